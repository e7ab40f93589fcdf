import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { UnsoundData } from '../knowledge/checked.ts'
import { knowledgeModules } from '../knowledge/modules.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../domain/forms/sample-person.ts'

// Writes the modules that hold what coaches, translators and writers keep in data files, and says what is
// understood of a sentence by these words: npm run knowledge [-- 'no me mola el press de banca']

const ROOT = new URL('../../', import.meta.url)

try {
  const modules = Object.entries(knowledgeModules())
  const changed = modules.filter(([path, text]) => written(path) !== text)
  for (const [path, text] of changed) writeFileSync(new URL(path, ROOT), text)
  console.log(
    `The data files are sound. Written anew: ${changed.map(([path]) => path).join(', ') || 'nothing'}.`,
  )
  const said = process.argv.slice(2).join(' ')
  if (said) await tellUnderstood(said)
} catch (error) {
  if (!(error instanceof UnsoundData)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function written(path: string): string | null {
  const file = new URL(path, ROOT)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function tellUnderstood(exercisesToAvoid: string): Promise<void> {
  // Imported now: it reads the modules that were just written.
  const { understandingOf } = await import('../../domain/training/profile/understood/understanding.ts')
  const { chips, questions, unread } = understandingOf({ ...SAMPLE_ANSWERS, exercisesToAvoid }, SAMPLE_DAY)
  for (const { group, label } of chips) console.log(`understood, ${group}: ${label}`)
  for (const { asks } of questions) console.log(`asks: ${asks}`)
  for (const part of unread) console.log(`not understood: ${part}`)
}
