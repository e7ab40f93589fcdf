// Written by `npm run knowledge` from domain/training/profile/weights/data. Change that.
import type { KnownLift, Sex, WeakPoint } from '../../../../forms/facts.ts'
import type { Standard } from '../unit-of-words.ts'

export const LIFT_NAMES: Readonly<Record<KnownLift, string>> = {
  'squat': "squat",
  'front-squat': "front squat",
  'bench-press': "bench press",
  'incline-bench-press': "incline bench press",
  'deadlift': "deadlift",
  'romanian-deadlift': "Romanian deadlift",
  'overhead-press': "overhead press",
  'barbell-row': "barbell row",
  'hip-thrust': "hip thrust",
  'pull-up': "pull-up",
}

export const EXERCISE_OF: Readonly<Record<KnownLift, string>> = {
  'squat': "barbell-back-squat",
  'front-squat': "barbell-front-squat",
  'bench-press': "barbell-bench-press",
  'incline-bench-press': "incline-barbell-bench-press",
  'deadlift': "barbell-deadlift",
  'romanian-deadlift': "barbell-romanian-deadlift",
  'overhead-press': "barbell-overhead-press",
  'barbell-row': "barbell-bent-over-row",
  'hip-thrust': "barbell-hip-thrust",
  'pull-up': "weighted-pull-up",
}

export const KNOWN_LIFT_OF: Readonly<Partial<Record<string, KnownLift>>> = {
  'squat': "squat",
  'back-squat': "squat",
  'safety-bar-squat': "squat",
  'front-squat': "front-squat",
  'bench-press': "bench-press",
  'incline-press': "incline-bench-press",
  'deadlift': "deadlift",
  'romanian-deadlift': "romanian-deadlift",
  'overhead-press': "overhead-press",
  'barbell-row': "barbell-row",
  'hip-thrust': "hip-thrust",
  'pull-up': "pull-up",
}

export const COUNTED_NAMES: Readonly<Partial<Record<string, string>>> = {
  'push-up': "push-ups",
  'pull-up': "pull-ups",
  'chin-up': "chin-ups",
  'dip': "dips",
  'muscle-up': "muscle-ups",
  'sit-up': "sit-ups",
  'pistol-squat': "pistol squats",
  'plank': "plank",
  'side-plank': "side plank",
}

export const WEAK_POINT_OF: Readonly<Partial<Record<string, WeakPoint>>> = {
  'chest': "chest",
  'upper-chest': "chest",
  'back': "back",
  'lats': "back",
  'shoulders': "shoulders",
  'side-delts': "shoulders",
  'rear-delts': "shoulders",
  'arms': "arms",
  'biceps': "arms",
  'triceps': "arms",
  'legs': "legs",
  'quads': "legs",
  'hamstrings': "legs",
  'glutes': "glutes",
  'calves': "calves",
  'core': "abs",
  'squat': "squat",
  'back-squat': "squat",
  'bench-press': "bench-press",
  'deadlift': "deadlift",
  'overhead-press': "overhead-press",
  'pull-up': "pull-up",
}

export const STANDARDS: Readonly<Record<Sex, Readonly<Record<KnownLift, Standard>>>> = {
  'female': {"squat":[0.5,0.75,1.25,1.5,2],"front-squat":[0.4,0.6,0.9,1.25,1.75],"bench-press":[0.25,0.5,0.75,1,1.5],"incline-bench-press":[0.2,0.4,0.6,0.9,1.25],"deadlift":[0.5,1,1.25,1.75,2.5],"romanian-deadlift":[0.5,0.75,1,1.5,2],"overhead-press":[0.2,0.35,0.5,0.75,1],"barbell-row":[0.25,0.4,0.65,0.9,1.2],"hip-thrust":[0.5,1,1.5,2.25,3],"pull-up":[0.05,0.1,0.25,0.45,0.75]},
  'male': {"squat":[0.75,1.25,1.5,2.25,2.75],"front-squat":[0.75,1,1.25,1.75,2.25],"bench-press":[0.5,0.75,1.25,1.75,2],"incline-bench-press":[0.5,0.75,1,1.5,1.75],"deadlift":[1,1.5,2,2.5,3],"romanian-deadlift":[0.75,1,1.5,2,2.75],"overhead-press":[0.35,0.55,0.8,1.1,1.4],"barbell-row":[0.5,0.75,1,1.5,1.75],"hip-thrust":[0.5,1,1.75,2.5,3.5],"pull-up":[0.05,0.15,0.35,0.65,1]},
}

export const RELATED: Readonly<Record<string, readonly (readonly [lift: KnownLift, share: number])[]>> = {
  'barbell-back-squat': [["squat",1],["front-squat",1.09]],
  'safety-bar-squat': [["squat",0.84]],
  'rackless-zercher-squat': [["squat",0.5],["front-squat",0.6]],
  'barbell-clean-and-front-squat': [["front-squat",0.6],["squat",0.5]],
  'barbell-pause-squat': [["squat",0.84]],
  'barbell-box-squat': [["squat",0.84]],
  'barbell-front-squat': [["squat",0.79]],
  'barbell-bench-press': [["incline-bench-press",1.17]],
  'barbell-pause-bench-press': [["bench-press",0.9]],
  'close-grip-bench-press': [["bench-press",0.84]],
  'barbell-floor-press': [["bench-press",0.84]],
  'rackless-barbell-floor-press': [["bench-press",0.75]],
  'incline-barbell-bench-press': [["bench-press",0.73]],
  'dumbbell-bench-press': [["bench-press",0.385]],
  'neutral-grip-dumbbell-bench-press': [["bench-press",0.385]],
  'incline-dumbbell-bench-press': [["incline-bench-press",0.385],["bench-press",0.305]],
  'barbell-overhead-press': [["bench-press",0.6]],
  'barbell-clean-and-press': [["overhead-press",0.9],["bench-press",0.55]],
  'seated-barbell-overhead-press': [["overhead-press",0.93]],
  'dumbbell-shoulder-press': [["overhead-press",0.43]],
  'seated-dumbbell-shoulder-press': [["overhead-press",0.48]],
  'sumo-deadlift': [["deadlift",0.92]],
  'deficit-deadlift': [["deadlift",0.88]],
  'barbell-romanian-deadlift': [["deadlift",0.7]],
  'barbell-bent-over-row': [["bench-press",0.74]],
  'pendlay-row': [["barbell-row",0.92],["bench-press",0.73]],
}
