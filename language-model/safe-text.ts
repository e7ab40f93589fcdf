/** Without what could look like our delimiters, or control the terminal of a log reader. */
export const safeText = (text: string, limit: number): string =>
  text
    .slice(0, limit)
    .replace(/[<>]/g, ' ')
    .replace(/\p{Cc}/gu, ' ')
