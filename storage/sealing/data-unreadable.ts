/** What is kept is sealed with a key that is not among DATA_KEYS, or is not what was sealed. It stays as it is. */
export class DataUnreadable extends Error {
  override readonly name = 'DataUnreadable'
}
