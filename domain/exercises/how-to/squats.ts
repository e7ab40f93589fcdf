import type { HowTos } from './how-to.ts'

export const squats: HowTos = {
  'barbell-back-squat': {
    setUp: 'Stand with the bar across your upper back, hands tight, feet about shoulder width.',
    cues: ['Sit down between your heels with your knees over your toes.', 'Drive your back up into the bar.'],
    fault: 'If your hips shoot up first, take less weight and raise your chest with them.',
  },
  'barbell-front-squat': {
    setUp: 'Rest the bar on the front of your shoulders, fingers under it, elbows high.',
    cues: ['Lead the way up with your elbows.', 'Drop straight down and keep your trunk tall.'],
    fault: 'If your elbows drop, the bar rolls forward: end the set and use less weight.',
  },
  'barbell-pause-squat': {
    setUp: 'Take the bar across your upper back, feet at shoulder width, belly tight.',
    cues: ['Stay tight and count to two at the bottom.', 'Stand up from a dead stop.'],
    fault: 'Do not go soft in the pause: keep your belly tight until you stand again.',
  },
  'barbell-box-squat': {
    setUp: 'Place a knee-high box behind you and take the bar across your upper back.',
    cues: ['Reach back with your hips until you sit on the box.', 'Keep your shins nearly upright.'],
    fault: 'Do not drop onto the box or rock off it: sit softly, stay tight, then stand.',
  },
  'zercher-squat': {
    setUp: 'Hold the bar in the bend of your elbows, fists up, arms tight to your body.',
    cues: ['Squeeze the bar into your belly.', 'Let your elbows pass between your knees.'],
    fault: 'If your upper back rounds, hold the bar closer and use less weight.',
  },
  'overhead-squat': {
    setUp: 'Hold the bar overhead in a wide grip, arms straight, feet at shoulder width.',
    cues: ['Push up into the bar all the way down.', 'Keep the bar over the middle of your feet.'],
    fault: 'If the bar drifts forward, go less deep and keep your armpits turned to the front.',
  },
  'smith-machine-squat': {
    setUp: 'Set the bar on your upper back with your feet slightly in front of it, then unhook it.',
    cues: ['Lower straight down along the rails.', 'Press your whole back up into the bar.'],
    fault: 'If your heels lift, move your feet a little further in front of the bar.',
  },
  'machine-hack-squat': {
    setUp: 'Lean into the back pad, shoulders under the pads, feet mid-plate at hip width.',
    cues: ['Glide down as deep as is easy.', 'Keep your hips on the pad at the bottom.'],
    fault: 'Do not slam your knees straight at the top: stop just short and stay in control.',
  },
  'machine-pendulum-squat': {
    setUp: 'Stand under the shoulder pads with your back on the pad and feet low on the plate.',
    cues: ['Let the arc carry you deep and stay on the pad.', 'Push the plate away with your whole foot.'],
    fault: 'Do not rush the bottom, where it is hardest: slow down for the last stretch.',
  },
  'machine-belt-squat': {
    setUp: 'Fasten the belt around your hips, stand over the load and hold the handles lightly.',
    cues: ['Let the belt pull you straight down.', 'Stand up with your legs, not your hands.'],
    fault: 'Do not haul on the handles: use them for balance and take less weight.',
  },
  'leg-press': {
    setUp: 'Sit with your hips and back flat on the pad, feet mid-plate at shoulder width.',
    cues: ['Push the plate through your whole foot.', 'Let your knees follow your toes.'],
    fault: 'If your tailbone curls off the pad, stop a little higher on the way down.',
  },
  'partial-range-leg-press': {
    setUp: 'Sit deep in the seat, set the stops high and place your feet high on the plate.',
    cues: ['Bend your knees only as far as feels easy.', 'Push evenly with both legs.'],
    fault: 'Do not chase depth here: stay in the short range and move slowly.',
  },
  'single-leg-press': {
    setUp: 'Sit flat on the pad with one foot mid-plate and the other resting on the floor.',
    cues: ['Push with your heel and the ball of your foot.', 'Keep both hips square on the seat.'],
    fault: 'If your knee falls inward, lighten the plate and point it at your second toe.',
  },
  'dumbbell-goblet-squat': {
    setUp: 'Hold one dumbbell upright at your chest, hands under its top, feet at shoulder width.',
    cues: ['Sink down between your knees, chest tall.', 'Keep the dumbbell against your chest.'],
    fault: 'If the weight pulls you forward, hug it tighter and stay taller.',
  },
  'kettlebell-goblet-squat': {
    setUp: 'Hold the kettlebell by its horns at your chest, elbows in, feet at shoulder width.',
    cues: ['Pull yourself down between your knees.', 'Stand tall and squeeze your glutes at the top.'],
    fault: 'Do not let the bell sag away from you: pin it just under your chin.',
  },
  'dumbbell-front-squat': {
    setUp: 'Rest one head of each dumbbell on your shoulders, elbows forward, feet hip wide.',
    cues: ['Point your elbows ahead the whole time.', 'Rise with chest and hips at the same speed.'],
    fault: 'If the dumbbells slide off your shoulders, lift your elbows before each rep.',
  },
  'dumbbell-sumo-squat': {
    setUp: 'Stand wide, toes turned out, and let one dumbbell hang from both hands between your legs.',
    cues: ['Drop your hips straight down.', 'Spread your knees over your toes as you rise.'],
    fault: 'Do not bend over to lower the dumbbell: keep your chest up and bend your knees.',
  },
  'dumbbell-box-squat': {
    setUp: 'Stand in front of a box or chair and hold one dumbbell upright at your chest.',
    cues: ['Sit back and touch the box without a thud.', 'Lean slightly forward to stand up.'],
    fault: 'If you fall the last bit, use a higher box or less weight until you can control it.',
  },
  'heels-elevated-goblet-squat': {
    setUp: 'Put your heels on a plate or wedge, feet close, and hold a dumbbell at your chest.',
    cues: ['Let your knees travel well past your toes.', 'Stay upright and sit onto your heels.'],
    fault: 'If your weight tips onto your toes, use a lower wedge and slow down.',
  },
  'double-kettlebell-front-squat': {
    setUp: 'Hold both kettlebells at your shoulders, the bells on your forearms, fists close together.',
    cues: ['Tuck your elbows in and keep your belly tight.', 'Keep your wrists straight throughout.'],
    fault: 'If you lean back under the bells, squeeze your glutes and pull your ribs down.',
  },
  'offset-kettlebell-front-squat': {
    setUp: 'Hold two kettlebells of different sizes at your shoulders, elbows in, fists close.',
    cues: ['Change hands after each set.', 'Stay square: let neither bell pull you over.'],
    fault: 'If you lean toward the heavy side, breathe in, brace and go down slower.',
  },
  'kettlebell-sumo-squat': {
    setUp: 'Stand wide with toes out and hang the kettlebell from straight arms between your feet.',
    cues: ['Bend your knees out to the sides.', 'Touch the bell down lightly and stand tall.'],
    fault: 'If your knees cave, narrow your stance a little and push them outward.',
  },
  'landmine-squat': {
    setUp: 'Hold the end of the bar at your chest in both hands and lean slightly into it.',
    cues: ['Sit back along the arc of the bar.', 'Keep your fists at breastbone height.'],
    fault: 'If the bar draws you onto your toes, step a little closer and keep your heels down.',
  },
  'band-squat': {
    setUp: 'Stand on the band with both feet and hold its ends at your shoulders.',
    cues: ['Stand up fast against the pull of the band.', 'Sit back as if onto a low chair.'],
    fault: 'If the band goes slack at the bottom, grip it shorter or widen your feet.',
  },
  'band-spanish-squat': {
    setUp: 'Loop a strong band around a post of the rack and step back with it behind your knees.',
    cues: ['Sit straight down with upright shins.', 'Let the band hold your knees in place.'],
    fault: 'Do not bow forward at the hips: keep your trunk as upright as your shins.',
  },
  'suspension-squat': {
    setUp: 'Face the anchor, hold both handles at waist height and lean back a little.',
    cues: ['Sit back and let the straps steady you.', 'Pull with your arms as little as you can.'],
    fault: 'If your arms do the work, lean back less and loosen your grip a little.',
  },
  'medicine-ball-squat': {
    setUp: 'Hug the ball to your chest with both hands, feet a little wider than your hips.',
    cues: ['Lower until your thighs are about level.', 'Press the ball into your chest as you rise.'],
    fault: 'Do not drop your head to the ball: look ahead at a fixed point.',
  },
  'bodyweight-squat': {
    setUp: 'Stand with feet at shoulder width, toes slightly out, arms reaching forward.',
    cues: ['Sit back and down until your thighs are level.', 'Keep both heels heavy.'],
    fault: 'If your heels come up, turn your toes out more or stop a little higher.',
  },
  'tempo-bodyweight-squat': {
    setUp: 'Stand shoulder wide with your arms crossed on your chest, ready to move slowly.',
    cues: ['Take a slow count of four to go down.', 'Pause at the bottom, then rise slowly too.'],
    fault: 'Do not speed up when it burns: count out loud and do fewer reps.',
  },
  'prisoner-squat': {
    setUp: 'Stand shoulder wide with your fingers behind your head and your elbows wide.',
    cues: ['Keep your elbows back and your chest open.', 'Look straight ahead on the way down.'],
    fault: 'Do not pull on your head: rest your fingers lightly and stay tall.',
  },
  'bodyweight-sumo-squat': {
    setUp: 'Stand with feet wide and toes turned out, hands together in front of your chest.',
    cues: ['Open your knees as you sink.', 'Squeeze your inner thighs to stand up.'],
    fault: 'If your trunk tips forward, sink less deep and keep your hips under you.',
  },
  'bodyweight-chair-squat': {
    setUp: 'Stand just in front of a sturdy chair, feet hip wide, arms out ahead of you.',
    cues: ['Lower slowly until you touch the seat.', 'Push through your heels and stand all the way up.'],
    fault: 'Do not flop onto the chair: if you must, add a cushion to make it higher.',
  },
  'wall-sit': {
    setUp: 'Lean your back flat on a wall and slide down until your thighs are nearly level.',
    cues: ['Press your lower back into the wall.', 'Keep breathing slowly as it gets hard.'],
    fault: 'Do not prop your hands on your thighs: let them hang or rest on the wall.',
  },
  'pistol-squat': {
    setUp: 'Stand on one leg, the other straight out in front, arms forward for balance.',
    cues: ['Lower as slowly as you can on one leg.', 'Press your whole foot into the floor to rise.'],
    fault: 'If you drop the last part, squat onto a chair until you can control it.',
  },
  'shrimp-squat': {
    setUp: 'Stand on one leg and hold the other foot behind you with the same-side hand.',
    cues: ['Lower your back knee softly to the floor.', 'Lean forward just enough to balance.'],
    fault: 'If your knee crashes down, put a cushion under it and let go of the back foot.',
  },
  'supported-chair-squat': {
    setUp: 'Stand in front of a chair with a table or counter in reach and both hands on it.',
    cues: ['Lean a little forward, then sit down slowly.', 'Let your hands help only as much as needed.'],
    fault: 'Do not pull yourself up by your arms: push the floor away and use hands to steady.',
  },
  'tempo-chair-squat': {
    setUp: 'Stand in front of a chair with feet hip wide and your hands on your chest.',
    cues: ['Count to four before you touch the seat.', 'Hover above the seat for a moment, then rise.'],
    fault: 'Do not rest your weight on the seat: brush it and keep your legs working.',
  },
  'high-wall-sit': {
    setUp: 'Stand with your back on a wall, feet a step ahead, and slide down only a little way.',
    cues: ['Stay high, well above the height of a chair.', 'Share the weight between both feet.'],
    fault: 'If your knees drift past your toes, step your feet further from the wall.',
  },
  'dumbbell-chair-squat': {
    setUp: 'Sit near the front of a firm chair, one dumbbell held upright against your chest.',
    cues: ['Lean forward with a long back and stand up.', 'Sit down slowly until you touch the seat.'],
    fault: 'If you drop the last part, put a cushion on the chair.',
  },
}
