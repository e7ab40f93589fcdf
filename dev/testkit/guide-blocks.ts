/** The code of a fenced block of that name in a guide, with its last line break; empty if there is none. */
export const blockIn = (guide: string, name: string): string =>
  new RegExp(`^\`\`\`(?:ts|yaml) ${name}\n(.+?)^\`\`\``, 'ms').exec(guide)?.[1] ?? ''
