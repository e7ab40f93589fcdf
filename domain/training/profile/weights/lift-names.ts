import type { KnownLift } from '../../../forms/facts.ts'

/** The lexicon's names for the known lifts. */
export const KNOWN_LIFT_OF: Readonly<Partial<Record<string, KnownLift>>> = {
  squat: 'squat',
  'back-squat': 'squat',
  'front-squat': 'front-squat',
  'bench-press': 'bench-press',
  'incline-press': 'incline-bench-press',
  deadlift: 'deadlift',
  'romanian-deadlift': 'romanian-deadlift',
  'overhead-press': 'overhead-press',
  'barbell-row': 'barbell-row',
  'hip-thrust': 'hip-thrust',
  'pull-up': 'pull-up',
}

/** In a sentence. */
export const LIFT_NAMES: Readonly<Record<KnownLift, string>> = {
  squat: 'squat',
  'front-squat': 'front squat',
  'bench-press': 'bench press',
  'incline-bench-press': 'incline bench press',
  deadlift: 'deadlift',
  'romanian-deadlift': 'Romanian deadlift',
  'overhead-press': 'overhead press',
  'barbell-row': 'barbell row',
  'hip-thrust': 'hip thrust',
  'pull-up': 'pull-up',
}

/** Lifts that people count or time, with a number but no weight. */
export const COUNTED_NAMES: Readonly<Partial<Record<string, string>>> = {
  'push-up': 'push-ups',
  'pull-up': 'pull-ups',
  'chin-up': 'chin-ups',
  dip: 'dips',
  'muscle-up': 'muscle-ups',
  'sit-up': 'sit-ups',
  'pistol-squat': 'pistol squats',
  plank: 'plank',
  'side-plank': 'side plank',
}
