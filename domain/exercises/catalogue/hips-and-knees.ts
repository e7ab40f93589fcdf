import { exercises } from '../exercise.ts'

// prettier-ignore
export const hipExtension = exercises('hip-extension', [
  { name: 'Barbell Hip Thrust', aka: ['hip thrust'], needs: ['barbell', 'bench'], primary: ['glutes'], secondary: ['hamstrings'], main: true, staple: true, positions: ['supine', 'floor'], traits: ['big-steps'] },
  { name: 'Barbell Glute Bridge', needs: ['barbell'], primary: ['glutes'], secondary: ['hamstrings'], positions: ['supine', 'floor'] },
  { name: 'Dumbbell Hip Thrust', needs: ['dumbbells', 'bench'], primary: ['glutes'], secondary: ['hamstrings'], staple: true, positions: ['supine', 'floor'], traits: ['big-steps'] },
  { name: 'Dumbbell Glute Bridge', needs: ['dumbbells'], primary: ['glutes'], secondary: ['hamstrings'], positions: ['supine', 'floor'] },
  { name: 'Kettlebell Glute Bridge', needs: ['kettlebell'], primary: ['glutes'], secondary: ['hamstrings'], positions: ['supine', 'floor'] },
  { name: 'Machine Hip Thrust', aka: ['hip thrust machine'], needs: ['machines'], primary: ['glutes'], secondary: ['hamstrings'], main: true, positions: ['supine'], traits: ['big-steps', 'supported', 'grip-free'] },
  { name: 'Smith Machine Hip Thrust', needs: ['smith-machine', 'bench'], primary: ['glutes'], secondary: ['hamstrings'], positions: ['supine'], traits: ['big-steps', 'supported', 'grip-free'] },
  { name: 'Band Glute Bridge', aka: ['banded glute bridge'], needs: ['bands'], primary: ['glutes'], secondary: ['hamstrings'], staple: true, positions: ['supine', 'floor'] },
  { name: 'Mini Band Glute Bridge', aka: ['loop band glute bridge'], needs: ['mini-band'], primary: ['glutes'], secondary: ['abductors', 'hamstrings'], positions: ['supine', 'floor'] },
  { name: 'Single-Leg Hip Thrust', needs: ['bench'], primary: ['glutes'], secondary: ['hamstrings'], perSide: true, positions: ['supine', 'floor'], traits: ['big-steps'] },
  { name: 'Glute Bridge', aka: ['bodyweight glute bridge', 'hip bridge', 'bridge'], primary: ['glutes'], secondary: ['hamstrings'], staple: true, positions: ['supine', 'floor'] },
  { name: 'Single-Leg Glute Bridge', primary: ['glutes'], secondary: ['hamstrings'], staple: true, perSide: true, positions: ['supine', 'floor'] },
  { name: 'Hamstring Bridge', aka: ['long-lever glute bridge', 'long-lever bridge'], primary: ['hamstrings', 'glutes'], staple: true, positions: ['supine', 'floor'] },
  { name: 'Single-Leg Hamstring Bridge', aka: ['single-leg long-lever bridge'], primary: ['hamstrings', 'glutes'], level: 'intermediate', staple: true, perSide: true, positions: ['supine', 'floor'], traits: ['one-leg'] },
  { name: 'Marching Glute Bridge', primary: ['glutes'], secondary: ['hamstrings', 'core'], perSide: true, positions: ['supine', 'floor'] },
  { name: 'Feet-Elevated Glute Bridge', needs: ['box'], primary: ['glutes'], secondary: ['hamstrings'], positions: ['supine', 'floor'] },
  { name: 'Stability Ball Glute Bridge', needs: ['stability-ball'], primary: ['glutes'], secondary: ['hamstrings'], positions: ['supine', 'floor'] },
  { name: 'Frog Pump', primary: ['glutes'], secondary: ['adductors'], hardOn: ['hip'], positions: ['supine', 'floor'] },
  { name: 'Cable Glute Kickback', aka: ['cable kickback'], needs: ['cable'], movement: 'kick-back', primary: ['glutes'], secondary: ['hamstrings'], perSide: true, positions: ['standing'] },
  { name: 'Machine Glute Kickback', aka: ['glute kickback machine'], needs: ['machines'], movement: 'kick-back', primary: ['glutes'], secondary: ['hamstrings'], perSide: true, positions: ['standing', 'prone'], traits: ['supported', 'grip-free'] },
  { name: 'Band Glute Kickback', aka: ['banded glute kickback'], needs: ['bands'], movement: 'kick-back', primary: ['glutes'], secondary: ['hamstrings'], perSide: true, positions: ['standing'] },
  { name: 'Quadruped Hip Extension', aka: ['donkey kick'], movement: 'kick-back', primary: ['glutes'], secondary: ['hamstrings'], perSide: true, hardOn: ['wrist'], positions: ['kneeling', 'floor'] },
  { name: 'Standing Hip Extension', aka: ['standing glute kickback'], movement: 'kick-back', primary: ['glutes'], secondary: ['hamstrings'], perSide: true, positions: ['standing'], traits: ['balance'] },
  { name: 'Chair-Supported Hip Extension', aka: ['bent-over standing hip extension'], movement: 'kick-back', primary: ['glutes'], secondary: ['hamstrings'], perSide: true, positions: ['standing'], traits: ['easy', 'supported'] },
])

