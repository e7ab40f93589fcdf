import { exercises } from '../exercise.ts'

// prettier-ignore
export const horizontalPull = exercises('horizontal-pull', [
  { name: 'Barbell Bent-Over Row', aka: ['barbell row', 'bent-over row', 'bent over barbell row'], needs: ['barbell'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'lower-back'], main: true, staple: true, hardOn: ['lower-back'], traits: ['bent-over'] },
  { name: 'Pendlay Row', aka: ['barbell pendlay row'], needs: ['barbell'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'lower-back'], level: 'intermediate', main: true, hardOn: ['lower-back'], traits: ['bent-over'] },
  { name: 'Underhand Barbell Row', aka: ['yates row', 'reverse-grip row'], needs: ['barbell'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'lower-back'], level: 'intermediate', main: true, hardOn: ['lower-back', 'elbow'], traits: ['bent-over'] },
  { name: 'Barbell Seal Row', aka: ['seal row'], needs: ['barbell', 'bench'], primary: ['back'], secondary: ['biceps', 'rear-delts'], level: 'intermediate', positions: ['prone'], traits: ['supported'] },
  { name: 'T-Bar Row', aka: ['landmine row'], needs: ['landmine'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'lower-back'], main: true, hardOn: ['lower-back'], traits: ['bent-over'] },
  { name: 'Meadows Row', needs: ['landmine'], primary: ['back'], secondary: ['biceps', 'rear-delts'], level: 'intermediate', perSide: true, hardOn: ['lower-back'], traits: ['bent-over'] },
  { name: 'Chest-Supported Dumbbell Row', aka: ['incline dumbbell row'], needs: ['dumbbells', 'incline-bench'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true, positions: ['prone'], traits: ['pair', 'supported'] },
  { name: 'Single-Arm Dumbbell Row', aka: ['one-arm dumbbell row', 'dumbbell row'], needs: ['dumbbells', 'bench'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true, perSide: true, traits: ['supported'] },
  { name: 'Hand-Supported Dumbbell Row', needs: ['dumbbells'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true, perSide: true, traits: ['supported'] },
  { name: 'Dumbbell Bent-Over Row', aka: ['bent-over dumbbell row'], needs: ['dumbbells'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'lower-back'], staple: true, hardOn: ['lower-back'], traits: ['pair', 'bent-over'] },
  { name: 'Renegade Row', needs: ['dumbbells'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'core'], level: 'advanced', perSide: true, hardOn: ['lower-back', 'wrist', 'shoulder'], positions: ['prone'], traits: ['pair'] },
  { name: 'Kettlebell Row', aka: ['single-arm kettlebell row'], needs: ['kettlebell'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true, perSide: true },
  { name: 'Kettlebell Gorilla Row', aka: ['gorilla row'], needs: ['kettlebell'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'lower-back'], level: 'intermediate', perSide: true, hardOn: ['lower-back'], traits: ['pair', 'bent-over'] },
  { name: 'Seated Cable Row', aka: ['cable row', 'low row'], needs: ['cable'], primary: ['back'], secondary: ['biceps', 'rear-delts'], main: true, staple: true, traits: ['supported', 'seated'] },
  { name: 'Wide-Grip Cable Row', needs: ['cable'], primary: ['back'], secondary: ['rear-delts', 'biceps'] },
  { name: 'Single-Arm Cable Row', needs: ['cable'], primary: ['back'], secondary: ['biceps', 'rear-delts'], perSide: true },
  { name: 'Machine Row', aka: ['machine seated row', 'chest-supported machine row'], needs: ['machines'], primary: ['back'], secondary: ['biceps', 'rear-delts'], main: true, staple: true, traits: ['supported', 'seated'] },
  { name: 'Machine High Row', aka: ['high row'], needs: ['machines'], primary: ['back'], secondary: ['biceps', 'rear-delts'], traits: ['supported', 'seated'] },
  { name: 'Machine T-Bar Row', aka: ['chest-supported t-bar row'], needs: ['machines'], primary: ['back'], secondary: ['biceps', 'rear-delts'], main: true, positions: ['prone'], traits: ['supported'] },
  { name: 'Inverted Row', aka: ['bodyweight row', 'australian pull-up'], needs: ['barbell', 'rack'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true, traits: ['own-weight'] },
  { name: 'Smith Machine Inverted Row', needs: ['smith-machine'], primary: ['back'], secondary: ['biceps', 'rear-delts'], traits: ['own-weight'] },
  { name: 'Smith Machine Row', aka: ['smith bent-over row'], needs: ['smith-machine'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'lower-back'], hardOn: ['lower-back'], traits: ['bent-over'] },
  { name: 'Suspension Row', aka: ['trx row', 'ring row'], needs: ['suspension'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true },
  { name: 'Seated Band Row', aka: ['band row', 'banded row'], needs: ['bands'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true, traits: ['supported', 'seated'] },
  { name: 'Standing Band Row', needs: ['bands'], primary: ['back'], secondary: ['biceps', 'rear-delts'] },
  { name: 'Single-Arm Band Row', needs: ['bands'], primary: ['back'], secondary: ['biceps', 'rear-delts'], perSide: true },
  { name: 'Band Bent-Over Row', aka: ['banded bent-over row'], needs: ['bands'], primary: ['back'], secondary: ['biceps', 'rear-delts', 'lower-back'], hardOn: ['lower-back'], traits: ['bent-over'] },
  { name: 'Doorframe Row', aka: ['doorway row', 'bodyweight door row'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true },
  { name: 'Single-Arm Doorframe Row', primary: ['back'], secondary: ['biceps', 'rear-delts'], perSide: true },
  { name: 'Towel Row', aka: ['towel doorway row', 'towel door row'], primary: ['back'], secondary: ['biceps', 'rear-delts'], staple: true },
  { name: 'Prone Row', aka: ['superman row', 'floor row'], primary: ['back'], secondary: ['rear-delts', 'lower-back'], positions: ['prone'] },
])

// prettier-ignore
export const verticalPull = exercises('vertical-pull', [
  { name: 'Pull-Up', aka: ['pullup', 'overhand pull-up'], needs: ['pull-up-bar'], primary: ['back'], secondary: ['biceps'], level: 'intermediate', main: true, staple: true, hardOn: ['shoulder', 'elbow'], positions: ['hanging', 'overhead'], traits: ['whole-body'] },
  { name: 'Chin-Up', aka: ['chinup', 'underhand pull-up'], needs: ['pull-up-bar'], primary: ['back'], secondary: ['biceps'], level: 'intermediate', main: true, staple: true, hardOn: ['shoulder', 'elbow'], positions: ['hanging', 'overhead'], traits: ['whole-body'] },
  { name: 'Neutral-Grip Pull-Up', needs: ['pull-up-bar'], primary: ['back'], secondary: ['biceps'], level: 'intermediate', main: true, hardOn: ['shoulder', 'elbow'], positions: ['hanging', 'overhead'], traits: ['whole-body'] },
  { name: 'Weighted Pull-Up', needs: ['pull-up-bar', 'plates'], primary: ['back'], secondary: ['biceps'], level: 'advanced', main: true, hardOn: ['shoulder', 'elbow'], positions: ['hanging', 'overhead'], traits: ['whole-body'] },
  { name: 'Band-Assisted Pull-Up', aka: ['banded pull-up', 'band assisted pull-up'], needs: ['pull-up-bar', 'bands'], primary: ['back'], secondary: ['biceps'], staple: true, hardOn: ['shoulder'], positions: ['hanging', 'overhead'], traits: ['assisted'] },
  { name: 'Machine Assisted Pull-Up', aka: ['assisted pull-up'], needs: ['machines'], primary: ['back'], secondary: ['biceps'], staple: true, hardOn: ['shoulder'], positions: ['hanging', 'overhead'], traits: ['assisted', 'supported'] },
  { name: 'Negative Pull-Up', aka: ['eccentric pull-up'], needs: ['pull-up-bar'], primary: ['back'], secondary: ['biceps'], staple: true, hardOn: ['shoulder', 'elbow'], positions: ['hanging', 'overhead'], traits: ['assisted', 'whole-body'] },
  { name: 'Foot-Assisted Pull-Up', needs: ['pull-up-bar'], primary: ['back'], secondary: ['biceps'], hardOn: ['shoulder'], positions: ['hanging', 'overhead'], traits: ['assisted'] },
  { name: 'Lat Pulldown', aka: ['wide-grip lat pulldown', 'lat pull-down', 'cable lat pulldown', 'pulldown'], needs: ['lat-pulldown'], primary: ['back'], secondary: ['biceps'], main: true, staple: true, positions: ['overhead'], traits: ['supported', 'seated'] },
  { name: 'Neutral-Grip Lat Pulldown', aka: ['close-grip lat pulldown', 'v-bar pulldown'], needs: ['lat-pulldown'], primary: ['back'], secondary: ['biceps'], main: true, staple: true, positions: ['overhead'], traits: ['supported', 'seated'] },
  { name: 'Underhand Lat Pulldown', aka: ['reverse-grip lat pulldown'], needs: ['lat-pulldown'], primary: ['back'], secondary: ['biceps'], hardOn: ['elbow'], positions: ['overhead'], traits: ['supported', 'seated'] },
  { name: 'Single-Arm Lat Pulldown', needs: ['lat-pulldown'], primary: ['back'], secondary: ['biceps'], perSide: true, positions: ['overhead'], traits: ['supported', 'seated'] },
  { name: 'Machine Pulldown', aka: ['plate-loaded pulldown'], needs: ['machines'], primary: ['back'], secondary: ['biceps'], main: true, positions: ['overhead'], traits: ['supported', 'seated'] },
  { name: 'Kneeling Cable Pulldown', aka: ['half-kneeling pulldown'], needs: ['cable'], primary: ['back'], secondary: ['biceps'], positions: ['kneeling', 'overhead'] },
  { name: 'Band Lat Pulldown', aka: ['banded lat pulldown', 'band pulldown'], needs: ['bands'], primary: ['back'], secondary: ['biceps'], staple: true, positions: ['overhead'] },
  { name: 'Single-Arm Band Pulldown', needs: ['bands'], primary: ['back'], secondary: ['biceps'], perSide: true, positions: ['overhead'] },
  { name: 'Prone Lat Pull', aka: ['prone lat pulldown', 'floor lat pull'], primary: ['back'], secondary: ['rear-delts', 'lower-back'], staple: true, positions: ['prone'] },
  { name: 'Towel Lat Pulldown', aka: ['standing towel pulldown'], primary: ['back'], secondary: ['biceps'], positions: ['overhead'] },
  { name: 'Single-Arm Towel Pulldown', aka: ['self-resisted towel pulldown'], primary: ['back'], secondary: ['biceps'], perSide: true, positions: ['overhead'] },
])

// prettier-ignore
export const straightArmPull = exercises('straight-arm-pull', [
  { name: 'Straight-Arm Cable Pulldown', aka: ['straight-arm pulldown', 'straight arm lat pulldown'], needs: ['cable'], primary: ['back'], secondary: ['triceps'], staple: true },
  { name: 'Cable Pullover', needs: ['cable'], primary: ['back'], secondary: ['triceps'], positions: ['overhead'] },
  { name: 'Machine Pullover', needs: ['machines'], primary: ['back'], secondary: ['triceps'], hardOn: ['shoulder'], positions: ['overhead'], traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Dumbbell Pullover', aka: ['pullover'], needs: ['dumbbells', 'bench'], primary: ['back'], secondary: ['chest', 'triceps'], hardOn: ['shoulder'], positions: ['supine', 'overhead'] },
  { name: 'Band Straight-Arm Pulldown', aka: ['banded straight-arm pulldown'], needs: ['bands'], primary: ['back'], secondary: ['triceps'], staple: true },
  { name: 'Sliding Floor Pulldown', aka: ['sliding lat pulldown'], primary: ['back'], secondary: ['triceps', 'core'], level: 'intermediate', hardOn: ['wrist', 'shoulder'], positions: ['prone', 'kneeling'] },
])
