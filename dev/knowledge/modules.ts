import { conditionsModule, readConditions } from './conditions.ts'
import { howTosModule, readExercises, rowsModule } from './exercises.ts'
import { readWords, wordsModule } from './words.ts'
import { tableModules } from './tables.ts'
import { readRules, rulesModule, type RoomWithRules } from './rules.ts'
import { PAGE_FILES, pageModule } from './page-texts.ts'
import { replacementsModule, textModule, type TextFile } from './texts.ts'

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
    'domain/exercises/generated/plain-english.ts': written(PLAIN_ENGLISH, replacementsModule(PLAIN_ENGLISH)),
    'domain/training/profile/health/generated/conditions.ts': written(
      'domain/training/profile/health/data',
      conditionsModule(readConditions(Object.keys(words.en?.conditions ?? {}))),
    ),
    'domain/reading/lexicon/generated/words.ts': written('domain/reading/lexicon/data', wordsModule(words)),
    'domain/training/rules/generated/records.ts': rulesOf('rules'),
    'domain/training/review/generated/records.ts': rulesOf('review'),
    ...Object.fromEntries(
      tableModules().map(([path, from, text]) => [`domain/${path}`, written(`domain/${from}`, text)]),
    ),
    'domain/calls/generated/described.ts': textsOf({
      file: 'domain/calls/data/described.yaml',
      called: 'DESCRIBED',
      imports: "import type { WordsOfCalls } from '../described.ts'\n",
      type: 'satisfies WordsOfCalls',
    }),
    'domain/program/generated/glossary.ts': textsOf({
      file: 'domain/program/data/glossary.yaml',
      called: 'GLOSSARY',
      imports: "import type { Word } from '../effort-words.ts'\n",
      type: 'satisfies Readonly<Record<string, Word>>',
    }),
    'domain/shop/generated/refusals.ts': textsOf({
      file: 'domain/shop/data/refusals.yaml',
      called: 'REFUSALS',
      type: 'satisfies Readonly<Record<string, { status: number; text: string }>>',
    }),
    'gateway/progress/generated/messages.ts': textsOf({
      file: 'gateway/progress/data/messages.yaml',
      called: 'MESSAGES',
      imports: "import type { Messages } from '../progress-of.ts'\n",
      type: 'satisfies Messages',
    }),
    'gateway/exports/liftosaur/generated/names.ts': textsOf({
      file: 'gateway/exports/liftosaur/data/names.yaml',
      called: 'KNOWN',
      type: 'satisfies Readonly<Record<string, string>>',
    }),
    'language-model/generated/prompts.ts': textsOf({
      file: 'language-model/data/prompts.yaml',
      called: 'PROMPTS',
      type: 'satisfies Readonly<Record<string, string>>',
    }),
    'emails/generated/letters.ts': textsOf({
      file: 'emails/data/letters.yaml',
      called: 'LETTERS',
      imports: "import type { Draft } from '../layout.ts'\n",
      type: 'satisfies Readonly<Record<string, Draft>>',
    }),
    ...Object.fromEntries(
      PAGE_FILES.map((file) => [
        `web/texts/generated/${file}.ts`,
        written(`web/texts/data/${file}.yaml`, pageModule(file)),
      ]),
    ),
  }
}

const PLAIN_ENGLISH = 'domain/exercises/data/plain-english.yaml'

const rulesOf = (room: RoomWithRules): string =>
  written(`domain/training/${room}/data`, rulesModule(room, readRules(room)))

const textsOf = (table: TextFile): string => written(table.file, textModule(table))

const written = (from: string, text: string): string =>
  `// Written by \`npm run knowledge\` from ${from}. Change that.\n${text}`
