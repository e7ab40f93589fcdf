import type { KnownLift } from '../../../forms/facts.ts'

/**
 * Exercises close to a known lift, and their usual share of its maximum. Shares are about 7 % below published
 * values: a first weight that is a little too light is easy to correct. For dumbbells it is the share of one
 * of the two. If several lifts are related, the closest comes first.
 *
 * @see Saeterbakken and others, "A comparison of muscle activity and 1-RM strength of three chest-press exercises with
 *   different stability requirements" (2011): two dumbbells are 83 % of the bar, so one is 41 %
 * @see Saeterbakken and others, "The effects of bench press variations in competitive athletes on muscle activity and
 *   performance" (2017): on an incline 79 %, with a narrow grip 90 % of the flat bench
 * @see Saeterbakken and Fimland, "Effects of body position and loading modality on muscle activity and strength in
 *   shoulder presses" (2013): standing, two dumbbells are 93 % of the bar; seated, a ninth more than standing
 * @see Thibaudeau, "Know your ratios, destroy weaknesses" (after Poliquin): front squat 85 % of the squat
 * @see Strength Level's comparisons: row 79 to 88 % of the bench press, Romanian deadlift about three quarters of the
 *   deadlift, overhead press about two thirds of the bench press
 *
 * Pauses, boxes, the floor, stances and deficits are practice: 90 to 100 % of the base lift. A leg press
 * determines nothing, because every machine differs.
 */
export const RELATED: Readonly<Record<string, readonly (readonly [lift: KnownLift, share: number])[]>> = {
  'barbell-back-squat': [['front-squat', 1.09]],
  'barbell-pause-squat': [['squat', 0.84]],
  'barbell-box-squat': [['squat', 0.84]],
  'barbell-front-squat': [['squat', 0.79]],
  'barbell-bench-press': [['incline-bench-press', 1.17]],
  'barbell-pause-bench-press': [['bench-press', 0.9]],
  'close-grip-bench-press': [['bench-press', 0.84]],
  'barbell-floor-press': [['bench-press', 0.84]],
  'incline-barbell-bench-press': [['bench-press', 0.73]],
  'dumbbell-bench-press': [['bench-press', 0.385]],
  'neutral-grip-dumbbell-bench-press': [['bench-press', 0.385]],
  'incline-dumbbell-bench-press': [
    ['incline-bench-press', 0.385],
    ['bench-press', 0.305],
  ],
  'barbell-overhead-press': [['bench-press', 0.6]],
  'seated-barbell-overhead-press': [['overhead-press', 0.93]],
  'dumbbell-shoulder-press': [['overhead-press', 0.43]],
  'seated-dumbbell-shoulder-press': [['overhead-press', 0.48]],
  'sumo-deadlift': [['deadlift', 0.92]],
  'deficit-deadlift': [['deadlift', 0.88]],
  'barbell-romanian-deadlift': [['deadlift', 0.7]],
  'barbell-bent-over-row': [['bench-press', 0.74]],
  'pendlay-row': [
    ['barbell-row', 0.92],
    ['bench-press', 0.73],
  ],
}
