/** The words that the catalogue, the profile and the rules share. */

export const IMPLEMENTS = [
  'barbell',
  'rack',
  'bench',
  'incline-bench',
  'dumbbells',
  'kettlebell',
  'cable',
  'machines',
  'smith-machine',
  'bands',
  'mini-band',
  'pull-up-bar',
  'dip-bars',
  'suspension',
  'ez-bar',
  'trap-bar',
  'landmine',
  'box',
  'ab-wheel',
  'stability-ball',
  'medicine-ball',
  'leg-press',
  'lat-pulldown',
  'leg-curl',
  'leg-extension',
  'plates',
] as const
export type Implement = (typeof IMPLEMENTS)[number]

export const PATTERNS = [
  'squat',
  'lunge',
  'hinge',
  'hip-extension',
  'knee-flexion',
  'knee-extension',
  'horizontal-push',
  'vertical-push',
  'chest-fly',
  'horizontal-pull',
  'vertical-pull',
  'straight-arm-pull',
  'rear-delt',
  'outward-rotation',
  'lateral-raise',
  'front-raise',
  'shrug',
  'curl',
  'elbow-extension',
  'forearm',
  'calf',
  'trunk-stability',
  'trunk-flexion',
  'trunk-rotation',
  'carry',
  'hip-abduction',
  'hip-adduction',
  'jump',
] as const
export type Pattern = (typeof PATTERNS)[number]

export type Muscle =
  | 'chest'
  | 'back'
  | 'traps'
  | 'front-delts'
  | 'side-delts'
  | 'rear-delts'
  | 'rotator-cuff'
  | 'biceps'
  | 'triceps'
  | 'forearms'
  | 'quads'
  | 'hamstrings'
  | 'glutes'
  | 'calves'
  | 'shins'
  | 'core'
  | 'lower-back'
  | 'adductors'
  | 'abductors'

export const JOINTS = ['shoulder', 'elbow', 'wrist', 'neck', 'lower-back', 'hip', 'knee', 'ankle'] as const
export type Joint = (typeof JOINTS)[number]

/**
 * How the body is held where that alone can rule an exercise out. `standing` is all that the feet bear, upright, bent over
 * or leaning; what can as well be done on a chair does not have it. `floor` is whatever somebody has to get down for.
 */
export const POSITIONS = [
  'overhead',
  'supine',
  'prone',
  'inverted',
  'hanging',
  'kneeling',
  'jump',
  'standing',
  'floor',
] as const
export type Position = (typeof POSITIONS)[number]

/** What an exercise does where its pattern alone would not tell it from another: nobody takes one for the other. */
export type Movement =
  | 'arms-up'
  | 'drop-and-jump'
  | 'get-up'
  | 'kick-back'
  | 'knee-lift'
  | 'lean-back'
  | 'legs-up'
  | 'one-leg-jump'
  | 'out-to-the-side'
  | 'roll-out'
  | 'side-bend'
  | 'side-hold'
  | 'keep-balance'
  | 'straight-leg'
  | 'wrist-back'

/** What else is true of an exercise, where a rule asks for it. */
export type Trait =
  /** Done with help: it gets harder by less help, so it grows by reps. */
  | 'assisted'
  /** What it needs only bears the body: there is no weight to add. */
  | 'own-weight'
  /** Right to begin with, and soon outgrown. */
  | 'easy'
  /** As hard as it is for being slow. */
  | 'slow'
  /** Takes a weight for each hand. */
  | 'pair'
  /** Takes a kettlebell for each hand, alike or not. */
  | 'two-bells'
  /** Takes two kettlebells of different sizes. */
  | 'unlike-bells'
  /** Cleaned to the shoulder before each press. */
  | 'cleaned'
  /** Moves the whole body from the hands, with nothing to help. */
  | 'whole-body'
  /** Grows in bigger steps than its implement comes in. */
  | 'big-steps'
  /** Shallow enough for a knee or hip that hurts deep down. */
  | 'shallow'
  /** Bent over with nothing to bear the trunk. */
  | 'bent-over'
  /** Turns the trunk, though its pattern is another. */
  | 'twisting'
  /** One leg does the work alone. */
  | 'one-leg'
  /** A bar over the body that can be got stuck under. */
  | 'spotter'
  /** Seat, pad, bench, rails or a hand bears or steadies the body. */
  | 'supported'
  | 'seated'
  /** Trains standing on one leg, in a split stance or getting up. */
  | 'balance'
  /** Needs no firm grip. */
  | 'grip-free'
  /** Presses on a slope, for the top of the chest. */
  | 'incline'
  /** Curls with the thumbs up, for what lies under the biceps. */
  | 'neutral-grip'
  /** Curls with the upper arm before the body. */
  | 'arm-in-front'
  /** Curls with the upper arm behind the body, where the biceps is longest. */
  | 'stretched'
  /** Raises the heel with a bent knee, so that the soleus does the work. */
  | 'bent-knee'
  /** Hangs from a door or its frame. */
  | 'door'
  /** Thrown by the hips: fast, many repetitions, and far from failure. */
  | 'ballistic'

export const GOALS = ['hypertrophy', 'strength', 'powerbuilding', 'general'] as const
export type Goal = (typeof GOALS)[number]

export const LEVELS = ['novice', 'intermediate', 'advanced'] as const
export type Level = (typeof LEVELS)[number]

export const SPLITS = [
  'full-body',
  'upper-lower',
  'push-pull-lower',
  'push-pull-legs',
  'body-part',
  'any',
] as const
export type Split = (typeof SPLITS)[number]

function among(patterns: readonly Pattern[]): (pattern: Pattern) => boolean {
  const all = new Set(patterns)
  return (pattern) => all.has(pattern)
}

export const isKneeDominant = among(['squat', 'lunge'])
export const isHipDominant = among(['hinge', 'hip-extension'])
export const isPush = among(['horizontal-push', 'vertical-push'])
export const isPull = among(['horizontal-pull', 'vertical-pull'])
/** Multi-joint work; everything else counts as isolation or trunk work. */
export const isCompound = among([
  'squat',
  'lunge',
  'hinge',
  'hip-extension',
  'horizontal-push',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
  'jump',
])
export const isLegs = among([
  'squat',
  'lunge',
  'hinge',
  'hip-extension',
  'knee-flexion',
  'knee-extension',
  'calf',
  'hip-abduction',
  'hip-adduction',
  'jump',
])
export const isTrunk = among(['trunk-stability', 'trunk-flexion', 'trunk-rotation', 'carry'])

/**
 * The one rule by which a row gets harder.
 *
 * - `linear`: the same repetitions, more weight each time that the lift comes.
 * - `double`: one range of repetitions at one effort; whoever reaches its top adds weight, or takes a stronger band.
 * - `chart`: fewer repetitions as the weeks go, at one effort; the weight of each week is known, and printed.
 * - `climb`: repetitions rise at one weight, or without any.
 * - `top-set`: one heavy set of fewer repetitions as the weeks go, then lighter ones; its effort chooses the weight.
 * - `wave`: all sets of fewer repetitions as the weeks go; their effort chooses the weight.
 */
export type Growth = 'linear' | 'double' | 'chart' | 'climb' | 'top-set' | 'wave'
