import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

/**
 * A document that is generated from code.
 * @param record - the environment variable that makes this overwrite the file
 * @returns the generated content, and that of the file
 */
export async function compareRecorded(
  file: URL,
  drawn: string,
  record: `RECORD_${string}`,
): Promise<[now: string, written: string]> {
  const style = await resolveConfig(file.pathname)
  const now = file.pathname.endsWith('.md') ? await format(drawn, { ...style, parser: 'markdown' }) : drawn
  if (process.env[record]) writeFileSync(file, now)
  return [now, readFileSync(file, 'utf8')]
}
