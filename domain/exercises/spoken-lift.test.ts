import { expect, it } from '@jest/globals'
import { spokenLift } from './spoken-lift.ts'

it.each([
  ['lunge', 'lunges'],
  ['bench', 'bench presses'],
  ['dumbbell fly', 'dumbbell flies'],
  ['good morning', 'good mornings'],
  ['kettlebell swing', 'kettlebell swings'],
  ['chest press machine', 'chest press machines'],
  ['pull up', 'pull-ups'],
  ['smith machine squat', 'Smith machine squats'],
  ['ez bar curl', 'EZ bar curls'],
  ['yate row', 'Yates rows'],
  ['chest supported t bar row', 'chest-supported T-bar rows'],
  ['dumbbell z press', 'dumbbell Z presses'],
  ['single leg rdl', 'single-leg RDLs'],
  ['stiff legged deadlift', 'stiff-legged deadlifts'],
  ['bodyweight b stance romanian deadlift', 'bodyweight B-stance Romanian deadlifts'],
  ['rear foot elevated split squat', 'rear-foot-elevated split squats'],
  ['half kneel pulldown', 'half-kneeling pulldowns'],
  ['running', 'running'],
  ['toe to bar', 'toes-to-bar'],
])('writes %s as %s', (words, spoken) => {
  expect(spokenLift(words)).toBe(spoken)
})
