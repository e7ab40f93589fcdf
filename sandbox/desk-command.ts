import { join } from 'node:path'
import { execFile } from './users.ts'

/** What an operator types at the desk of a running product. @returns what is printed */
export async function desk(env: Readonly<Record<string, string>>, ...words: string[]): Promise<string> {
  const args = ['--import', 'tsx', join('desk', 'main.ts'), ...words]
  const { stdout } = await execFile(process.execPath, args, { env: { ...env }, maxBuffer: 2 ** 24 })
  return stdout.trim()
}
