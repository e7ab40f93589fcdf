import { KNOWN } from './generated/names.ts'

export const knownName = (name: string): string | null =>
  Object.hasOwn(KNOWN, name) ? KNOWN[name as keyof typeof KNOWN] : null

const RESERVED = /[/{}()#[\]|!:\\\s]+/g

/** Our name, reduced to what its language allows. */
export const ownName = (name: string): string => name.replace(RESERVED, ' ').trim() || 'Exercise'
