import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

/**
 * A document that is drawn from code.
 * @param record - the environment variable that replaces the file by the drawing
 * @returns the drawing, and what the file holds
 */
export async function nowAndWritten(
  file: URL,
  drawn: string,
  record: `RECORD_${string}`,
): Promise<[now: string, written: string]> {
  const style = await resolveConfig(file.pathname)
  const now = file.pathname.endsWith('.md') ? await format(drawn, { ...style, parser: 'markdown' }) : drawn
  if (process.env[record]) writeFileSync(file, now)
  return [now, readFileSync(file, 'utf8')]
}
