/** The vocabulary of the catalogue, the profile and the rules. */

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

/** Weights of one piece that no form asks for. They come off the floor in the arms. */
export const ODD_OBJECTS = ['sandbag', 'log'] as const

/** Bars that no form asks for. Each is loaded like a barbell, in place of the straight one. */
export const OWN_BARS = ['safety-bar'] as const

/** Gear with exercises of its own, open to whoever names it. */
export const NAMED_GEAR = [...ODD_OBJECTS, ...OWN_BARS] as const
export type NamedGear = (typeof NAMED_GEAR)[number]

/** All that an exercise may need. */
export const NEEDS = [...IMPLEMENTS, ...NAMED_GEAR] as const
export type Need = (typeof NEEDS)[number]

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

export const MUSCLES = [
  'chest',
  'back',
  'traps',
  'front-delts',
  'side-delts',
  'rear-delts',
  'rotator-cuff',
  'biceps',
  'triceps',
  'forearms',
  'quads',
  'hamstrings',
  'glutes',
  'calves',
  'shins',
  'core',
  'lower-back',
  'adductors',
  'abductors',
] as const
export type Muscle = (typeof MUSCLES)[number]

export const JOINTS = ['shoulder', 'elbow', 'wrist', 'neck', 'lower-back', 'hip', 'knee', 'ankle'] as const
export type Joint = (typeof JOINTS)[number]

/**
 * Body positions that can exclude an exercise. `standing` means the feet carry the body, upright, bent over
 * or leaning; an exercise that also works on a chair does not have it. `floor` means the person has to get
 * down.
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

/** What it does, if its pattern is ambiguous. Different movements do not replace each other. */
export const MOVEMENTS = [
  'arms-up',
  'drop-and-jump',
  'get-up',
  'kick-back',
  'knee-lift',
  'lean-back',
  'legs-up',
  'one-leg-jump',
  'out-to-the-side',
  'roll-out',
  'side-bend',
  'side-hold',
  'keep-balance',
  'straight-leg',
  'wrist-back',
] as const
export type Movement = (typeof MOVEMENTS)[number]

/** Further properties that a rule asks about. */
export const TRAITS = [
  /** Done with assistance. Less assistance makes it harder, so it progresses by reps. */
  'assisted',
  /** Its equipment only supports the body: there is no weight to add. */
  'own-weight',
  /** Moves almost no load: the air, a towel against oneself, or a limb instead of a weight. */
  'no-load',
  /** Good for a start, and soon outgrown. */
  'easy',
  /** Hard only because it is slow. */
  'slow',
  /** Takes a weight for each hand. */
  'pair',
  /** Takes a kettlebell for each hand, alike or not. */
  'two-bells',
  /** Takes two kettlebells of different sizes. */
  'unlike-bells',
  /** Cleaned to the shoulder before each press. */
  'cleaned',
  /** Moves the whole body from the hands, without assistance. */
  'whole-body',
  /** Progresses in larger steps than its implement has. */
  'big-steps',
  /** Shallow enough for a knee or hip that hurts in deep positions. */
  'shallow',
  /** Bent over without trunk support. */
  'bent-over',
  /** A bar lies behind the neck: the hands hold it with the arms up and turned out. */
  'bar-on-back',
  /** The elbows leave the sides, or the arms reach up. */
  'elbows-out',
  /** The arms carry much of the body, with the feet off the floor or the hands under the shoulders. */
  'on-arms',
  /** Its weight hangs from a belt at the hips, so the back bears none of it. */
  'from-hips',
  /** Begins higher than the floor. */
  'raised',
  /** Pads lie on the shoulders under a sled, which is hard to get out of. */
  'shouldered',
  /** Rotates the trunk, although its pattern is another. */
  'twisting',
  /** One leg does the work alone. */
  'one-leg',
  /** Its bar comes off the floor before every set, for want of a rack. */
  'rackless',
  /** A bar over the body that can trap the person. */
  'spotter',
  /** A seat, pad, bench, rail or hand supports the body. */
  'supported',
  'seated',
  /** Trains standing on one leg, in a split stance or getting up. */
  'balance',
  /** Needs no firm grip. */
  'grip-free',
  /** Presses on a slope, for the top of the chest. */
  'incline',
  /** Curls with the thumbs up, for the muscle under the biceps. */
  'neutral-grip',
  /** Curls with the upper arm in front of the body. */
  'arm-in-front',
  /** Curls with the upper arm behind the body, where the biceps is longest. */
  'stretched',
  /** Raises the heel with a bent knee, so that the soleus does the work. */
  'bent-knee',
  /** Hangs from a door or its frame. */
  'door',
  /** Driven by the hips: fast, many reps, far from failure. */
  'ballistic',
  /** On the way to a skill of one's own weight, or the skill: only for somebody who names it. */
  'skill',
] as const
export type Trait = (typeof TRAITS)[number]

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
 * The only way a row gets harder.
 *
 * - `linear`: the same reps, more weight each session.
 * - `double`: one rep range at one effort. The top of the range adds weight or a stronger band.
 * - `chart`: fewer reps over the weeks, at one effort. Each week's weight is known and printed.
 * - `climb`: reps rise at one weight, or without weight.
 * - `top-set`: one heavy set with fewer reps over the weeks, then lighter sets. Effort determines the weight.
 * - `wave`: all sets with fewer reps over the weeks. Effort determines the weight.
 */
export type ProgressionKind = 'linear' | 'double' | 'chart' | 'climb' | 'top-set' | 'wave'

/** A program without one of these has a hole. */
export const MAIN_PATTERNS: readonly Pattern[] = [
  'squat',
  'hinge',
  'horizontal-push',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
]
