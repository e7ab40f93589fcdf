const NOTHING = /^(none|no|nope|nothing|n ?a|no(ne)? (thanks|limitations|injuries|preference))?$/
/** Whether a text is blank, or says that there is nothing to say. */
export const saysNothing = (text: string): boolean =>
  NOTHING.test(
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )

/** False for the first letters of a text that is still being typed. */
export const hasWord = (text: string): boolean => /\p{L}{3}/u.test(text)
