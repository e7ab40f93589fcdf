import { EFFORT_IN_WORDS } from '../../domain/program/effort-words.ts'

/** Options that are terms, each with what it means. */
const MEANINGS: Readonly<Record<string, string>> = {
  RIR: EFFORT_IN_WORDS,
  Hypertrophy: 'Hypertrophy is bigger muscles.',
  Powerbuilding: 'Powerbuilding is strength on the main lifts, and size beside them.',
  'Upper/Lower': 'Upper/Lower is your top half one day and your legs the next.',
  'Upper/Lower Split': 'Upper/Lower is your top half one day and your legs the next.',
  'Push/Pull/Lower': 'Push/Pull/Lower is presses, then pulls, then legs.',
  'Push/Pull/Legs': 'Push/Pull/Legs is presses, then pulls, then legs.',
  'Body part split': 'A body part split trains one or two muscles a day.',
}

/** What the terms among some options mean. Empty if there is none. */
export const meaningsOf = (options: readonly string[]): string =>
  options.flatMap((option) => MEANINGS[option] ?? []).join(' ')
