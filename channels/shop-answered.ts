/** The shop's answer is unusable. The code says why, such as 401 for a wrong key. */
export class ShopAnswered extends Error {
  override readonly name = 'ShopAnswered'
  readonly code: number | string

  constructor(code: number | string, message = `HTTP ${code}`) {
    super(message)
    this.code = code
  }
}
