import type { TrainingProfile } from './profile.ts'

type Trainee = Pick<TrainingProfile, 'person'>

/** Minors: nothing heavy and nothing to failure. */
export const isMinor = ({ person }: Trainee): boolean => person.age === 'under-16' || person.age === '16-17'

export const isPastFifty = ({ person }: Trainee): boolean =>
  person.age === '50-64' || person.age === '65-plus'

/**
 * The fewest reps of a set for anyone under 18.
 *
 * @see Faigenbaum and others, "Youth resistance training: updated position statement paper from the NSCA" (2009): 6 to 15
 */
export const MIN_REPS_OF_MINORS = 6

/** This reserve makes sure that a set was not to failure: people are off by about one rep (Halperin 2022). */
const SURE_OF_NO_FAILURE = 2

/**
 * The reserve for an age, where other adults would keep `usual` reps.
 *
 * @see da Silva and others, "Repetitions to failure versus not to failure during concurrent training in healthy elderly
 *   men" (2018): sets that stop short gain as much, and are easier to recover from. From 50 on we read it cautiously for
 *   lifts of several joints, from 65 on for all.
 */
export function reserveFor({ person }: Trainee, isCompound: boolean, usual: number): number {
  if (person.age === '65-plus') return usual + 1
  const keepsTwo = isMinor({ person }) || (isCompound && person.age === '50-64')
  return keepsTwo ? Math.max(SURE_OF_NO_FAILURE, usual) : usual
}

/**
 * Whether a round adds sets. Recovery takes longer with age, so additions first come later and then not at
 * all.
 *
 * @see Fell and Williams, "The effect of aging on skeletal-muscle recovery from exercise" (2008)
 */
export const addsSetsIn = (round: 0 | 1, { person }: Trainee): boolean =>
  person.age !== '65-plus' && (person.age !== '50-64' || round === 1)

/**
 * The percents of the working weight for ramp sets before the first lift. One more set from age 50.
 *
 * @see Fragala and others, "Resistance training for older adults: position statement from the NSCA" (2019), on a general
 *   and a specific warm-up; how many sets is practice
 */
export const rampShares = (whose: Trainee): readonly number[] =>
  isPastFifty(whose) ? [40, 60, 80] : [50, 75]

/** The extra minutes of a longer warm-up. The shortest sessions have none to spare. */
export const extraWarmUpMinutes = (whose: Trainee & Pick<TrainingProfile, 'minutes'>): number =>
  isPastFifty(whose) && whose.minutes > 30 ? 2 : 0

/**
 * What the age changes, in a sentence; null if nothing.
 *
 * @param lowers - the program has exercises of slow lowering alone, in short sets that are not heavy for them
 */
export function ageDecision(
  { person, redFlags }: Trainee & Pick<TrainingProfile, 'redFlags'>,
  lowers = false,
): string | null {
  switch (person.age) {
    case 'under-16':
    case '16-17':
      return `You are under 18, so technique comes first. No set ${lowers ? 'but the slow lowering ' : ''}has fewer than ${MIN_REPS_OF_MINORS} reps, and none goes near failure.`
    case '50-64':
      return 'At 50 and over you get one extra warm-up set, and the big lifts always stop two reps early.'
    case '65-plus':
      return `At 65 and over you get one extra warm-up set${redFlags.length ? '' : ', and the hardest weeks keep one more rep in reserve'}.`
    case '18-49':
    case undefined:
      return null
  }
}
