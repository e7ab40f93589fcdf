/** The week on the landing page: main lifts first, and every set equally far from failure. */
export const SAMPLE_WEEK = [
  { exercise: 'Barbell Squat', sets: 4, reps: 5 },
  { exercise: 'Bench Press', sets: 4, reps: 6 },
  { exercise: 'Bent Over Row', sets: 3, reps: 8 },
  { exercise: 'Leg Press', sets: 3, reps: 12 },
  { exercise: 'Lat Pulldown', sets: 3, reps: 10 },
  { exercise: 'Tricep Extension', sets: 3, reps: 12 },
] as const

export const SAMPLE_INTENSITY = 'RIR 2-3'

export const SAMPLE_NOTES = [
  {
    title: 'RIR scale',
    text: 'RIR means reps in reserve. At RIR 2-3 you stop each set when two or three more good reps would go.',
  },
  {
    title: 'Progression',
    text: 'When all sets reach their reps inside the RIR, add the smallest plate you have next week.',
  },
  { title: 'Rest periods', text: '2-4 minutes between sets of the main lifts, 1-2 minutes for accessories.' },
  {
    title: 'Form',
    text: 'A rep counts when it looks like the first one. If it stops doing so, the set is over.',
  },
] as const
