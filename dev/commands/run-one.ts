/**
 * Runs the program of that name as if it had been started by itself: what follows the name on the command line
 * is its own. Without a name, or with another, it lists the names.
 */
export async function runOne(command: string, programs: Readonly<Record<string, string>>): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1)
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined
  if (program) return void (await import(program))
  console.error(
    `${name ? `There is no “${name}”. ` : ''}npm run ${command} -- ${Object.keys(programs).join(' | ')}`,
  )
  process.exitCode = 1
}