// prettier-ignore
export const kneeFlexion = exercises('knee-flexion', [
  { name: 'Seated Leg Curl', aka: ['machine seated leg curl', 'leg curl'], needs: ['leg-curl'], primary: ['hamstrings'], secondary: ['calves'], staple: true, traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Lying Leg Curl', aka: ['machine lying leg curl', 'prone leg curl'], needs: ['leg-curl'], primary: ['hamstrings'], secondary: ['calves'], staple: true, positions: ['prone'], traits: ['supported', 'grip-free'] },
  { name: 'Standing Machine Leg Curl', aka: ['standing leg curl'], needs: ['machines'], primary: ['hamstrings'], secondary: ['calves'], perSide: true, positions: ['standing'], traits: ['supported', 'grip-free'] },
  { name: 'Cable Leg Curl', needs: ['cable'], primary: ['hamstrings'], secondary: ['calves'], perSide: true, positions: ['standing'], traits: ['grip-free'] },
  { name: 'Dumbbell Leg Curl', needs: ['dumbbells'], primary: ['hamstrings'], secondary: ['calves'], positions: ['prone', 'floor'], traits: ['grip-free'] },
  { name: 'Band Leg Curl', aka: ['banded leg curl'], needs: ['bands'], primary: ['hamstrings'], secondary: ['calves'], staple: true, positions: ['prone', 'floor'], traits: ['grip-free'] },
  { name: 'Seated Band Leg Curl', needs: ['bands', 'bench'], primary: ['hamstrings'], secondary: ['calves'], traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Stability Ball Leg Curl', aka: ['swiss ball leg curl'], needs: ['stability-ball'], primary: ['hamstrings'], secondary: ['glutes'], positions: ['supine', 'floor'], traits: ['grip-free'] },
  { name: 'Suspension Leg Curl', aka: ['trx leg curl'], needs: ['suspension'], primary: ['hamstrings'], secondary: ['glutes'], level: 'intermediate', positions: ['supine', 'floor'], traits: ['grip-free'] },
  { name: 'Towel Sliding Leg Curl', aka: ['sliding leg curl', 'slider leg curl'], primary: ['hamstrings'], secondary: ['glutes'], level: 'intermediate', positions: ['supine', 'floor'], traits: ['grip-free'] },
  { name: 'Glute Bridge Walkout', aka: ['hamstring walkout'], primary: ['hamstrings'], secondary: ['glutes'], staple: true, positions: ['supine', 'floor'] },
  { name: 'Nordic Hamstring Curl', aka: ['nordic curl'], needs: ['machines'], primary: ['hamstrings'], secondary: ['calves'], level: 'advanced', hardOn: ['knee'], positions: ['kneeling', 'floor'], traits: ['own-weight'] },
  { name: 'Glute-Ham Raise', aka: ['ghr'], needs: ['machines'], primary: ['hamstrings'], secondary: ['glutes', 'lower-back'], level: 'advanced', hardOn: ['knee', 'lower-back'] },
  { name: 'Standing Bodyweight Leg Curl', aka: ['standing hamstring curl'], primary: ['hamstrings'], secondary: ['calves'], perSide: true, positions: ['standing'], traits: ['grip-free'] },
  { name: 'Tempo Standing Leg Curl', aka: ['slow standing leg curl'], primary: ['hamstrings'], perSide: true, positions: ['standing'], traits: ['slow', 'grip-free'] },
])

// prettier-ignore
export const kneeExtension = exercises('knee-extension', [
  { name: 'Leg Extension', aka: ['machine leg extension'], needs: ['leg-extension'], primary: ['quads'], staple: true, hardOn: ['knee'], traits: ['supported', 'seated', 'grip-free'] },
  { name: 'Single-Leg Extension', aka: ['single-leg leg extension'], needs: ['leg-extension'], primary: ['quads'], perSide: true, hardOn: ['knee'], traits: ['one-leg', 'supported', 'seated', 'grip-free'] },
  { name: 'Cable Leg Extension', needs: ['cable'], primary: ['quads'], perSide: true, hardOn: ['knee'], positions: ['standing'], traits: ['grip-free'] },
  { name: 'Band Leg Extension', aka: ['banded leg extension'], needs: ['bands'], primary: ['quads'], perSide: true, hardOn: ['knee'], traits: ['grip-free'] },
  { name: 'Band Terminal Knee Extension', aka: ['terminal knee extension', 'tke'], needs: ['bands'], primary: ['quads'], perSide: true, positions: ['standing'] },
  { name: 'Sissy Squat', movement: 'lean-back', primary: ['quads'], level: 'advanced', hardOn: ['knee', 'ankle'], positions: ['standing'] },
  { name: 'Reverse Nordic Curl', aka: ['reverse nordic'], movement: 'lean-back', primary: ['quads'], level: 'intermediate', hardOn: ['knee'], positions: ['kneeling', 'floor'] },
  { name: 'Straight-Leg Raise', movement: 'straight-leg', primary: ['quads'], secondary: ['core'], perSide: true, positions: ['supine', 'floor'] },
  { name: 'Standing Straight-Leg Raise', aka: ['standing leg lift'], movement: 'straight-leg', primary: ['quads'], secondary: ['core'], perSide: true, positions: ['standing'] },
  { name: 'Seated Bodyweight Leg Extension', aka: ['seated straight-leg lift'], movement: 'straight-leg', primary: ['quads'], perSide: true, traits: ['supported', 'seated', 'grip-free'] },
])
