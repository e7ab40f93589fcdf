/**
 * Masks an address for a reader who may not have typed it. Its owner recognises it, and nobody else can write
 * to it.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first, second] = email.slice(0, at).toLowerCase()
  return `${second === undefined ? '' : first}•••${email.slice(at).toLowerCase()}`
}
