import type { HowTos } from './how-to.ts'

/** How to do each exercise of `catalogue/arms-and-calves.ts`. */
export const armsAndCalves: HowTos = {
  'barbell-curl': {
    setUp: 'Stand with the bar at your thighs, palms forward, hands at shoulder width.',
    cues: ['Curl the bar up to your chest and squeeze.', 'Keep your elbows by your sides.'],
    fault: 'The hips swing the bar up: stand still and take some weight off.',
  },
  'ez-bar-curl': {
    setUp: 'Stand and hold the EZ bar on its angled parts, palms up and slightly facing in.',
    cues: ['Bend only at the elbows.', 'Lower until your arms are almost straight.'],
    fault: 'Elbows slide forward to rest at the top: pin them to your ribs.',
  },
  'dumbbell-curl': {
    setUp: 'Stand or sit with a dumbbell at each side, palms facing forward.',
    cues: [
      'Curl up to your shoulders without moving your elbows.',
      'Turn your little fingers up at the top.',
    ],
    fault: 'The lower half is skipped: straighten your arms before each rep.',
  },
  'dumbbell-hammer-curl': {
    setUp: 'Stand or sit with a dumbbell at each side, palms facing your body.',
    cues: [
      'Lift with your thumbs pointing up the whole way.',
      'Keep your wrists stiff like a hammer handle.',
    ],
    fault: 'The weights swing across your body: lift each straight toward its shoulder.',
  },
  'incline-dumbbell-curl': {
    setUp: 'Sit back on a sloped bench, arms hanging straight down, a dumbbell in each hand.',
    cues: ['Leave your upper arms hanging behind you.', 'Curl slowly out of the stretch.'],
    fault: 'Shoulders come forward as you lift: keep them and your head on the bench.',
  },
  'dumbbell-concentration-curl': {
    setUp: 'Sit with your legs apart, lean forward, and rest the back of your arm on your inner thigh.',
    cues: ['Curl the dumbbell toward your chin.', 'Let your arm straighten fully on each rep.'],
    fault: 'You lean back to help: keep your trunk still and the elbow on your thigh.',
  },
  'dumbbell-spider-curl': {
    setUp: 'Lie face down on a sloped bench, chest at its top edge, arms hanging straight down.',
    cues: ['Keep your upper arms hanging still.', 'Curl up until your forearms are past level.'],
    fault: 'The elbows swing back: point them at the floor and slow down.',
  },
  'zottman-curl': {
    setUp: 'Stand or sit with a dumbbell at each side, palms turned to the front.',
    cues: ['Curl up, then turn your palms down at the top.', 'Lower slowly with your palms facing down.'],
    fault: 'Weights are too heavy to lower well: choose a pair you can lower slowly.',
  },
  'ez-bar-preacher-curl': {
    setUp: 'Sit with your armpits over the top of the pad, upper arms flat, hands on the EZ bar.',
    cues: ['Lower until your arms are nearly straight.', 'Keep the backs of your arms on the pad.'],
    fault: 'You drop into the bottom and bounce: slow down and stop with a slight bend.',
  },
  'machine-preacher-curl': {
    setUp: 'Set the seat so your upper arms lie flat on the pad, elbows by the turning point.',
    cues: [
      'Bring the handles toward your shoulders and squeeze.',
      'Let the weight down slowly and stop before it lands.',
    ],
    fault: 'You lift your seat to pull: stay down and keep your arms on the pad.',
  },
  'cable-curl': {
    setUp: 'Stand or sit facing a low cable, the bar in both hands, palms up, elbows at your sides.',
    cues: [
      'Curl up until your fists are near your shoulders.',
      'Lower until your arms are straight and the cable is tight.',
    ],
    fault: 'The cable drags your elbows forward: hold them back against your ribs.',
  },
  'cable-rope-hammer-curl': {
    setUp: 'Stand or sit facing a low cable and hold the rope ends, palms facing each other.',
    cues: ['Lift your fists toward your shoulders, thumbs up.', 'Pull the ends slightly apart at the top.'],
    fault: 'Your palms turn up halfway: keep your knuckles pointing out to the sides.',
  },
  'kettlebell-curl': {
    setUp: "Stand or sit tall, both hands under the kettlebell's handle, palms up, arms straight.",
    cues: ['Curl the handle up to your chest.', 'Keep your wrists firm as the bell tips.'],
    fault: 'The wrists bend back at the top: squeeze the handle and stop a little lower.',
  },
  'band-curl': {
    setUp: 'Stand on the band, or sit and fix it low, an end in each hand, palms forward.',
    cues: ['Curl against the band up to your shoulders.', 'Make the way down slower than the way up.'],
    fault: 'Elbows drift behind you as the band tightens: keep them just beside your ribs.',
  },
  'band-hammer-curl': {
    setUp: 'Stand on the band, or sit and fix it low, an end in each hand, palms facing in.',
    cues: ['Curl with your thumbs leading.', 'Hold the top for a moment.'],
    fault: 'The shoulders roll forward: lift your chest and keep the elbows still.',
  },
  'suspension-curl': {
    setUp: 'Hold the handles palms up, walk your feet forward, and lean back with straight arms.',
    cues: ['Curl your fists to your forehead.', 'Keep your elbows at shoulder height.'],
    fault: 'Elbows drop and you row instead: leave them high and bend only the arms.',
  },
  'towel-curl': {
    setUp: 'Drape a towel over one upturned palm, and hold both ends below with your other hand.',
    cues: ['Curl up while the other hand pulls down.', 'Make each way last about three seconds.'],
    fault: 'The pulling hand goes easy: pull hard enough that the curl is a struggle.',
  },
  'ez-bar-reverse-curl': {
    setUp: 'Stand and hold the EZ bar with your palms down, hands at shoulder width.',
    cues: ['Curl with your knuckles leading.', 'Hold your wrists flat, in line with your forearms.'],
    fault: 'The wrists droop under the bar: use less weight and grip firmly.',
  },
  'towel-hammer-curl': {
    setUp: 'Hold the top of a towel in one fist, thumb up, and its lower end in your other hand.',
    cues: [
      'Curl your thumb to your shoulder against the pull.',
      'Pull down just as hard while the arm lowers.',
    ],
    fault: 'The elbow rises to cheat the pull: keep it against your side.',
  },
  'kettlebell-hammer-curl': {
    setUp: 'Stand or sit and hold the kettlebell by the sides of its handle, thumbs up.',
    cues: ['Curl the bell straight up toward your collarbone.', 'Squeeze the handle from both sides.'],
    fault: 'You lean back under the bell: stay upright and keep elbows by your ribs.',
  },
  'cable-triceps-pushdown': {
    setUp: 'Stand or sit facing a high cable, hands on the bar, palms down, elbows at your sides.',
    cues: ['Push down until your arms are straight.', 'Let the bar rise only to chest height.'],
    fault: 'You lean over the bar and shove: stay tall and move only your forearms.',
  },
  'cable-rope-pushdown': {
    setUp: 'Stand or sit facing a high cable and hold the rope with your palms facing each other.',
    cues: ['Push down and part the rope ends by your thighs.', 'Hold your elbows beside your ribs.'],
    fault: 'The elbows drift up and out: use less weight and glue them to your sides.',
  },
  'overhead-cable-triceps-extension': {
    setUp: 'Set a cable at head height, stand or sit facing away, rope behind your head, elbows up.',
    cues: ['Straighten your arms up and forward.', 'Let the rope stretch you behind the head.'],
    fault: 'The elbows open wide: point them forward and keep them narrow.',
  },
  'overhead-dumbbell-triceps-extension': {
    setUp: 'Stand or sit tall and hold one dumbbell overhead with both hands under its top end.',
    cues: ['Lower it behind your head by bending your elbows.', 'Point your elbows at the ceiling.'],
    fault: 'The back arches as the weight goes down: keep your ribs in and brace.',
  },
  'ez-bar-skull-crusher': {
    setUp: 'Lie on the bench and hold the EZ bar over your shoulders, hands just inside them.',
    cues: [
      'Bend your elbows to bring the bar to your forehead.',
      'Keep your upper arms tilted slightly back.',
    ],
    fault: 'The whole arm moves like a press: fix your upper arms and bend only the elbows.',
  },
  'barbell-skull-crusher': {
    setUp: 'Lie on the bench, bar over your shoulders, hands just inside shoulder width.',
    cues: ['Lower the bar to just behind your forehead.', 'Press it back up with your upper arms still.'],
    fault: 'Elbows drift apart as you tire: use less weight and keep them in.',
  },
  'dumbbell-skull-crusher': {
    setUp: 'Lie on the bench, dumbbells over your shoulders, palms facing each other.',
    cues: ['Lower the weights beside your ears.', 'Straighten both arms without moving your elbows.'],
    fault: 'Elbows splay as you tire: keep them shoulder width apart.',
  },
  'dumbbell-floor-triceps-extension': {
    setUp: 'Lie on the floor, knees bent, one dumbbell in both hands over your face, arms straight.',
    cues: [
      'Lower until it touches the floor behind your head.',
      'Pause on the floor, then straighten your arms.',
    ],
    fault: 'The dumbbell drops fast near your head: lower slowly and keep a firm grip.',
  },
  'dumbbell-kickback': {
    setUp: 'Stand or sit leaning forward, elbows bent at your sides, a dumbbell in each hand.',
    cues: ['Straighten your arms behind you and pause.', 'Hold your upper arms level with your back.'],
    fault: 'The elbows sink and the weights swing: go lighter and keep the elbows high.',
  },
  'kettlebell-overhead-triceps-extension': {
    setUp: 'Stand or sit tall and hold the kettlebell overhead by the sides of its handle.',
    cues: ['Lower the bell behind your head.', 'Keep your elbows close to your ears.'],
    fault: 'The elbows slide forward: hold them up beside your head and shorten the reach.',
  },
  'machine-triceps-extension': {
    setUp: 'Set the seat so your upper arms lie on the pad and your elbows match the turning point.',
    cues: [
      'Push the handles until your arms are straight.',
      'Return slowly until your elbows are well bent.',
    ],
    fault: 'Shoulders lift off to push: sit back and let only your elbows move.',
  },
  'band-triceps-pushdown': {
    setUp: 'Fix the band high, stand or sit facing it, and hold the ends, elbows at your sides.',
    cues: ['Push your hands down to your thighs.', 'Squeeze the backs of your arms at the bottom.'],
    fault: 'Your upper arms swing back and forth: keep the elbows fixed by your ribs.',
  },
  'band-overhead-triceps-extension': {
    setUp: 'Fix the band at the bottom of a door, stand or sit facing away, hands behind your head.',
    cues: ['Reach up until your elbows are straight.', 'Keep your elbows beside your ears.'],
    fault: 'You arch to get past the hard part: tuck your ribs or take a lighter band.',
  },
  'band-triceps-kickback': {
    setUp: 'Stand on the band with your front foot, lean in, one end in hand, elbow high and bent.',
    cues: ['Push your hand back until your arm is straight.', 'Keep the elbow as high as your back.'],
    fault: 'The whole arm swings back: hold the upper arm still and bend from the elbow.',
  },
  'bench-dip': {
    setUp: 'Put your hands on the bench edge beside your hips, feet on the floor in front of you.',
    cues: ['Lower with your back close to the bench.', 'Stop when your elbows are bent to a right angle.'],
    fault: 'You sink so low that the shoulders roll forward: stop higher and keep your chest up.',
  },
  'wall-triceps-extension': {
    setUp: 'Stand facing a wall, hands on it at head height, and step back until you lean in.',
    cues: [
      'Bend your elbows until your forearms near the wall.',
      'Push with your palms until your arms are straight.',
    ],
    fault: 'Elbows flare and it turns into a push-up: point them straight down.',
  },
  'suspension-triceps-extension': {
    setUp: 'Hold the handles at head height, palms down, and lean forward with straight arms.',
    cues: [
      'Bend your elbows until your hands reach your forehead.',
      'Keep your upper arms by your ears and your body stiff.',
    ],
    fault: 'Hips bend back as you lower: squeeze your buttocks and stand more upright.',
  },
  'towel-triceps-pushdown': {
    setUp: 'Hold a towel at your collarbone with one hand, and its end with the other, elbow bent.',
    cues: [
      'Push the lower hand down until that arm is straight.',
      'Hold back with the upper hand the whole way.',
    ],
    fault: 'The working elbow moves off your ribs: pin it there before you push.',
  },
  'towel-triceps-extension': {
    setUp: 'Hold a towel behind your back, one hand behind your head and the other at your waist.',
    cues: ['Straighten the top arm as the low hand holds back.', 'Keep the top elbow pointing up.'],
    fault: 'The low hand gives no fight: pull down so each rep takes three seconds.',
  },
  'kettlebell-floor-triceps-extension': {
    setUp: 'Lie on the floor, knees bent, kettlebell held over your face by the sides of its handle.',
    cues: [
      'Bend your elbows until the bell rests behind your head.',
      'Straighten your arms with your elbows narrow.',
    ],
    fault: 'Your upper arms swing to help: hold them still and bend only the elbows.',
  },
  'dumbbell-wrist-curl': {
    setUp: 'Sit with your forearms on your thighs, palms up, hands and dumbbells past your knees.',
    cues: ['Let your wrists drop back, then curl them up.', 'Keep your forearms flat on your thighs.'],
    fault: 'The forearms lift to help: press them down and use lighter dumbbells.',
  },
  'barbell-wrist-curl': {
    setUp: 'Sit with your forearms on your thighs, palms up, the bar in your hands past your knees.',
    cues: ['Let the bar roll toward your fingertips.', 'Close your fists and curl your wrists up.'],
    fault: 'The bar bobs in short, quick reps: take each rep to both ends of the range.',
  },
  'dumbbell-reverse-wrist-curl': {
    setUp: 'Sit with your forearms on your thighs, palms down, hands and dumbbells past your knees.',
    cues: ['Lift the backs of your hands toward you.', 'Lower until your knuckles point at the floor.'],
    fault: 'The dumbbells are too heavy to raise far: take the lightest pair and go all the way.',
  },
  'dead-hang': {
    setUp: 'Take the bar at shoulder width, palms away, and hang with your feet off the floor.',
    cues: ['Draw your shoulders slightly down from your ears.', 'Breathe slowly and keep your legs still.'],
    fault: 'You hang on till you slip off: step down while your grip is still safe.',
  },
  'plate-pinch': {
    setUp: 'Stand or sit and pinch a plate in each hand between your thumb and straight fingers.',
    cues: ['Squeeze hard with your thumbs all the time.', 'Stay tall and let your arms hang still.'],
    fault: 'Fingers curl under the rim: pinch the flat sides and use lighter plates.',
  },
  'machine-standing-calf-raise': {
    setUp: 'Stand with the pads on your shoulders and the balls of your feet on the step.',
    cues: ['Rise as high as you can and pause.', 'Sink your heels below the step and wait a second.'],
    fault: 'The knees bend and bounce: keep them straight and move only your ankles.',
  },
  'machine-seated-calf-raise': {
    setUp: 'Sit with the pad on your lower thighs and the balls of your feet on the bar or step.',
    cues: ['Let your heels drop until your calves stretch.', 'Push up through your big toes.'],
    fault: 'You pump short reps: pause at the bottom so the bounce is gone.',
  },
  'leg-press-calf-raise': {
    setUp: "Sit in the leg press, legs nearly straight, balls of your feet on the plate's low edge.",
    cues: ['Push the plate away with your toes.', 'Let your toes come back toward you for a stretch.'],
    fault: 'The knees do the pressing: keep them nearly straight and the safety stops in.',
  },
  'smith-machine-calf-raise': {
    setUp: 'Stand with the bar on your upper back and the balls of your feet on a step or plate.',
    cues: ['Drive straight up and hold the top.', 'Lower your heels below the edge of the step.'],
    fault: 'You tip forward onto the bar: stand tall with the bar over your feet.',
  },
  'barbell-calf-raise': {
    setUp: 'Take the bar from the rack onto your upper back and stand with feet hip width apart.',
    cues: ['Go up slowly so you keep your balance.', 'Press up evenly through both big toes.'],
    fault: 'You sway and step about: slow down, brace, and look at one spot.',
  },
  'dumbbell-calf-raise': {
    setUp: 'Stand with the balls of your feet on a low step, a dumbbell at each side.',
    cues: ['Lift your heels until you are on your tiptoes.', 'Lower for two seconds into the stretch.'],
    fault: 'Ankles roll outward at the top: keep the weight over your big toes.',
  },
  'single-leg-dumbbell-calf-raise': {
    setUp: "Stand on one foot at a step's edge, dumbbell on that side, other hand on a wall.",
    cues: ['Rise on the ball of your foot and stop at the top.', 'Let the heel sink below the step.'],
    fault: 'The hand on the wall pulls you up: use it for balance only.',
  },
  'seated-dumbbell-calf-raise': {
    setUp: 'Sit on the bench, feet flat under your knees, a dumbbell upright on each thigh.',
    cues: ['Raise your heels as high as they go.', 'Lower with control until your heels touch down.'],
    fault: 'You lift the weights with your arms: only steady them and let your calves work.',
  },
  'kettlebell-calf-raise': {
    setUp: 'Stand with the balls of your feet on a low step and hold the kettlebell at one side.',
    cues: ['Go up on your toes and pause.', 'Keep your free hand near a wall for balance.'],
    fault: 'You lean toward the bell: stand straight, and change hands each set.',
  },
  'band-calf-press': {
    setUp: 'Sit on the floor, legs out, the band around the balls of your feet, ends in your hands.',
    cues: ['Point your toes away against the band.', 'Let the band draw your toes back slowly.'],
    fault: 'The band has too little pull: shorten it so it is tight with toes up.',
  },
  'bodyweight-calf-raise': {
    setUp: 'Stand with the balls of your feet on a step or the floor, fingertips on a wall.',
    cues: ['Lift your heels high and hold for a second.', 'Come down slower than you go up.'],
    fault: 'You bounce through quick reps: stop still at the top and at the bottom.',
  },
  'single-leg-calf-raise': {
    setUp: 'Stand on one foot at the edge of a step, other foot off the floor, a hand on a wall.',
    cues: ['Rise onto your big toe side as high as you can.', 'Keep your knee straight and your hips level.'],
    fault: 'The range shrinks as you tire: end the set when the heel no longer rises fully.',
  },
  'bent-knee-calf-raise': {
    setUp: 'Stand at a wall with your fingertips on it, knees bent as if about to sit.',
    cues: ['Keep your knees bent while your heels rise.', 'Hold the top for a breath, then sink slowly.'],
    fault: 'If your legs straighten, stand lower and slow down: this is for the deep calf muscle.',
  },
  'single-leg-bent-knee-calf-raise': {
    setUp: 'Stand on one leg by a wall, knee bent over your toes, the other foot off the floor.',
    cues: [
      'Push your big toe into the floor and rise.',
      'Lift only with your ankle, then lower the heel slowly.',
    ],
    fault: 'If you bob up and down from the knee, fix its bend and let only the ankle move.',
  },
  'tibialis-raise': {
    setUp: 'Lean your back and hips on a wall, feet a step away, legs straight, heels down.',
    cues: ['Pull your toes up toward your shins.', 'Lower your toes slowly to the floor.'],
    fault: 'The hips come off the wall to help: keep them on it, or step in closer.',
  },
}
