import { exercises } from '../exercise.ts'

// prettier-ignore
export const curl = exercises('curl', [
  { name: 'Barbell Curl', aka: ['barbell biceps curl'], needs: ['barbell'], primary: ['biceps'], secondary: ['forearms'], staple: true, hardOn: ['wrist', 'elbow'], positions: ['standing'] },
  { name: 'EZ-Bar Curl', aka: ['ez bar curl', 'ez curl'], needs: ['ez-bar'], primary: ['biceps'], secondary: ['forearms'], staple: true, hardOn: ['elbow'], positions: ['standing'] },
  { name: 'Dumbbell Curl', aka: ['biceps curl', 'bicep curl', 'dumbbell bicep curl'], needs: ['dumbbells'], primary: ['biceps'], secondary: ['forearms'], staple: true, traits: ['pair'] },
  { name: 'Dumbbell Hammer Curl', aka: ['hammer curl'], needs: ['dumbbells'], primary: ['biceps'], secondary: ['forearms'], staple: true, traits: ['neutral-grip', 'pair'] },
  { name: 'Incline Dumbbell Curl', needs: ['dumbbells', 'incline-bench'], primary: ['biceps'], secondary: ['forearms'], staple: true, traits: ['stretched', 'pair'] },
  { name: 'Dumbbell Concentration Curl', aka: ['concentration curl'], needs: ['dumbbells'], primary: ['biceps'], secondary: ['forearms'], perSide: true, traits: ['arm-in-front'] },
  { name: 'Dumbbell Spider Curl', aka: ['spider curl'], needs: ['dumbbells', 'incline-bench'], primary: ['biceps'], secondary: ['forearms'], positions: ['prone'], traits: ['arm-in-front', 'pair'] },
  { name: 'Zottman Curl', needs: ['dumbbells'], primary: ['biceps'], secondary: ['forearms'], level: 'intermediate', hardOn: ['wrist'], traits: ['pair'] },
  { name: 'EZ-Bar Preacher Curl', aka: ['preacher curl'], needs: ['ez-bar', 'machines'], primary: ['biceps'], secondary: ['forearms'], hardOn: ['elbow'], traits: ['arm-in-front'] },
  { name: 'Machine Preacher Curl', aka: ['machine curl'], needs: ['machines'], primary: ['biceps'], secondary: ['forearms'], staple: true, traits: ['arm-in-front', 'supported', 'seated'] },
  { name: 'Cable Curl', aka: ['cable biceps curl'], needs: ['cable'], primary: ['biceps'], secondary: ['forearms'], staple: true },
  { name: 'Cable Rope Hammer Curl', aka: ['rope hammer curl'], needs: ['cable'], primary: ['biceps'], secondary: ['forearms'], staple: true, traits: ['neutral-grip'] },
  { name: 'Kettlebell Curl', needs: ['kettlebell'], primary: ['biceps'], secondary: ['forearms'], hardOn: ['wrist'] },
  { name: 'Band Curl', aka: ['banded curl', 'band biceps curl'], needs: ['bands'], primary: ['biceps'], secondary: ['forearms'], staple: true },
  { name: 'Band Hammer Curl', aka: ['banded hammer curl'], needs: ['bands'], primary: ['biceps'], secondary: ['forearms'], traits: ['neutral-grip'] },
  { name: 'Suspension Curl', aka: ['trx curl'], needs: ['suspension'], primary: ['biceps'], secondary: ['forearms'], positions: ['standing'] },
  { name: 'Towel Curl', aka: ['self-resisted towel curl'], primary: ['biceps'], secondary: ['forearms'], staple: true, perSide: true },
  { name: 'EZ-Bar Reverse Curl', aka: ['reverse curl'], needs: ['ez-bar'], primary: ['biceps'], secondary: ['forearms'], hardOn: ['wrist', 'elbow'], positions: ['standing'] },
  { name: 'Towel Hammer Curl', aka: ['self-resisted hammer curl'], primary: ['biceps'], secondary: ['forearms'], perSide: true, traits: ['neutral-grip'] },
  { name: 'Kettlebell Hammer Curl', needs: ['kettlebell'], primary: ['biceps'], secondary: ['forearms'], traits: ['neutral-grip'] },
])

