import { conditionsModule, readConditions } from './conditions.ts'
import { howTosModule, readExercises, rowsModule } from './exercises.ts'
import { readWords, wordsModule } from './words.ts'
import { tableModules } from './tables.ts'
import { readRules, rulesModule, type RoomWithRules } from './rules.ts'

/**
 * The modules that the product imports, by their paths below `domain`. How exercises are done is apart from what
 * they are: forms need only that.
 *
 * @throws {UnsoundData} which names the file, the record and what is wrong with it
 */
export function knowledgeModules(): Readonly<Record<string, string>> {
  const exercises = readExercises()
  const words = readWords()
  return {
    'exercises/generated/rows.ts': written('exercises/data', rowsModule(exercises)),
    'exercises/generated/how-tos.ts': written('exercises/data', howTosModule(exercises)),
    'training/profile/health/generated/conditions.ts': written(
      'training/profile/health/data',
      conditionsModule(readConditions(Object.keys(words.en?.conditions ?? {}))),
    ),
    'reading/lexicon/generated/words.ts': written('reading/lexicon/data', wordsModule(words)),
    'training/rules/generated/records.ts': rulesOf('rules'),
    'training/review/generated/records.ts': rulesOf('review'),
    ...Object.fromEntries(tableModules().map(([path, from, text]) => [path, written(from, text)])),
  }
}

const rulesOf = (room: RoomWithRules): string =>
  written(`training/${room}/data`, rulesModule(room, readRules(room)))

const written = (from: string, text: string): string =>
  `// Written by \`npm run knowledge\` from domain/${from}. Change that.\n${text}`
