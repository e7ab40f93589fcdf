import { exercises } from '../exercise.ts'

// prettier-ignore
export const hipAbduction = exercises('hip-abduction', [
  { name: 'Machine Hip Abduction', aka: ['hip abduction', 'abductor machine'], needs: ['machines'], primary: ['abductors'], secondary: ['glutes'], staple: true, traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Cable Hip Abduction', needs: ['cable'], primary: ['abductors'], secondary: ['glutes'], perSide: true, positions: ['standing'] },
  { name: 'Band Lateral Walk', aka: ['monster walk', 'banded lateral walk'], needs: ['mini-band'], primary: ['abductors'], secondary: ['glutes'], staple: true, perSide: true, positions: ['standing'] },
  { name: 'Band Clamshell', needs: ['mini-band'], primary: ['abductors'], secondary: ['glutes'], perSide: true, positions: ['floor'] },
  { name: 'Band Hip Abduction', aka: ['banded hip abduction', 'mini band hip abduction'], needs: ['mini-band'], primary: ['abductors'], secondary: ['glutes'], perSide: true, positions: ['standing'], traits: ['supported', 'balance'] },
  { name: 'Seated Band Hip Abduction', aka: ['seated banded hip abduction'], needs: ['mini-band'], primary: ['abductors'], secondary: ['glutes'], traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Side-Lying Hip Abduction', aka: ['side-lying leg raise'], primary: ['abductors'], secondary: ['glutes'], staple: true, perSide: true, positions: ['floor'] },
  { name: 'Clamshell', primary: ['abductors'], secondary: ['glutes'], perSide: true, positions: ['floor'] },
  { name: 'Fire Hydrant', primary: ['abductors'], secondary: ['glutes'], perSide: true, hardOn: ['wrist'], positions: ['kneeling', 'floor'] },
  { name: 'Standing Hip Abduction', aka: ['standing side leg raise'], primary: ['abductors'], secondary: ['glutes'], perSide: true, positions: ['standing'], traits: ['balance'] },
  { name: 'Supported Single-Leg Stand', aka: ['single-leg stand', 'single-leg stance', 'one-leg stand', 'single-leg balance'], movement: 'keep-balance', primary: ['abductors'], secondary: ['calves'], perSide: true, timed: true, positions: ['standing'], traits: ['easy', 'balance', 'supported'] },
  { name: 'Supported Feet-Together Stand', aka: ['feet-together stand', 'narrow stand'], movement: 'keep-balance', primary: ['abductors'], secondary: ['calves'], timed: true, positions: ['standing'], traits: ['easy', 'balance', 'supported'] },
  { name: 'Supported Tandem Walk', aka: ['tandem walk', 'heel-to-toe walk'], movement: 'keep-balance', primary: ['abductors'], secondary: ['calves'], timed: true, positions: ['standing'], traits: ['easy', 'balance', 'supported'] },
  { name: 'Head-Turn Single-Leg Stand', aka: ['single-leg stand with head turns'], movement: 'keep-balance', primary: ['abductors'], secondary: ['calves'], perSide: true, timed: true, positions: ['standing'], traits: ['balance', 'supported'] },
  { name: 'Supported Tandem Stand', aka: ['tandem stand', 'tandem stance', 'heel-to-toe stand'], movement: 'keep-balance', primary: ['abductors'], secondary: ['calves'], perSide: true, timed: true, positions: ['standing'], traits: ['easy', 'balance', 'supported'] },
])

// prettier-ignore
export const hipAdduction = exercises('hip-adduction', [
  { name: 'Machine Hip Adduction', aka: ['hip adduction', 'adductor machine'], needs: ['machines'], primary: ['adductors'], staple: true, hardOn: ['hip'], traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Cable Hip Adduction', needs: ['cable'], primary: ['adductors'], perSide: true, hardOn: ['hip'], positions: ['standing'] },
  { name: 'Side-Lying Hip Adduction', primary: ['adductors'], perSide: true, positions: ['floor'] },
])

// prettier-ignore
export const jump = exercises('jump', [
  { name: 'Box Jump', needs: ['box'], primary: ['quads'], secondary: ['glutes', 'calves'], level: 'intermediate', hardOn: ['knee', 'ankle', 'hip', 'lower-back'], positions: ['jump', 'standing'] },
  { name: 'Jump Squat', aka: ['squat jump'], primary: ['quads'], secondary: ['glutes', 'calves'], level: 'intermediate', hardOn: ['knee', 'ankle', 'hip', 'lower-back'], positions: ['jump', 'standing'] },
  { name: 'Broad Jump', primary: ['quads'], secondary: ['glutes', 'calves'], level: 'intermediate', hardOn: ['knee', 'ankle', 'hip', 'lower-back'], positions: ['jump', 'standing'] },
  { name: 'Jumping Lunge', aka: ['jump lunge', 'split jump'], movement: 'one-leg-jump', primary: ['quads'], secondary: ['glutes', 'calves'], level: 'intermediate', perSide: true, hardOn: ['knee', 'ankle', 'hip', 'lower-back'], positions: ['jump', 'standing'] },
  { name: 'Skater Jump', aka: ['skater hop'], movement: 'one-leg-jump', primary: ['quads'], secondary: ['glutes', 'abductors'], level: 'intermediate', perSide: true, hardOn: ['knee', 'ankle', 'hip'], positions: ['jump', 'standing'], traits: ['one-leg'] },
  { name: 'Burpee', movement: 'drop-and-jump', primary: ['quads'], secondary: ['chest', 'front-delts'], level: 'intermediate', hardOn: ['knee', 'ankle', 'hip', 'lower-back', 'wrist', 'shoulder'], positions: ['jump', 'prone', 'standing', 'floor'] },
])
