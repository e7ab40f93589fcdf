import { exercises } from '../exercise.ts'

// prettier-ignore
export const trunkStability = exercises('trunk-stability', [
  { name: 'Plank', aka: ['forearm plank', 'front plank'], primary: ['core'], staple: true, timed: true, positions: ['prone', 'floor'] },
  { name: 'Side Plank', movement: 'side-hold', primary: ['core'], staple: true, perSide: true, timed: true, hardOn: ['shoulder'], positions: ['floor'] },
  { name: 'Kneeling Side Plank', aka: ['knee side plank'], movement: 'side-hold', primary: ['core'], perSide: true, timed: true, positions: ['kneeling', 'floor'] },
  { name: 'Dead Bug', aka: ['deadbug'], primary: ['core'], staple: true, perSide: true, positions: ['supine', 'floor'] },
  { name: 'Turkish Get-Up', aka: ['kettlebell get-up', 'get-up', 'kettlebell turkish get-up'], needs: ['kettlebell'], movement: 'get-up', primary: ['core'], secondary: ['front-delts', 'glutes', 'quads'], level: 'intermediate', staple: true, perSide: true, hardOn: ['shoulder', 'wrist', 'knee'], positions: ['overhead', 'supine', 'kneeling', 'standing', 'floor'] },
  { name: 'Half Turkish Get-Up', aka: ['kettlebell half get-up'], needs: ['kettlebell'], movement: 'get-up', primary: ['core'], secondary: ['front-delts'], perSide: true, hardOn: ['shoulder', 'wrist'], positions: ['overhead', 'supine', 'floor'], traits: ['easy'] },
  { name: 'Bird Dog', aka: ['bird-dog'], primary: ['core'], secondary: ['lower-back', 'glutes'], staple: true, perSide: true, hardOn: ['wrist'], positions: ['kneeling', 'floor'] },
  { name: 'Supported Standing Bird Dog', aka: ['standing bird dog', 'chair bird dog'], primary: ['core'], secondary: ['lower-back', 'glutes'], perSide: true, positions: ['standing'], traits: ['easy', 'balance', 'supported'] },
  { name: 'Bear Plank', aka: ['bear hold'], primary: ['core'], timed: true, hardOn: ['wrist', 'knee'], positions: ['kneeling', 'floor'] },
  { name: 'Plank Shoulder Tap', primary: ['core'], secondary: ['front-delts'], level: 'intermediate', perSide: true, hardOn: ['wrist', 'shoulder'], positions: ['prone', 'floor'] },
  { name: 'Heel Tap', aka: ['lying heel tap'], primary: ['core'], perSide: true, positions: ['supine', 'floor'] },
  { name: 'Ab Wheel Rollout', aka: ['ab wheel', 'ab rollout'], needs: ['ab-wheel'], movement: 'roll-out', primary: ['core'], secondary: ['back'], level: 'intermediate', hardOn: ['lower-back', 'shoulder', 'knee'], positions: ['kneeling', 'floor'] },
  { name: 'Stability Ball Rollout', needs: ['stability-ball'], movement: 'roll-out', primary: ['core'], secondary: ['back'], hardOn: ['lower-back', 'knee'], positions: ['kneeling', 'floor'] },
  { name: 'Suspension Fallout', aka: ['trx fallout'], needs: ['suspension'], movement: 'roll-out', primary: ['core'], secondary: ['back'], level: 'advanced', hardOn: ['lower-back', 'shoulder'], positions: ['standing'] },
  { name: 'Cable Pallof Press', aka: ['pallof press'], needs: ['cable'], primary: ['core'], staple: true, perSide: true },
  { name: 'Band Pallof Press', aka: ['banded pallof press'], needs: ['bands'], primary: ['core'], staple: true, perSide: true },
  { name: 'Band Pallof Raise', aka: ['pallof raise'], needs: ['bands'], primary: ['core'], perSide: true },
  { name: 'Band Dead Bug', needs: ['bands'], primary: ['core'], perSide: true, positions: ['supine', 'floor'] },
  { name: 'Superman Hold', aka: ['superman'], primary: ['lower-back'], secondary: ['glutes'], timed: true, hardOn: ['lower-back'], positions: ['prone', 'floor'] },
  { name: 'Standing March', aka: ['standing knee raise'], movement: 'knee-lift', primary: ['core'], perSide: true, positions: ['standing'], traits: ['balance'] },
  { name: 'Copenhagen Plank', needs: ['bench'], movement: 'side-hold', primary: ['core'], secondary: ['adductors'], level: 'advanced', perSide: true, timed: true, hardOn: ['hip', 'knee'], positions: ['floor'] },
  { name: 'Wall Plank', aka: ['standing wall plank'], primary: ['core'], timed: true, positions: ['standing'], traits: ['easy'] },
  { name: 'Wall Side Plank', movement: 'side-hold', primary: ['core'], perSide: true, timed: true, positions: ['standing'], traits: ['easy'] },
  { name: 'Standing Cross-Body Knee Raise', aka: ['standing cross crunch'], movement: 'knee-lift', primary: ['core'], perSide: true, positions: ['standing'] },
])

