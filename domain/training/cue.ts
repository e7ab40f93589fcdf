import type { TrainingProfile } from '../profile.ts'
import { CUE_WORDS } from './cue-words.ts'
import type { CatalogueEntry } from './exercise.ts'
import { exerciseTermsIn } from './exercise-terms.ts'
import type { Pattern } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const LONGEST_CUE = 70

/** What every lift of a kind needs said. No numbers: those stand in the fixed forms alone. */
const CUES: Readonly<Record<Pattern, string>> = {
  squat: 'Brace, sit down between your hips, drive up evenly.',
  lunge: 'Stay tall and push through the whole front foot.',
  hinge: 'Push your hips back and keep your back flat.',
  'hip-extension': 'Squeeze at the top without arching your back.',
  'knee-flexion': 'Bend smoothly and lower slowly.',
  'knee-extension': 'Pause at the top and lower slowly.',
  'horizontal-push': 'Keep your shoulder blades back and lower under control.',
  'vertical-push': 'Squeeze your glutes and keep your ribs down.',
  'chest-fly': 'Keep a soft bend in your elbows.',
  'horizontal-pull': 'Lead with your elbows and pause at the end.',
  'vertical-pull': 'Pull your elbows down to your sides.',
  'straight-arm-pull': 'Keep your arms long and your ribs down.',
  'rear-delt': 'Move slowly and keep your neck relaxed.',
  'lateral-raise': 'Lead with your elbows and stop at shoulder height.',
  'front-raise': 'Lift slowly and keep your body still.',
  shrug: 'Lift straight up and pause.',
  curl: 'Keep your elbows still and lower slowly.',
  'elbow-extension': 'Keep your upper arms still.',
  forearm: 'Move slowly through the full range.',
  calf: 'Pause at the bottom and at the top.',
  'trunk-stability': 'Breathe, and keep your ribs and hips in line.',
  'trunk-flexion': 'Come up slowly and keep your neck long.',
  'trunk-rotation': 'Turn from your ribs and keep your hips quiet.',
  carry: 'Walk tall with your shoulders level.',
  'hip-abduction': 'Keep your hips level and move slowly.',
  'hip-adduction': 'Squeeze slowly and hold for a moment.',
  jump: 'Land softly and reset before each rep.',
}

/** Where the lift is not what its movement suggests: sitting, lying or guided. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/leg press|single-leg press/i, 'Keep your hips on the seat and push through your whole foot.'],
  [/wall sit/i, 'Keep your back flat on the wall and breathe.'],
  [/hack|pendulum/i, 'Keep your back on the pad and lower slowly.'],
  [
    /^(seated|(smith )?machine) .*(shoulder|overhead) press/i,
    'Keep your back on the pad and press without shrugging.',
  ],
  [/landmine press/i, 'Lean in a little and press up and away from you.'],
  [/step-up/i, 'Step up through your heel and lower slowly.'],
  [/swing/i, 'Snap your hips forward and let your arms follow.'],
  [/push-up/i, 'Keep your body in one line from head to heels.'],
  [/dip/i, 'Keep your shoulders down and go only as low as feels good.'],
]

/** What we say of a lift ourselves. */
const usualCue = ({ name, pattern }: CatalogueEntry): string =>
  INSTEAD.find(([lift]) => lift.test(name))?.[1] ?? CUES[pattern]

/** Letters and plain punctuation; no digit, link, mark-up or instruction gets through. */
const PLAIN = /^[A-Z][A-Za-z ,;'-]*\.?$/
const NOT_OURS_TO_SAY =
  /\b(ignore|instruction|system|prompt|http|www|click|buy|visit|email|doctor|cure|heal|treat|therapy|pain|injur|diagnos|guarantee|rehab|medic|barbell|dumbbell|kettlebell|band|cable|machine|bench|rack|box|wheel|ball|kg|lb|pound|kilo|percent)/i

/** How many words in a row may also stand in the buyer's text. */
const SHARED_WORDS = 4

/** The model's own words when they are harmless, else the ones that we always use. */
export function cleanCue(said: string, entry: CatalogueEntry, profile: TrainingProfile): string {
  const cue = said.trim()
  const usual = usualCue(entry)
  if (cue.length < 8 || cue.length > LONGEST_CUE || !PLAIN.test(cue) || NOT_OURS_TO_SAY.test(cue))
    return usual
  if (!isCoaching(cue) || exerciseTermsIn(cue).length || repeats(cue, profile.comments)) return usual
  return cue.endsWith('.') ? cue : `${cue}.`
}

const isCoaching = (cue: string): boolean =>
  (cue.toLowerCase().match(/[a-z']+/g) ?? []).every((word) => CUE_WORDS.has(word))

function repeats(cue: string, comments: string): boolean {
  const theirs = ` ${wordsOf(comments).join(' ')} `
  const ours = wordsOf(cue)
  return ours.some(
    (_, start) =>
      start + SHARED_WORDS <= ours.length &&
      theirs.includes(` ${ours.slice(start, start + SHARED_WORDS).join(' ')} `),
  )
}
