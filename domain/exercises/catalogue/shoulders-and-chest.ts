import { exercises } from '../exercise.ts'

// prettier-ignore
export const chestFly = exercises('chest-fly', [
  { name: 'Dumbbell Fly', aka: ['flat dumbbell fly', 'chest fly', 'dumbbell flye'], needs: ['dumbbells', 'bench'], primary: ['chest'], secondary: ['front-delts'], staple: true, hardOn: ['shoulder'], positions: ['supine'], traits: ['pair'] },
  { name: 'Incline Dumbbell Fly', needs: ['dumbbells', 'incline-bench'], primary: ['chest'], secondary: ['front-delts'], hardOn: ['shoulder'], traits: ['pair'] },
  { name: 'Floor Dumbbell Fly', needs: ['dumbbells'], primary: ['chest'], secondary: ['front-delts'], positions: ['supine', 'floor'], traits: ['pair'] },
  { name: 'Cable Fly', aka: ['cable crossover', 'cable chest fly'], needs: ['cable'], primary: ['chest'], secondary: ['front-delts'], staple: true },
  { name: 'Low-to-High Cable Fly', needs: ['cable'], primary: ['chest'], secondary: ['front-delts'], hardOn: ['shoulder'] },
  { name: 'High-to-Low Cable Fly', needs: ['cable'], primary: ['chest'], secondary: ['front-delts'] },
  { name: 'Machine Pec Deck', aka: ['pec deck', 'machine fly', 'machine chest fly'], needs: ['machines'], primary: ['chest'], secondary: ['front-delts'], staple: true, traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Band Fly', aka: ['banded chest fly', 'band chest fly'], needs: ['bands'], primary: ['chest'], secondary: ['front-delts'], staple: true },
  { name: 'Suspension Fly', aka: ['trx fly'], needs: ['suspension'], primary: ['chest'], secondary: ['front-delts'], level: 'advanced', hardOn: ['shoulder', 'wrist'], positions: ['standing'] },
  { name: 'Dumbbell Svend Press', aka: ['svend press'], needs: ['dumbbells'], primary: ['chest'], secondary: ['front-delts'] },
  { name: 'Single-Arm Band Fly', needs: ['bands'], primary: ['chest'], secondary: ['front-delts'], perSide: true },
])

// prettier-ignore
export const rearDelt = exercises('rear-delt', [
  { name: 'Cable Face Pull', aka: ['face pull', 'rope face pull'], needs: ['cable'], primary: ['rear-delts'], secondary: ['traps', 'back'], staple: true },
  { name: 'Band Face Pull', aka: ['banded face pull'], needs: ['bands'], primary: ['rear-delts'], secondary: ['traps', 'back'], staple: true },
  { name: 'Dumbbell Reverse Fly', aka: ['rear delt fly', 'bent-over reverse fly', 'dumbbell rear delt raise'], needs: ['dumbbells'], primary: ['rear-delts'], secondary: ['traps', 'back'], staple: true, traits: ['pair', 'bent-over'] },
  { name: 'Chest-Supported Reverse Fly', aka: ['incline reverse fly'], needs: ['dumbbells', 'incline-bench'], primary: ['rear-delts'], secondary: ['traps', 'back'], positions: ['prone'], traits: ['pair', 'supported'] },
  { name: 'Machine Reverse Fly', aka: ['reverse pec deck', 'rear delt machine'], needs: ['machines'], primary: ['rear-delts'], secondary: ['traps', 'back'], staple: true, traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Cable Reverse Fly', aka: ['cable rear delt fly'], needs: ['cable'], primary: ['rear-delts'], secondary: ['traps', 'back'] },
  { name: 'Band Pull-Apart', aka: ['banded pull-apart'], needs: ['bands'], primary: ['rear-delts'], secondary: ['traps', 'back'], staple: true },
  { name: 'Suspension Face Pull', aka: ['trx face pull'], needs: ['suspension'], primary: ['rear-delts'], secondary: ['traps', 'back'], positions: ['standing'] },
  { name: 'Prone Y Raise', movement: 'arms-up', primary: ['rear-delts'], secondary: ['traps', 'back'], staple: true, positions: ['prone', 'floor'] },
  { name: 'Prone T Raise', primary: ['rear-delts'], secondary: ['traps', 'back'], positions: ['prone', 'floor'] },
  { name: 'Prone W Raise', primary: ['rear-delts'], secondary: ['traps', 'back'], positions: ['prone', 'floor'] },
  { name: 'Reverse Snow Angel', movement: 'arms-up', primary: ['rear-delts'], secondary: ['traps', 'back'], staple: true, positions: ['prone', 'floor'] },
  { name: 'Wall Angel', aka: ['wall slide'], movement: 'arms-up', primary: ['rear-delts'], secondary: ['traps', 'back'], positions: ['standing'], traits: ['easy'] },
  { name: 'Towel Pull-Apart', aka: ['towel rear-delt pull-apart'], primary: ['rear-delts'], secondary: ['traps'] },
  { id: 'standing-w-raise', name: 'W Raise', aka: ['standing W raise'], primary: ['rear-delts'], secondary: ['traps'] },
])

// prettier-ignore
export const outwardRotation = exercises('outward-rotation', [
  { name: 'Band External Rotation', aka: ['banded external rotation', 'external rotation'], needs: ['bands'], primary: ['rotator-cuff'] },
  { name: 'Cable External Rotation', needs: ['cable'], primary: ['rotator-cuff'], perSide: true },
  { name: 'Seated Dumbbell External Rotation', aka: ['dumbbell external rotation'], needs: ['dumbbells'], primary: ['rotator-cuff'], perSide: true, traits: ['supported', 'seated'] },
])

// prettier-ignore
export const lateralRaise = exercises('lateral-raise', [
  { name: 'Dumbbell Lateral Raise', aka: ['lateral raise', 'side raise'], needs: ['dumbbells'], primary: ['side-delts'], secondary: ['front-delts'], staple: true, traits: ['pair'] },
  { name: 'Seated Dumbbell Lateral Raise', needs: ['dumbbells', 'bench'], primary: ['side-delts'], secondary: ['front-delts'], traits: ['pair', 'supported', 'seated'] },
  { name: 'Plate Lateral Raise', aka: ['plate side raise'], needs: ['plates'], primary: ['side-delts'], secondary: ['front-delts'] },
  { name: 'Lean-Away Dumbbell Lateral Raise', needs: ['dumbbells'], primary: ['side-delts'], secondary: ['front-delts'], perSide: true, positions: ['standing'] },
  { name: 'Cable Lateral Raise', needs: ['cable'], primary: ['side-delts'], secondary: ['front-delts'], staple: true, perSide: true },
  { name: 'Machine Lateral Raise', needs: ['machines'], primary: ['side-delts'], secondary: ['front-delts'], staple: true, traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Band Lateral Raise', aka: ['banded lateral raise'], needs: ['bands'], primary: ['side-delts'], secondary: ['front-delts'], staple: true },
  { name: 'Isometric Wall Lateral Raise', aka: ['wall lateral raise hold'], primary: ['side-delts'], secondary: ['front-delts'], perSide: true, timed: true, traits: ['easy'] },
  { name: 'Barbell Upright Row', aka: ['upright row'], needs: ['barbell'], primary: ['side-delts'], secondary: ['traps', 'biceps'], level: 'intermediate', hardOn: ['shoulder', 'wrist', 'neck'], positions: ['standing'] },
  { name: 'Cable Upright Row', needs: ['cable'], primary: ['side-delts'], secondary: ['traps', 'biceps'], level: 'intermediate', hardOn: ['shoulder', 'neck'], positions: ['standing'] },
  { name: 'Doorframe Lateral Raise Hold', aka: ['isometric doorway lateral raise'], primary: ['side-delts'], timed: true },
  { name: 'Single-Arm Band Lateral Raise', needs: ['bands'], primary: ['side-delts'], perSide: true },
  { name: 'Behind-the-Back Cable Lateral Raise', needs: ['cable'], primary: ['side-delts'], perSide: true, positions: ['standing'] },
  { name: 'Kettlebell Upright Row', needs: ['kettlebell'], primary: ['side-delts'], secondary: ['traps', 'biceps'], hardOn: ['shoulder', 'wrist'], positions: ['standing'] },
])

// prettier-ignore
export const frontRaise = exercises('front-raise', [
  { name: 'Dumbbell Front Raise', aka: ['front raise'], needs: ['dumbbells'], primary: ['front-delts'], secondary: ['side-delts'], staple: true, hardOn: ['shoulder'], traits: ['pair'] },
  { name: 'Plate Front Raise', needs: ['plates'], primary: ['front-delts'], secondary: ['side-delts'], hardOn: ['shoulder'] },
  { name: 'Cable Front Raise', needs: ['cable'], primary: ['front-delts'], secondary: ['side-delts'], hardOn: ['shoulder'], positions: ['standing'] },
  { name: 'Band Front Raise', aka: ['banded front raise'], needs: ['bands'], primary: ['front-delts'], secondary: ['side-delts'], staple: true, hardOn: ['shoulder'] },
])

// prettier-ignore
export const shrug = exercises('shrug', [
  { name: 'Dumbbell Shrug', aka: ['shrug'], needs: ['dumbbells'], primary: ['traps'], secondary: ['forearms'], staple: true, hardOn: ['neck'], traits: ['pair'] },
  { name: 'Barbell Shrug', needs: ['barbell'], primary: ['traps'], secondary: ['forearms'], staple: true, hardOn: ['neck'], positions: ['standing'] },
  { name: 'Trap-Bar Shrug', needs: ['trap-bar'], primary: ['traps'], secondary: ['forearms'], hardOn: ['neck'], positions: ['standing'] },
  { name: 'Cable Shrug', needs: ['cable'], primary: ['traps'], secondary: ['forearms'], hardOn: ['neck'], positions: ['standing'] },
  { name: 'Kettlebell Shrug', needs: ['kettlebell'], primary: ['traps'], secondary: ['forearms'], hardOn: ['neck'], positions: ['standing'] },
  { name: 'Band Shrug', needs: ['bands'], primary: ['traps'], secondary: ['forearms'], hardOn: ['neck'] },
])
