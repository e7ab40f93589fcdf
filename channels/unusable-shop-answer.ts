/** The shop's answer is unusable. The code says why, such as 401 for a wrong key. */
export class UnusableShopAnswer extends Error {
  override readonly name = 'UnusableShopAnswer'
  readonly code: number | string

  constructor(code: number | string, message = `HTTP ${code}`) {
    super(message)
    this.code = code
  }
}