// prettier-ignore
export const trunkFlexion = exercises('trunk-flexion', [
  { name: 'Crunch', aka: ['abdominal crunch', 'ab crunch'], primary: ['core'], staple: true, hardOn: ['lower-back', 'neck'], positions: ['supine', 'floor'] },
  { name: 'Reverse Crunch', movement: 'legs-up', primary: ['core'], staple: true, hardOn: ['lower-back'], positions: ['supine', 'floor'] },
  { name: 'Bicycle Crunch', primary: ['core'], perSide: true, hardOn: ['lower-back', 'neck'], positions: ['supine', 'floor'], traits: ['twisting'] },
  { name: 'Sit-Up', aka: ['situp'], primary: ['core'], hardOn: ['lower-back', 'neck', 'hip'], positions: ['supine', 'floor'] },
  { name: 'V-Up', primary: ['core'], level: 'intermediate', hardOn: ['lower-back', 'hip'], positions: ['supine', 'floor'] },
  { name: 'Hollow Body Hold', aka: ['hollow hold'], primary: ['core'], level: 'intermediate', timed: true, hardOn: ['lower-back'], positions: ['supine', 'floor'] },
  { name: 'Lying Leg Raise', aka: ['leg raise'], movement: 'legs-up', primary: ['core'], hardOn: ['lower-back', 'hip'], positions: ['supine', 'floor'] },
  { name: 'McGill Curl-Up', aka: ['curl-up'], primary: ['core'], positions: ['supine', 'floor'] },
  { name: 'Cable Crunch', aka: ['kneeling cable crunch'], needs: ['cable'], primary: ['core'], staple: true, hardOn: ['lower-back'], positions: ['kneeling', 'floor'] },
  { name: 'Machine Crunch', aka: ['ab crunch machine'], needs: ['machines'], primary: ['core'], staple: true, hardOn: ['lower-back'], traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Hanging Knee Raise', needs: ['pull-up-bar'], movement: 'legs-up', primary: ['core'], staple: true, hardOn: ['shoulder', 'lower-back'], positions: ['hanging', 'overhead'] },
  { name: 'Hanging Leg Raise', aka: ['toes-to-bar'], needs: ['pull-up-bar'], movement: 'legs-up', primary: ['core'], level: 'intermediate', hardOn: ['shoulder', 'lower-back', 'hip'], positions: ['hanging', 'overhead'] },
  { name: "Captain's Chair Knee Raise", needs: ['machines'], movement: 'legs-up', primary: ['core'], hardOn: ['lower-back'], positions: ['standing'], traits: ['own-weight'] },
  { name: 'Decline Sit-Up', needs: ['incline-bench'], primary: ['core'], hardOn: ['lower-back', 'neck', 'hip'], positions: ['supine', 'inverted'] },
  { name: 'Stability Ball Crunch', needs: ['stability-ball'], primary: ['core'], hardOn: ['lower-back'], positions: ['supine', 'floor'] },
  { name: 'Band Crunch', aka: ['banded crunch'], needs: ['bands'], primary: ['core'], hardOn: ['lower-back'], positions: ['kneeling', 'floor'] },
  { name: 'Seated Lean-Back', aka: ['chair lean-back'], primary: ['core'], hardOn: ['lower-back'] },
])

// prettier-ignore
export const trunkRotation = exercises('trunk-rotation', [
  { name: 'Cable Woodchop', aka: ['woodchop', 'cable wood chop'], needs: ['cable'], primary: ['core'], staple: true, perSide: true, hardOn: ['lower-back'] },
  { name: 'Band Woodchop', aka: ['banded woodchop'], needs: ['bands'], primary: ['core'], perSide: true, hardOn: ['lower-back'] },
  { name: 'Half-Kneeling Cable Chop', needs: ['cable'], primary: ['core'], perSide: true, positions: ['kneeling', 'floor'] },
  { name: 'Russian Twist', primary: ['core'], perSide: true, hardOn: ['lower-back'], positions: ['floor'] },
  { name: 'Landmine Rotation', needs: ['landmine'], primary: ['core'], secondary: ['front-delts'], level: 'intermediate', perSide: true, hardOn: ['lower-back', 'shoulder'], positions: ['standing'] },
  { name: 'Standing Oblique Crunch', aka: ['standing side crunch'], movement: 'side-bend', primary: ['core'], perSide: true, positions: ['standing'] },
  { name: 'Medicine Ball Woodchop', needs: ['medicine-ball'], primary: ['core'], perSide: true, hardOn: ['lower-back'], positions: ['standing'] },
  { name: 'Seated Twist', aka: ['chair twist'], primary: ['core'], perSide: true, hardOn: ['lower-back'] },
  { name: 'Seated Side Bend', aka: ['chair side bend'], movement: 'side-bend', primary: ['core'], perSide: true },
  { name: 'Seated Dumbbell Side Bend', needs: ['dumbbells'], movement: 'side-bend', primary: ['core'], perSide: true, traits: ['seated'] },
])

// prettier-ignore
export const carry = exercises('carry', [
  { name: "Dumbbell Farmer's Carry", aka: ["farmer's walk", "farmer's carry", 'farmer carry'], needs: ['dumbbells'], primary: ['forearms'], secondary: ['traps', 'core'], staple: true, timed: true, hardOn: ['lower-back'], positions: ['standing'], traits: ['pair'] },
  { name: "Kettlebell Farmer's Carry", needs: ['kettlebell'], primary: ['forearms'], secondary: ['traps', 'core'], timed: true, hardOn: ['lower-back'], positions: ['standing'], traits: ['pair'] },
  { name: 'Trap-Bar Carry', needs: ['trap-bar'], primary: ['forearms'], secondary: ['traps', 'core'], timed: true, hardOn: ['lower-back'], positions: ['standing'] },
  { name: 'Dumbbell Suitcase Carry', aka: ['suitcase carry'], needs: ['dumbbells'], primary: ['core'], secondary: ['forearms', 'traps'], perSide: true, timed: true, positions: ['standing'] },
  { name: 'Kettlebell Suitcase Carry', needs: ['kettlebell'], primary: ['core'], secondary: ['forearms', 'traps'], perSide: true, timed: true, positions: ['standing'] },
  { name: 'Kettlebell Rack Carry', needs: ['kettlebell'], primary: ['core'], secondary: ['traps', 'front-delts'], perSide: true, timed: true, hardOn: ['wrist'], positions: ['standing'] },
])
