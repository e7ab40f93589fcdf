/** The model cannot be reached or is overloaded. It passes: whoever called tries again later. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
}
