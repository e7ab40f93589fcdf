import { effortIn, effortText, rirIn } from './notation.ts'
import type { ShownProgram, ShownRow } from './program-in.ts'

export const FIRST_SESSION = 'Your first session'

/**
 * What to do in the first session, in order, from the door to its end. Empty without a session.
 *
 * @param isLoaded - whether a row has a weight to find, if none is printed
 */
export function firstSession(
  { weeks, overview, underABar, coolDown }: ShownProgram,
  isLoaded: (row: ShownRow) => boolean,
): string[] {
  const rows = weeks[0]?.workouts[0]?.rows ?? []
  const [first] = rows
  if (!first) return []
  const loaded = rows.filter(isLoaded)
  const alternates = rows.some(({ facts }) => facts.inTurnWith)
  const warmUp = rows.some(({ isSeated }) => isSeated) ? 'move easily' : 'walk or bike easily'
  return [
    ...(overview.clearance ? ['Read “Before you start” first.'] : []),
    `Day 1 of week 1: ${warmUp} until you are warm. Then set up for ${first.name}.`,
    ...(underABar ? [underABar] : []),
    ...(loaded.length && !isLoaded(first)
      ? [`${first.name} takes no weight. Do the planned reps, and stop as early as the page says.`]
      : []),
    ...weightWords(loaded),
    ...(loaded.length ? [] : [`There is nothing to load today. ${stopWords(rows)}`]),
    `Rest as long as the page says, then do the next set. Finish one exercise before the next${alternates ? ', unless two alternate' : ''}.`,
    `Write down the ${loaded.length ? 'weight and the reps' : 'reps'} of each set, on paper or in your phone. Next week begins there.`,
    `Last set written down? ${coolDown ? 'Now move easily for 5 to 10 minutes.' : 'You are done. A short first session is a good one.'}`,
  ]
}

function weightWords(loaded: readonly ShownRow[]): string[] {
  const bare = loaded.filter(({ weight, facts }) => !weight && facts.share === undefined)
  const hasShare = loaded.some(({ facts }) => facts.share !== undefined)
  const printed = loaded.some(({ weight }) => weight)
  const finds = printed || hasShare ? 'No weight given? Begin' : 'Find your weights: begin'
  return [
    ...(printed
      ? ['A weight is given? Warm up, then load it, bar included. Too heavy? Take 10 percent off.']
      : []),
    ...(hasShare
      ? ['A percent is given? Take that share of what you usually lift. Not sure? Guess low.']
      : []),
    ...(bare.length
      ? [
          `${finds} with the empty bar, the lightest dumbbell or the top plate of a machine. Do the planned reps, rest a minute, and go up a little. ${stopWords(bare)} ${LIGHT_SETS}${bare.some(hasSwap) ? ' Even the lightest is too heavy? Take the swap.' : ''}`,
        ]
      : []),
  ]
}

const LIGHT_SETS = 'That is your weight, and your set 1. The lighter sets were your warm-up.'

const hasSwap = ({ substitutes = [] }: ShownRow): boolean => substitutes.length > 0

/** By the effort of the first row that tells one in numbers. */
function stopWords(rows: readonly ShownRow[]): string {
  const efforts = rows.flatMap((row) => effortIn(effortText(row)) ?? [])
  const [effort] = efforts
  if (!effort) return 'Stop while it is still easy.'
  const left = Math.ceil(rirIn(effort).high)
  return `Stop when you have about ${left} good ${left === 1 ? 'rep' : 'reps'} left.`
}
