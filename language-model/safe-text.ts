/** Without what could look like our delimiters, or control the terminal of a log reader. */
export const safeText = (text: string, limit: number): string =>
  text
    .slice(0, limit)
    .replace(/[<>]/g, ' ')
    .replace(/\p{Cc}/gu, ' ')

/** Fills the `{{slots}}` of a prompt. */
export const filled = (prompt: string, values: Readonly<Record<string, string | number>>): string =>
  prompt.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => {
    if (values[slot] === undefined) throw new Error(`the prompt has no value for {{${slot}}}`)
    return String(values[slot])
  })
