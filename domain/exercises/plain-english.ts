import { REPLACED } from './generated/plain-english.ts'

/** Puts a text in the words of our rules: mends misspellings, translates from three languages. */
export const plainEnglish = (text: string): string =>
  REPLACED.reduce(
    (said, [found, meant]) => said.replace(found, meant),
    text.toLowerCase().replace(/[’‘]/g, "'"),
  )
