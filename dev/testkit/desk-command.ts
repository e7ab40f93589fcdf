import { programOf } from '../start/our-processes.ts'
import { START } from '../processes/programs.ts'
import { execFile } from '../processes/users.ts'

/** Runs an operator's command at the desk of a running, built product. @returns its output */
export async function desk(env: Readonly<Record<string, string>>, ...words: string[]): Promise<string> {
  const args = [...programOf('operate', START), ...words]
  const { stdout } = await execFile(process.execPath, args, { env: { ...env }, maxBuffer: 2 ** 24 })
  return stdout.trim()
}
