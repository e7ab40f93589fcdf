import type { HowTos } from './how-to.ts'

/** How to do each exercise of `catalogue/shoulders-and-chest.ts`. */
export const shouldersAndChest: HowTos = {
  'dumbbell-fly': {
    setUp: 'Lie on the flat bench, dumbbells over your chest, palms facing in, elbows soft.',
    cues: ['Open your arms wide like a big hug.', 'Stop when your elbows are level with your chest.'],
    fault: 'Elbows bend so it becomes a press: keep one soft bend and use lighter weights.',
  },
  'incline-dumbbell-fly': {
    setUp: 'Sit back on a low slope, dumbbells over your collarbone, palms facing each other.',
    cues: [
      'Lower in a wide arc to the sides of your chest.',
      'Bring your upper arms together, not just your hands.',
    ],
    fault: 'The weights sink too far behind you: stop when you feel a stretch at chest height.',
  },
  'floor-dumbbell-fly': {
    setUp: 'Lie on the floor, knees bent, dumbbells held over your chest, palms facing each other.',
    cues: [
      'Open until your upper arms touch the floor softly.',
      'Squeeze your chest to bring the weights back over it.',
    ],
    fault: 'You rest on the floor between reps: touch it lightly and lift again at once.',
  },
  'cable-fly': {
    setUp: 'Set two cables at shoulder height, stand or sit between them, palms facing in.',
    cues: [
      'Sweep your hands together in front of your chest.',
      'Let your arms open only to the line of your body.',
    ],
    fault: 'You push with bent arms: fix a soft bend in your elbows and sweep.',
  },
  'low-to-high-cable-fly': {
    setUp: 'Set two cables low, stand or sit between them, hands by your hips, palms forward.',
    cues: ['Scoop your hands up and together at chin height.', 'Keep your shoulders down as your arms rise.'],
    fault: 'You lean back to lift: tip slightly forward and use less weight.',
  },
  'high-to-low-cable-fly': {
    setUp: 'Set two cables above your head, stand or sit between them, and lean in a little.',
    cues: [
      'Bring your hands down and together near your hips.',
      'Open your arms slowly up to shoulder height.',
    ],
    fault: 'The trunk bows down with each rep: hold one lean and let the arms sweep.',
  },
  'machine-pec-deck': {
    setUp: 'Set the seat so your elbows are at chest height, and sit with your back on the pad.',
    cues: [
      'Bring the handles together and squeeze your chest.',
      'Open until your hands are just level with your chest.',
    ],
    fault: 'Shoulders roll off the pad at the end: keep them back and stop as hands meet.',
  },
  'band-fly': {
    setUp: 'Fix the band at chest height, stand or sit facing away, an end in each hand, arms wide.',
    cues: [
      'Bring your hands together with soft elbows.',
      'Go back slowly until you feel your chest stretch.',
    ],
    fault: 'The elbows bend and you press the band: keep your arms long from start to end.',
  },
  'suspension-fly': {
    setUp: 'Hold the handles at chest height, lean forward with nearly straight arms, palms facing in.',
    cues: ['Open your arms as wide as you can control.', 'Keep your body in one line from heels to head.'],
    fault: 'Hips drop as the arms open: brace hard and stand more upright.',
  },
  'dumbbell-svend-press': {
    setUp: 'Stand or sit tall and squeeze one light dumbbell between your flat palms at your chest.',
    cues: [
      'Crush your palms together from start to finish.',
      'Push straight out, pause, and draw it back slowly.',
    ],
    fault: 'The hands go soft when the arms are long: press hardest out there, or go lighter.',
  },
  'single-arm-band-fly': {
    setUp: 'Fix the band at chest height, stand or sit facing away, one arm out with an end in hand.',
    cues: [
      'Sweep your hand to the middle of your chest.',
      'Keep your other hand on your hip and your trunk still.',
    ],
    fault: 'You turn your body to finish: keep your chest facing forward as the arm sweeps.',
  },
  'cable-face-pull': {
    setUp: 'Set a rope at eye height, stand or sit far enough back, arms straight, thumbs toward you.',
    cues: ['Pull the rope apart toward your eyes.', 'Finish with your fists beside your ears.'],
    fault: 'You lean back because it is too heavy: use less weight and stay upright.',
  },
  'band-face-pull': {
    setUp: 'Fix the band at eye height, stand or sit facing it, an end in each hand, arms straight.',
    cues: ['Pull your hands to your temples and apart.', 'Keep your elbows as high as your shoulders.'],
    fault: 'Elbows sink and it turns into a row: lift them before you pull.',
  },
  'dumbbell-reverse-fly': {
    setUp: 'Bend over, or sit and lean over your thighs, light dumbbells hanging under your chest.',
    cues: [
      'Raise your arms out wide, level with your shoulders.',
      'Lead with your little fingers and stop at back height.',
    ],
    fault: 'You swing your trunk to lift: hold it still and take lighter dumbbells.',
  },
  'chest-supported-reverse-fly': {
    setUp: 'Lie face down on the sloped bench, a light dumbbell hanging in each hand.',
    cues: ['Lift your arms out to the sides with soft elbows.', 'Lower slowly until the weights hang still.'],
    fault: 'Elbows bend and slide back like a row: keep your arms long and wide.',
  },
  'machine-reverse-fly': {
    setUp: 'Face the pad with your chest on it, handles at shoulder height, arms long in front.',
    cues: [
      'Push your hands out and back in a wide arc.',
      'Stop when your arms are in line with your shoulders.',
    ],
    fault: 'The shoulder blades do all the work: move from the upper arms with less weight.',
  },
  'cable-reverse-fly': {
    setUp: 'Set two cables at shoulder height, stand or sit between them, each in the far hand.',
    cues: ['Uncross your arms and open them wide.', 'Let your hands cross again with control.'],
    fault: 'You lean back to start it: keep your trunk still and pick less weight.',
  },
  'band-pull-apart': {
    setUp: 'Stand or sit tall and hold the band in front of your chest, arms straight, palms down.',
    cues: ['Pull your hands apart until the band meets your chest.', 'Return slowly and keep the band taut.'],
    fault: 'The shoulders hunch up: keep a long neck and hold the band a bit wider.',
  },
  'suspension-face-pull': {
    setUp: 'Hold the handles, palms down, and lean back with straight arms and a straight body.',
    cues: ['Pull your hands to the sides of your face.', 'Keep your elbows high and wide.'],
    fault: 'The elbows drop to your ribs: stand more upright and keep them up.',
  },
  'prone-y-raise': {
    setUp: 'Lie face down, forehead on a towel, arms up and out in a Y, thumbs to the ceiling.',
    cues: ['Lift your arms from the shoulder blades and pause.', 'Keep your forehead resting on the towel.'],
    fault: 'Your lower back lifts the chest instead: stay down and raise only your arms.',
  },
  'prone-t-raise': {
    setUp: 'Lie face down, forehead on a towel, arms straight out to the sides, thumbs up.',
    cues: ['Raise both arms and pinch your shoulder blades.', 'Hold for a count of two, then lower softly.'],
    fault: 'The arms drift down to your hips: keep them level with your shoulders.',
  },
  'prone-w-raise': {
    setUp: 'Lie face down, forehead on a towel, elbows bent by your ribs, hands by your shoulders.',
    cues: [
      'Lift your elbows and hands off the floor together.',
      'Pull your elbows toward your back pockets.',
    ],
    fault: 'Hands rise but elbows stay put: lift both to the same height.',
  },
  'reverse-snow-angel': {
    setUp: 'Lie face down, forehead low, hands just off the floor by your hips, palms down.',
    cues: [
      'Sweep your arms out and up to your ears, then back.',
      'Keep your hands off the floor all the way.',
    ],
    fault: 'The arms bend and touch down: go slower, and only as far as they stay long.',
  },
  'wall-angel': {
    setUp: 'Stand with your back on a wall, feet half a step away, hands and elbows on it like a W.',
    cues: [
      'Slide your arms up the wall, then pull them down.',
      'Keep your ribs and lower back close to the wall.',
    ],
    fault: 'The back arches so the hands stay put: slide less high and keep ribs down.',
  },
  'towel-pull-apart': {
    setUp: "Stand or sit tall, arms straight ahead at chest height, hands at a towel's ends.",
    cues: [
      'Pull the ends apart hard for a slow count of three.',
      'Squeeze your shoulder blades as you pull, then ease off.',
    ],
    fault: 'You only hold the towel: pull as though you wanted to tear it.',
  },
  'standing-w-raise': {
    setUp: 'Stand or sit tall, elbows bent by your ribs, palms forward, so your arms form a W.',
    cues: ['Pull your elbows back and down and squeeze.', 'Hold each squeeze for a slow count of three.'],
    fault: 'The chin pokes out as the arms go back: keep your head over your shoulders.',
  },
  'dumbbell-lateral-raise': {
    setUp: 'Stand or sit tall, a dumbbell at each side, palms facing in, elbows slightly bent.',
    cues: ['Lift out to the sides up to shoulder height.', 'Lead with your elbows and let the hands follow.'],
    fault: 'You swing the weights up: stop still before each lift and go lighter.',
  },
  'seated-dumbbell-lateral-raise': {
    setUp: 'Sit tall on the end of the bench, feet flat, a dumbbell hanging at each side.',
    cues: ['Raise your arms wide, as if to touch both walls.', 'Take two seconds to lower the weights.'],
    fault: 'You rock back to get them moving: keep your trunk still and lighten the load.',
  },
  'lean-away-dumbbell-lateral-raise': {
    setUp: 'Hold a doorframe or post, feet close to it, lean away, a dumbbell in your outer hand.',
    cues: [
      'Raise your arm out until it is level with the floor.',
      'Keep the lean and your holding arm straight.',
    ],
    fault: 'You pull yourself upright with each rep: hold the lean and move one arm only.',
  },
  'cable-lateral-raise': {
    setUp: 'Stand or sit sideways to a low cable, its handle in the far hand, in front of you.',
    cues: ['Lift your arm out and slightly forward.', 'Fight the cable all the way down.'],
    fault: 'The shoulder shrugs first: push it down, then lift from the elbow.',
  },
  'machine-lateral-raise': {
    setUp: 'Set the seat so your shoulders line up with the turning points, arms against the pads.',
    cues: [
      'Push out with your elbows, not your hands.',
      'Stop at shoulder height, then lower without a clunk.',
    ],
    fault: 'The shoulders rise to your ears: keep your neck long and use less weight.',
  },
  'band-lateral-raise': {
    setUp: 'Stand on the band, or sit and fix it low, an end in each hand by your thighs.',
    cues: ['Raise your arms out until your hands reach shoulder height.', 'Lower as slowly as you lifted.'],
    fault: 'The band is slack at the start: shorten it so it pulls from the bottom.',
  },
  'isometric-wall-lateral-raise': {
    setUp: 'Stand or sit sideways to a wall, arm a little out from your side, back of hand on it.',
    cues: ['Push out into the wall and build up smoothly.', 'Keep breathing while you push.'],
    fault: 'You lean your body into the wall: keep your trunk upright and push with the arm.',
  },
  'barbell-upright-row': {
    setUp: 'Stand with the bar at your thighs, palms toward you, hands just past shoulder width.',
    cues: ['Pull your elbows up and out along your body.', 'Stop when your elbows reach shoulder height.'],
    fault: 'A narrow grip takes the bar to your chin: widen it and stop at your chest.',
  },
  'cable-upright-row': {
    setUp: 'Stand close to a low cable and hold the bar at shoulder width, palms toward you.',
    cues: [
      'Raise your elbows wide, with the bar close to you.',
      'Let the cable take your arms back down slowly.',
    ],
    fault: 'Hands rise higher than elbows: keep the elbows on top and stop at chest height.',
  },
  'doorframe-lateral-raise-hold': {
    setUp: 'Stand or sit in a doorway, arms a little out, backs of the hands on the frame.',
    cues: [
      'Push both sides of the frame outward and hold.',
      'Breathe steadily and keep your shoulders down.',
    ],
    fault: 'You push hard for a moment, then rest: hold one steady push for the whole time.',
  },
  'single-arm-band-lateral-raise': {
    setUp: 'Stand or sit on one end of the band and hold the other end in the hand on that side.',
    cues: ['Raise your arm out with a soft elbow.', 'Keep both shoulders level as you lift.'],
    fault: 'You tip to the other side: stay straight and stop at shoulder height.',
  },
  'behind-the-back-cable-lateral-raise': {
    setUp: 'Stand sideways to a low cable, its line passing behind you to the handle in the far hand.',
    cues: [
      'Sweep your arm out until it is level with the floor.',
      'Let your hand return all the way behind your hip.',
    ],
    fault: 'The elbow bends more as you lift: keep the angle and move from the shoulder.',
  },
  'kettlebell-upright-row': {
    setUp: 'Stand with the kettlebell at your thighs, both hands on the handle, palms toward you.',
    cues: ['Let your elbows go up and out first.', 'Bring the handle to your lower chest.'],
    fault: 'The bell bounces off your hips: stand still and pull from the elbows.',
  },
  'dumbbell-front-raise': {
    setUp: 'Stand or sit tall, the dumbbells by your thighs, palms toward you.',
    cues: ['Raise them straight ahead to shoulder height.', 'Keep a slight bend in your elbows.'],
    fault: 'You lean back to lift: squeeze your buttocks and take lighter dumbbells.',
  },
  'plate-lateral-raise': {
    setUp: 'Stand or sit tall with a small plate in each hand, palms facing in.',
    cues: ['Raise both plates sideways, no higher than your shoulders.', 'Lower for two seconds.'],
    fault: 'You swing the plates up: take smaller ones.',
  },
  'plate-front-raise': {
    setUp: 'Stand or sit tall and hold the plate by its sides at your thighs, arms nearly straight.',
    cues: ['Lift until the plate is level with your eyes.', 'Lower it to your thighs without a swing.'],
    fault: 'The body swings to start it: stop each rep at the bottom, then lift.',
  },
  'cable-front-raise': {
    setUp: 'Stand with your back to a low cable, its line between your legs, rope in both hands.',
    cues: ['Raise your hands forward to shoulder height.', 'Resist as the cable pulls your arms back down.'],
    fault: 'The cable tips you backward: step ahead, soften your knees and brace.',
  },
  'band-front-raise': {
    setUp: 'Stand on the band, or sit and fix it low, an end in each hand, palms down.',
    cues: [
      'Lift your hands forward to the height of your shoulders.',
      'Keep your wrists straight against the pull.',
    ],
    fault: 'The arms fall back fast: lower for a slow count of two.',
  },
  'dumbbell-shrug': {
    setUp: 'Stand or sit tall with a dumbbell hanging at each side, palms facing in.',
    cues: ['Lift your shoulders straight toward your ears.', 'Hold the top for a second, then lower fully.'],
    fault: 'You roll the shoulders in circles: move only up and down.',
  },
  'barbell-shrug': {
    setUp: 'Stand with the bar at your thighs, hands just past your hips, arms straight.',
    cues: ['Shrug up and slightly back.', 'Keep the bar touching your thighs.'],
    fault: 'The elbows bend to help: let your arms hang like ropes.',
  },
  'trap-bar-shrug': {
    setUp: 'Stand inside the trap bar, lift it with your legs, and stand tall with straight arms.',
    cues: ['Raise your shoulders as high as they will go.', 'Stay tall through your head and knees.'],
    fault: 'The knees dip to bounce the bar up: lock your stance and shrug slowly.',
  },
  'cable-shrug': {
    setUp: 'Stand close to a low cable, facing it, and hold the bar with straight arms.',
    cues: ['Bring your shoulders up toward your ears.', 'Let the weight draw them all the way down.'],
    fault: 'You lean away from the cable: step in closer and stand upright.',
  },
  'kettlebell-shrug': {
    setUp: 'Stand tall and hold one kettlebell in front with both hands, or one at each side.',
    cues: ['Lift with your shoulders and leave your arms long.', 'Lower until your shoulders hang fully.'],
    fault: 'The head juts forward as you lift: keep your chin back and eyes level.',
  },
  'band-shrug': {
    setUp: 'Stand on the band, or sit and fix it low, and hold the ends low by your sides.',
    cues: ['Shrug hard where the band is tightest.', 'Pause at the top and lower smoothly.'],
    fault: 'The band is loose, so it does little: take a shorter piece or hold it lower.',
  },
  'band-external-rotation': {
    setUp: 'Stand or sit tall, elbows bent at your sides, the band between your hands, palms up.',
    cues: ['Turn your hands out and keep your elbows in.', 'Pinch your shoulder blades at the widest point.'],
    fault: 'The elbows drift off your ribs: use a lighter band and a smaller arc.',
  },
  'cable-external-rotation': {
    setUp: 'Stand or sit sideways to an elbow-high cable, handle in far hand, elbow bent at your side.',
    cues: [
      'Swing your forearm out like a door on its hinge.',
      'Come back slowly until your hand is over your belly.',
    ],
    fault: 'You turn your trunk to move the weight: lighten it and keep your chest square.',
  },
  'seated-dumbbell-external-rotation': {
    setUp: 'Sit beside a table with your elbow on it, bent square, a light dumbbell in that hand.',
    cues: ['Let the forearm sink, then turn it up to the ceiling.', 'Keep the elbow where it rests.'],
    fault: 'If your wrist bends back or the elbow slides, take a lighter one.',
  },
}
