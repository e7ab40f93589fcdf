import { isLegs, PATTERNS, type Implement, type Pattern, type Position } from './vocabulary.ts'

/** Ways of moving that people turn down without naming an exercise. */
export const WAYS_OF_MOVING: readonly {
  said: RegExp
  patterns?: readonly Pattern[]
  positions?: readonly Position[]
  named: string
}[] = [
  {
    said: /\b(overhead|shoulder|military) ?press(es|ing)?\b/,
    patterns: ['vertical-push'],
    named: 'overhead presses',
  },
  {
    said: /\boverhead\b(?! ?(press|tricep|dumbbell|cable|extension|squat|carr|band|barbell|kettlebell))/,
    positions: ['overhead'],
    named: 'overhead work',
  },
  { said: /\b(jump\w*|plyo\w*|high[- ]impact|impact|hops?|hopping)\b/, positions: ['jump'], named: 'jumps' },
  {
    said: /\b(kneel\w*|(no|nothing|not|be|being|get|getting|down|go|going|stand|time) on my (hands and )?knees)\b/,
    positions: ['kneeling'],
    named: 'kneeling',
  },
  { said: /\b(hang|hanging)\b/, positions: ['hanging'], named: 'hanging' },
  {
    said: /\b(upside[- ]down|inverted positions?|handstands?)\b/,
    positions: ['inverted'],
    named: 'upside-down positions',
  },
  { said: /\b(lying|lie|laying) (flat )?on my back\b/, positions: ['supine'], named: 'lying on your back' },
  {
    said: /\b((lying|lie|laying) on my (stomach|belly|front)|face down)\b/,
    positions: ['prone'],
    named: 'lying face down',
  },
  {
    said: /\b(on the floor|floor (work|exercises))\b/,
    positions: ['supine', 'prone', 'kneeling'],
    named: 'floor work',
  },
  { said: /\bhip ?hing(e|es|ing)\b/, patterns: ['hinge'], named: 'hip hinges' },
  {
    said: /\b((no|skip|skipping|avoid|without) (training )?(legs?|lower body)\b(?! ?(press|curl|ext|raise))|(legs?|lower body) (day|days|work|exercises?|training)\b)/,
    patterns: PATTERNS.filter(isLegs),
    named: 'leg work',
  },
  {
    said: /\b(chest (day|work|exercises?|training)|(no|skip) chest|pec (tear|strain)|torn pec\w*)\b/,
    patterns: ['horizontal-push', 'chest-fly'],
    named: 'chest work',
  },
  {
    said: /\barms? (day|work|exercises?|training)\b/,
    patterns: ['curl', 'elbow-extension'],
    named: 'arm work',
  },
  {
    said: /\b((abs?|core|abdominal) (work|exercises?|training)|(no|skip|hate) (abs|core)(?! ?\w))\b/,
    patterns: ['trunk-flexion', 'trunk-stability', 'trunk-rotation'],
    named: 'core work',
  },
  {
    said: /\b(hamstrings?|hammies)\b(?! ?(curl|bridge))/,
    patterns: ['knee-flexion', 'hinge'],
    named: 'hamstring work',
  },
  { said: /\bcal(f|ves)\b(?! ?(raise|press))/, patterns: ['calf'], named: 'calf work' },
  { said: /\bbiceps?\b(?! ?curl)/, patterns: ['curl'], named: 'biceps work' },
  {
    said: /\btriceps?\b(?! ?(ext|push|press|kick|dip))/,
    patterns: ['elbow-extension'],
    named: 'triceps work',
  },
  { said: /\bforearms?\b/, patterns: ['forearm'], named: 'forearm work' },
]

/** Equipment that people turn down. */
export const TOOLS: readonly { said: RegExp; implements: readonly Implement[]; named: string }[] = [
  // Every bar that plates go on: who turns down one means them all.
  { said: /\bbarbells?\b/, implements: ['barbell', 'trap-bar', 'ez-bar', 'landmine'], named: 'barbells' },
  { said: /\bdumbbells?\b/, implements: ['dumbbells'], named: 'dumbbells' },
  { said: /\bkettlebells?\b/, implements: ['kettlebell'], named: 'kettlebells' },
  { said: /\bbands?\b/, implements: ['bands'], named: 'bands' },
  { said: /\bcables?\b/, implements: ['cable', 'lat-pulldown'], named: 'cables' },
  { said: /\bsmith\b/, implements: ['smith-machine'], named: 'the Smith machine' },
  {
    said: /\bmachines?\b/,
    implements: ['machines', 'leg-press', 'lat-pulldown', 'leg-curl', 'leg-extension', 'smith-machine'],
    named: 'machines',
  },
]
