import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { inWords } from '../../exercises/words.ts'
import { LEVELS } from '../../exercises/vocabulary.ts'
import { WEEKS } from '../../program/weeks.ts'
import { objectionTo } from '../profile/eligible.ts'
import type { TrainingProfile } from '../profile/profile.ts'

type Trainee = TrainingProfile

const likedBy = ({ likes }: Trainee): CatalogueEntry[] => likes.flatMap((id) => entryById(id) ?? [])

/** Whether health closes something that somebody likes and has the equipment for. */
export const isLikedClosedByHealth = (profile: Trainee): boolean =>
  likedBy(profile).some((entry) => ['red-flag', 'injury'].includes(objectionTo(entry, profile) ?? ''))

/** The same person eight weeks on. */
const afterwards = (profile: Trainee): Trainee => ({
  ...profile,
  weeks: Object.fromEntries(
    Object.entries(profile.weeks).map(([condition, since]) => [condition, since + WEEKS]),
  ),
})

const MOST_NAMED = 2

/** What somebody likes that health closes today and no longer after the eight weeks, the easiest without a bar first. */
export function likedAgain(profile: Trainee): CatalogueEntry[] {
  const later = afterwards(profile)
  const weight = ({ level, needs }: CatalogueEntry) =>
    LEVELS.indexOf(level) + Number(needs.includes('barbell'))
  return likedBy(profile)
    .filter((entry) => objectionTo(entry, profile) === 'red-flag' && objectionTo(entry, later) === null)
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, MOST_NAMED)
}

/**
 * How what was missed comes back after the eight weeks.
 *
 * @see Royal College of Surgeons of England, "Get Well Soon" (2011): a little more each week; the numbers are practice
 */
export function comebackOfLiked(profile: Trainee): string[] {
  const names = likedAgain(profile).map(({ name }) => name)
  if (!names.length) return []
  return [
    `If whoever treats you says yes, ${inWords(names, 'or')} can come back on one day a week. Do 2 sets of 8 with half of your old weight, then a tenth more each week. At any pull or pain, stop and ask again.`,
  ]
}