// prettier-ignore
export const elbowExtension = exercises('elbow-extension', [
  { name: 'Cable Triceps Pushdown', aka: ['triceps pushdown', 'tricep pushdown', 'cable pushdown'], needs: ['cable'], primary: ['triceps'], staple: true },
  { name: 'Cable Rope Pushdown', aka: ['rope pushdown'], needs: ['cable'], primary: ['triceps'], staple: true },
  { name: 'Overhead Cable Triceps Extension', aka: ['cable overhead triceps extension'], needs: ['cable'], primary: ['triceps'], staple: true, hardOn: ['shoulder', 'elbow'], positions: ['overhead'] },
  { name: 'Overhead Dumbbell Triceps Extension', aka: ['dumbbell overhead triceps extension', 'tricep extension', 'triceps extension'], needs: ['dumbbells'], primary: ['triceps'], staple: true, hardOn: ['shoulder', 'elbow'], positions: ['overhead'] },
  { name: 'EZ-Bar Skull Crusher', aka: ['skull crusher', 'lying triceps extension'], needs: ['ez-bar', 'bench'], primary: ['triceps'], staple: true, hardOn: ['elbow'], positions: ['supine'] },
  { name: 'Barbell Skull Crusher', aka: ['barbell lying triceps extension'], needs: ['barbell', 'bench'], primary: ['triceps'], level: 'intermediate', hardOn: ['elbow', 'wrist'], positions: ['supine'] },
  { name: 'Dumbbell Skull Crusher', needs: ['dumbbells', 'bench'], primary: ['triceps'], hardOn: ['elbow'], positions: ['supine'], traits: ['pair'] },
  { name: 'Dumbbell Floor Triceps Extension', needs: ['dumbbells'], primary: ['triceps'], positions: ['supine', 'floor'] },
  { name: 'Dumbbell Kickback', aka: ['triceps kickback'], needs: ['dumbbells'], primary: ['triceps'], traits: ['pair'] },
  { name: 'Kettlebell Overhead Triceps Extension', needs: ['kettlebell'], primary: ['triceps'], hardOn: ['shoulder', 'elbow'], positions: ['overhead'] },
  { name: 'Machine Triceps Extension', needs: ['machines'], primary: ['triceps'], staple: true, traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Band Triceps Pushdown', aka: ['banded pushdown', 'band pushdown'], needs: ['bands'], primary: ['triceps'], staple: true },
  { name: 'Band Overhead Triceps Extension', aka: ['banded overhead triceps extension'], needs: ['bands'], primary: ['triceps'], hardOn: ['shoulder', 'elbow'], positions: ['overhead'] },
  { name: 'Band Triceps Kickback', needs: ['bands'], primary: ['triceps'], perSide: true, positions: ['standing'] },
  { name: 'Bench Dip', needs: ['bench'], primary: ['triceps'], secondary: ['chest', 'front-delts'], level: 'intermediate', hardOn: ['shoulder', 'elbow', 'wrist'], positions: ['standing'], traits: ['whole-body'] },
  { name: 'Wall Triceps Extension', aka: ['bodyweight triceps extension'], primary: ['triceps'], secondary: ['core'], staple: true, positions: ['standing'] },
  { name: 'Suspension Triceps Extension', aka: ['trx triceps extension'], needs: ['suspension'], primary: ['triceps'], secondary: ['core'], level: 'intermediate', hardOn: ['elbow', 'shoulder'], positions: ['standing'] },
  { name: 'Towel Triceps Pushdown', aka: ['self-resisted towel pushdown'], primary: ['triceps'], perSide: true },
  { name: 'Towel Triceps Extension', aka: ['self-resisted overhead triceps extension'], primary: ['triceps'], perSide: true, hardOn: ['shoulder'], positions: ['overhead'] },
  { name: 'Kettlebell Floor Triceps Extension', needs: ['kettlebell'], primary: ['triceps'], hardOn: ['elbow'], positions: ['supine', 'floor'] },
])

// prettier-ignore
export const forearm = exercises('forearm', [
  { name: 'Dumbbell Wrist Curl', aka: ['wrist curl'], needs: ['dumbbells'], primary: ['forearms'], staple: true, hardOn: ['wrist'], traits: ['pair'] },
  { name: 'Barbell Wrist Curl', needs: ['barbell'], primary: ['forearms'], hardOn: ['wrist'] },
  { name: 'Dumbbell Reverse Wrist Curl', aka: ['reverse wrist curl'], needs: ['dumbbells'], movement: 'wrist-back', primary: ['forearms'], hardOn: ['wrist'], traits: ['pair'] },
  { name: 'Dead Hang', aka: ['bar hang'], needs: ['pull-up-bar'], primary: ['forearms'], secondary: ['back'], timed: true, hardOn: ['shoulder', 'elbow'], positions: ['hanging', 'overhead'] },
  { name: 'Plate Pinch', needs: ['plates'], primary: ['forearms'], timed: true, hardOn: ['wrist'] },
])

// prettier-ignore
export const calf = exercises('calf', [
  { name: 'Machine Standing Calf Raise', aka: ['standing calf raise'], needs: ['machines'], primary: ['calves'], staple: true, hardOn: ['ankle'], positions: ['standing'], traits: ['supported', 'grip-free'] },
  { name: 'Machine Seated Calf Raise', aka: ['seated calf raise'], needs: ['machines'], primary: ['calves'], staple: true, traits: ['bent-knee', 'supported', 'seated', 'grip-free'] },
  { name: 'Leg Press Calf Raise', aka: ['calf press'], needs: ['leg-press'], primary: ['calves'], staple: true, traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Smith Machine Calf Raise', needs: ['smith-machine'], primary: ['calves'], hardOn: ['ankle'], positions: ['standing'], traits: ['supported', 'grip-free'] },
  { name: 'Barbell Calf Raise', needs: ['barbell', 'rack'], primary: ['calves'], level: 'intermediate', hardOn: ['ankle', 'neck'], positions: ['standing'] },
  { name: 'Dumbbell Calf Raise', aka: ['standing dumbbell calf raise'], needs: ['dumbbells'], primary: ['calves'], staple: true, hardOn: ['ankle'], positions: ['standing'], traits: ['pair'] },
  { name: 'Single-Leg Dumbbell Calf Raise', needs: ['dumbbells'], primary: ['calves'], perSide: true, hardOn: ['ankle'], positions: ['standing'], traits: ['one-leg'] },
  { name: 'Seated Dumbbell Calf Raise', needs: ['dumbbells', 'bench'], primary: ['calves'], traits: ['bent-knee', 'pair', 'supported', 'seated'] },
  { name: 'Kettlebell Calf Raise', needs: ['kettlebell'], primary: ['calves'], hardOn: ['ankle'], positions: ['standing'] },
  { name: 'Band Calf Press', aka: ['banded calf press'], needs: ['bands'], primary: ['calves'], positions: ['floor'] },
  { name: 'Bodyweight Calf Raise', aka: ['calf raise'], primary: ['calves'], staple: true, hardOn: ['ankle'], positions: ['standing'] },
  { name: 'Single-Leg Calf Raise', primary: ['calves'], staple: true, perSide: true, hardOn: ['ankle'], positions: ['standing'], traits: ['one-leg'] },
  { name: 'Bent-Knee Calf Raise', aka: ['soleus raise'], primary: ['calves'], hardOn: ['ankle'], positions: ['standing'], traits: ['bent-knee'] },
  { name: 'Single-Leg Bent-Knee Calf Raise', aka: ['single-leg soleus raise'], primary: ['calves'], perSide: true, hardOn: ['ankle'], positions: ['standing'], traits: ['bent-knee', 'one-leg'] },
  { name: 'Tibialis Raise', primary: ['shins'], hardOn: ['ankle'], positions: ['standing'] },
])
