import { conditionsModule, readConditions } from './conditions.ts'
import { howTosModule, readExercises, rowsModule } from './exercises.ts'
import { readWords, wordsModule } from './words.ts'
import { readRules, rulesModule, type RoomWithRules } from './rules.ts'
import { TEXT_FILES, textsModule } from './texts.ts'

/**
 * The modules that the product imports, by their paths. How exercises are done is apart from what they are: forms
 * need only that.
 *
 * @throws {UnsoundData} which names the file, the record and what is wrong with it
 */
export function knowledgeModules(): Readonly<Record<string, string>> {
  const exercises = readExercises()
  const words = readWords()
  return {
    'domain/exercises/generated/rows.ts': written('domain/exercises/data', rowsModule(exercises)),
    'domain/exercises/generated/how-tos.ts': written('domain/exercises/data', howTosModule(exercises)),
    'domain/training/profile/health/generated/conditions.ts': written(
      'domain/training/profile/health/data',
      conditionsModule(readConditions(Object.keys(words.en?.conditions ?? {}))),
    ),
    'domain/reading/lexicon/generated/words.ts': written('domain/reading/lexicon/data', wordsModule(words)),
    'domain/training/rules/generated/records.ts': rulesOf('rules'),
    'domain/training/review/generated/records.ts': rulesOf('review'),
    ...Object.fromEntries(
      TEXT_FILES.map((file) => [
        `web/texts/generated/${file}.ts`,
        written(`web/texts/data/${file}.yaml`, textsModule(file)),
      ]),
    ),
  }
}

const rulesOf = (room: RoomWithRules): string =>
  written(`domain/training/${room}/data`, rulesModule(room, readRules(room)))

const written = (from: string, text: string): string =>
  `// Written by \`npm run knowledge\` from ${from}. Change that.\n${text}`
