/** An address for whoever may not have typed it: its owner knows it again, and nobody else can write to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first, second] = email.slice(0, at).toLowerCase()
  return `${second === undefined ? '' : first}•••${email.slice(at).toLowerCase()}`
}
