/**
 * The stored value is sealed with a key that is not among DATA_KEYS, or it was altered. The value stays
 * unchanged.
 */
export class DataUnreadable extends Error {
  override readonly name = 'DataUnreadable'
}
