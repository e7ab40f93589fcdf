import type { HowTos } from './how-to.ts'

/** How to do each exercise of `catalogue/presses.ts`. */
export const presses: HowTos = {
  'barbell-bench-press': {
    setUp: 'Lie with your eyes under the bar, feet flat, hands just wider than your shoulders.',
    cues: [
      'Pull your shoulder blades together and down.',
      'Touch your lower chest, then press up and slightly back.',
    ],
    fault: 'Elbows flare straight out: tuck them about halfway to your sides.',
  },
  'incline-barbell-bench-press': {
    setUp: 'Set the bench to a low slope, sit back with feet flat, and grip just past your shoulders.',
    cues: [
      'Lower the bar to your upper chest, below the collarbone.',
      'Press straight up, so the bar ends above your shoulders.',
    ],
    fault: 'The hips lift off to flatten the slope: keep them down and use less weight.',
  },
  'barbell-pause-bench-press': {
    setUp: 'Lie with your eyes under the bar, shoulder blades pinched, hands past your shoulders.',
    cues: [
      'Hold the bar still on your chest for a full second.',
      'Push your feet down in the pause, then drive up hard.',
    ],
    fault: 'The bar sinks into a soft chest: stay tight and let it rest there lightly.',
  },
  'close-grip-bench-press': {
    setUp: 'Lie with your eyes under the bar, feet flat, hands about shoulder width apart.',
    cues: [
      'Keep your elbows close as the bar comes down.',
      'Touch just below the chest and straighten your arms fully.',
    ],
    fault: 'Hands almost touch and wrists bend: widen your grip until your forearms stand upright.',
  },
  'barbell-floor-press': {
    setUp: 'Lie on the floor under a low racked bar, knees bent, hands just wider than shoulders.',
    cues: [
      'Lower until your upper arms rest lightly on the floor.',
      'Pause there, then press with no bounce.',
    ],
    fault: 'Elbows crash into the floor: slow the last part down and touch softly.',
  },
  'dumbbell-bench-press': {
    setUp: 'Lie on the flat bench, feet planted, a dumbbell in each hand at the sides of your chest.',
    cues: [
      'Lower until the weights are level with your chest.',
      'Press up and in over the middle of your chest.',
    ],
    fault: 'The weights drift out wide: keep each wrist stacked above its elbow.',
  },
  'incline-dumbbell-bench-press': {
    setUp: 'Set the bench to a low slope and sit back, a dumbbell in front of each shoulder.',
    cues: [
      'Keep your chest high and your head down on the pad.',
      'Press up until the weights are over your collarbone.',
    ],
    fault: 'The slope is so steep that shoulders take over: lower it to about a third of the way up.',
  },
  'neutral-grip-dumbbell-bench-press': {
    setUp: 'Lie on the flat bench with the dumbbells at your chest, palms facing each other.',
    cues: ['Let your elbows brush past your ribs.', 'Press straight up with your thumbs toward your face.'],
    fault: 'Palms turn forward as you tire: keep them facing each other all the way.',
  },
  'single-arm-dumbbell-bench-press': {
    setUp: 'Lie on the flat bench, feet wide, one dumbbell at your chest, free hand on your belly.',
    cues: ['Press the feet down hard on both sides.', 'Keep both shoulders and hips level on the bench.'],
    fault: 'Your body rolls toward the weight: widen your feet and brace before each rep.',
  },
  'dumbbell-floor-press': {
    setUp: 'Lie on the floor, knees bent, a dumbbell in each hand, elbows a little off your sides.',
    cues: [
      'Lower until the backs of your arms meet the floor.',
      'Keep your wrists straight and forearms upright.',
    ],
    fault: 'The forearms tip toward your head: keep the weights right above the elbows.',
  },
  'dumbbell-squeeze-press': {
    setUp: 'Lie on the flat bench and hold two dumbbells pressed together over your chest.',
    cues: [
      'Push the weights into each other the whole time.',
      'Lower them to your breastbone, then press up slowly.',
    ],
    fault: 'The squeeze fades on the way down: push inward hardest near your chest.',
  },
  'close-grip-dumbbell-press': {
    setUp: 'Lie on the flat bench, dumbbells close together above your chest, palms facing in.',
    cues: ['Keep your elbows brushing your sides.', 'Straighten your arms fully and feel the backs of them.'],
    fault: 'Elbows drift wide so the chest takes over: keep them tucked against your ribs.',
  },
  'single-arm-kettlebell-floor-press': {
    setUp: 'Lie with knees bent, roll the bell in with both hands, and hold it above one shoulder.',
    cues: ['Lower until your elbow rests on the floor.', 'Press the other hand flat into the ground.'],
    fault: 'If your hips twist toward the bell, plant both feet wider and brace.',
  },
  'kettlebell-floor-press': {
    setUp: 'Lie on the floor, knees bent, one kettlebell held in both hands or one in each.',
    cues: [
      'Start each press with your upper arms on the floor.',
      'Keep your wrists straight as you press over your chest.',
    ],
    fault: 'Wrists fold back under the bell: make firm fists and point the knuckles up.',
  },
  'smith-machine-bench-press': {
    setUp: 'Lie so the bar meets your lower chest, feet flat, hands just wider than your shoulders.',
    cues: [
      'Turn the bar off its hooks and pull your shoulders back.',
      'Touch your chest lightly and press without bouncing.',
    ],
    fault: 'The bar comes down at your neck: slide the bench so it meets your lower chest.',
  },
  'smith-machine-incline-press': {
    setUp: 'Set a low slope and place the bench so the bar meets your upper chest.',
    cues: ['Keep your forearms upright under the bar.', 'Lower to the top of your chest, then push evenly.'],
    fault: 'Shoulders roll forward at the top: keep them on the bench as your arms straighten.',
  },
  'smith-machine-close-grip-bench-press': {
    setUp: 'Lie flat with the bar over your lower chest and your hands shoulder width apart.',
    cues: ['Slide your elbows down along your ribs.', 'Push until your elbows are straight.'],
    fault: 'Elbows swing out halfway up: slow down and point them toward your feet.',
  },
  'machine-chest-press': {
    setUp: 'Set the seat so the handles line up with the middle of your chest, back on the pad.',
    cues: [
      'Keep your shoulder blades on the pad as you push.',
      'Come back until you feel a stretch across your chest.',
    ],
    fault: 'The seat is too low, so you push upward: raise it until the handles meet mid-chest.',
  },
  'machine-incline-chest-press': {
    setUp: 'Set the seat so the handles start by your upper chest, and lean back into the pad.',
    cues: [
      "Push up and forward along the machine's path.",
      'Lower until your hands are beside your upper chest.',
    ],
    fault: 'Shoulders creep up to your ears: draw them down before you push.',
  },
  'cable-chest-press': {
    setUp: 'Set both cables at chest height, stand or sit facing away, handles beside your chest.',
    cues: ['Lean in a little and keep your ribs down.', 'Press forward and bring your hands close together.'],
    fault: 'The cables pull you off balance: take a longer stance and brace first.',
  },
  'single-arm-cable-chest-press': {
    setUp: 'Set one cable at chest height, stand or sit facing away, handle by your chest.',
    cues: [
      'Keep your hips and chest facing straight ahead.',
      'Reach forward without letting the shoulder round.',
    ],
    fault: 'The cable twists you backward: use less weight and hold your trunk still.',
  },
  'band-chest-press': {
    setUp: 'Stand or sit with the band around your upper back, an end in each hand at your chest.',
    cues: ['Press forward until your arms are straight.', 'Come back slowly so the band never snaps you in.'],
    fault: 'The band rides up to your neck: keep it across your shoulder blades.',
  },
  'machine-assisted-dip': {
    setUp: 'Hold the handles and put your knees or feet on the pad, arms straight.',
    cues: [
      'Lower until your upper arms are level with the floor.',
      'Press down through the heels of your hands.',
    ],
    fault: 'You let the pad throw you up: lower slowly and push with your own arms.',
  },
  'parallel-bar-dip': {
    setUp: 'Hold yourself up on the bars with straight arms, chest leaning slightly forward.',
    cues: [
      'Lower until your shoulders reach elbow height.',
      'Drive down into the bars until your arms are straight.',
    ],
    fault: 'Shoulders sink to your ears at the bottom: keep them pressed down and go less deep.',
  },
  'weighted-dip': {
    setUp: 'Hang a plate from a belt, and hold yourself up on the bars with straight arms.',
    cues: [
      'Wait until the plate stops swinging before you lower.',
      'Keep the depth you reach with no weight.',
    ],
    fault: 'The dips get shorter as plates go on: take weight off until you reach full depth.',
  },
  'machine-dip': {
    setUp: 'Sit tall with your back on the pad and the handles beside your hips, elbows bent back.',
    cues: [
      'Press the handles down until your arms are straight.',
      'Keep your shoulders low and your seat in place.',
    ],
    fault: 'You lean over to push with body weight: sit tall and let the arms do it.',
  },
  'push-up': {
    setUp: 'Put hands and toes on the floor, hands just past shoulder width, body in one line.',
    cues: [
      'Lower your chest, not your chin, to the floor.',
      'Squeeze your buttocks so your hips cannot drop.',
    ],
    fault: 'Hips sag toward the floor: brace, and move chest and hips together.',
  },
  'tempo-push-up': {
    setUp: 'Start at the top of a push-up, hands under your shoulders, body in one line.',
    cues: ['Count slowly to three on the way down.', 'Pause just above the floor, then push up smoothly.'],
    fault: 'The count speeds up as you tire: stop the set when you cannot lower slowly.',
  },
  'wide-push-up': {
    setUp: 'Take a push-up position with your hands well outside your shoulders, fingers ahead.',
    cues: [
      'Lower until your chest is near the floor.',
      'Think of pulling your hands toward each other as you push.',
    ],
    fault: 'Hands sit level with your face: move them down to chest height.',
  },
  'hand-release-push-up': {
    setUp: 'Lie face down with your hands beside your chest and your toes tucked under.',
    cues: ['Lift both hands off the floor for a moment.', 'Push up in one piece from chest to knees.'],
    fault: 'The chest rises first and hips follow: brace before your hands press.',
  },
  'knee-push-up': {
    setUp: 'Kneel on a soft mat, hands just past shoulder width, straight from head to knees.',
    cues: ['Bring your chest down between your hands.', 'Move your hips and shoulders as one.'],
    fault: 'Your hips stay up behind you: push them forward until you form one line.',
  },
  'incline-push-up': {
    setUp: 'Put your hands on a sturdy chair or table against a wall, legs straight behind you.',
    cues: ['Lower your chest to the edge you hold.', 'Stay on your toes with your body straight.'],
    fault: 'Hips hang back and only the head dips: bring your chest to the edge instead.',
  },
  'wall-push-up': {
    setUp: "Stand at arm's length from a wall, hands flat on it at chest height.",
    cues: ['Bend your elbows until your nose nears the wall.', 'Keep your body straight as you push away.'],
    fault: 'You stand too close to work hard: step back until the lean feels challenging.',
  },
  'decline-push-up': {
    setUp: 'Put your feet on the bench and your hands on the floor under your shoulders.',
    cues: ['Lower your upper chest between your hands.', 'Keep your middle tight so your back stays flat.'],
    fault: 'The lower back caves in: tuck your hips under and squeeze your buttocks.',
  },
  'diamond-push-up': {
    setUp: 'In a push-up position, set your hands under your chest, thumbs and fingers touching.',
    cues: ['Bring your chest down to your hands.', 'Keep your elbows brushing your ribs.'],
    fault: 'Hands are up under your face: place them below the middle of your chest.',
  },
  'close-grip-push-up': {
    setUp: 'In a push-up position, set your hands a little closer than your shoulders.',
    cues: ['Point your elbows back toward your feet.', 'Push until your elbows are fully straight.'],
    fault: 'Elbows spread like wings: draw them in to touch your sides.',
  },
  'close-grip-incline-push-up': {
    setUp: 'Put your hands close together on a sturdy table edge, body straight, feet back.',
    cues: ['Lower until your chest meets your hands.', 'Feel the backs of your arms push you up.'],
    fault: 'Feet are too near, so it stays easy: walk them back a step.',
  },
  'staggered-push-up': {
    setUp: 'In a push-up position, set one hand ahead of your shoulder and the other by your ribs.',
    cues: ['Share the work between both arms.', 'Lower straight down without leaning to a side.'],
    fault: 'Your trunk turns toward the rear hand: keep chest and hips square to the floor.',
  },
  'archer-push-up': {
    setUp: 'Start in a push-up with your hands set very wide, fingers turned slightly out.',
    cues: ['Bend one arm and let the other slide out straight.', 'Shift your chest over the bending arm.'],
    fault: 'The straight arm bends to help: move your hands wider and go less deep.',
  },
  'band-push-up': {
    setUp: 'Wrap the band over your upper back, an end under each palm, in a push-up position.',
    cues: [
      'Push hardest at the top, where the band pulls most.',
      'Lower against the band as slowly as you rose.',
    ],
    fault: 'The band slips to the neck: set it across the shoulder blades before you start.',
  },
  'suspension-push-up': {
    setUp: 'Hold the handles at chest height, lean forward with straight arms, feet behind you.',
    cues: ['Lower your chest between your hands.', 'Keep the handles steady and the straps off your arms.'],
    fault: 'The handles drift apart at the bottom: keep your hands under your shoulders.',
  },
  'weighted-push-up': {
    setUp: 'In a push-up position, have the plate laid on your upper back, or wear it in a backpack.',
    cues: ['Keep your back flat so the plate stays put.', 'Lower your chest all the way at every rep.'],
    fault: 'The plate slides to the lower back: set it between your shoulder blades.',
  },
  'wide-wall-push-up': {
    setUp: "Stand at arm's length from a wall, hands flat at chest height and well apart.",
    cues: ['Bring your chest, not your head, to the wall.', 'Press your palms inward as you push away.'],
    fault: 'Hands creep above your shoulders: set them back down at chest height.',
  },
  'fist-wall-push-up': {
    setUp: "Stand at arm's length from a wall and put your fists on it, palms facing each other.",
    cues: ['Keep your wrists in line with your forearms.', 'Spread the pressure over all your knuckles.'],
    fault: 'The wrists buckle to one side: stand closer and tighten your fists.',
  },
  'close-grip-wall-push-up': {
    setUp: "Stand at arm's length from a wall, hands flat on it just inside shoulder width.",
    cues: ['Keep your elbows pointing down at the floor.', 'Push until your arms are straight and pause.'],
    fault: 'Elbows wing out to the sides: slide them down close to your ribs.',
  },
  'single-arm-band-chest-press': {
    setUp: 'Stand or sit, the band round your upper back, an end held still and one ready to press.',
    cues: ['Press one arm straight ahead from your chest.', 'Hold the other hand still against your chest.'],
    fault: 'Your chest turns as you press: keep both shoulders facing forward.',
  },
  'barbell-overhead-press': {
    setUp: 'Stand with the bar on the front of your shoulders, hands just outside them.',
    cues: [
      'Squeeze your buttocks and keep your ribs down.',
      'Move your head back, press, then bring it through.',
    ],
    fault: 'You lean back and turn it into a chest press: brace and stand tall.',
  },
  'seated-barbell-overhead-press': {
    setUp: 'Sit tall on the bench in the rack, feet flat, bar held just above your collarbone.',
    cues: ['Press the bar up close to your face.', 'Finish with the bar over the middle of your head.'],
    fault: 'The lower back arches hard: pull your ribs down and plant your feet wide.',
  },
  'barbell-push-press': {
    setUp: 'Stand with the bar on your shoulders, elbows slightly ahead of it, feet hip width.',
    cues: [
      'Dip your knees straight down, then drive up fast.',
      'Let your legs start the bar and your arms finish it.',
    ],
    fault: 'The chest tips forward in the dip: bend only your knees and keep heels down.',
  },
  'dumbbell-shoulder-press': {
    setUp: 'Stand or sit tall with a dumbbell at each shoulder, palms forward or slightly in.',
    cues: [
      'Press up and slightly in, to above your shoulders.',
      'Stay as tall as if your back were on a wall.',
    ],
    fault: 'You sway back as it gets hard: pull your ribs down and use less weight.',
  },
  'seated-dumbbell-shoulder-press': {
    setUp: 'Sit tall on the bench, feet flat, a dumbbell at each side of your jaw.',
    cues: [
      'Keep your elbows slightly in front of your body.',
      'Press up without letting the weights crash together.',
    ],
    fault: 'Only half the way is used: lower the weights back to your shoulders each time.',
  },
  'arnold-press': {
    setUp: 'Stand or sit with the dumbbells in front of your chin, palms facing you.',
    cues: ['Open your elbows out as you start to press.', 'Finish overhead with your palms facing forward.'],
    fault: 'All the turn comes at the top: rotate evenly from chin to straight arms.',
  },
  'single-arm-dumbbell-shoulder-press': {
    setUp: 'Stand or sit with one dumbbell at your shoulder, free hand out to the side or on your hip.',
    cues: [
      'Press straight up and keep your hips still.',
      'Make your free side as tight as the pressing side.',
    ],
    fault: 'You bend away from the weight: stay upright and pick a lighter dumbbell.',
  },
  'half-kneeling-dumbbell-press': {
    setUp: 'Kneel on the knee below the working arm, other foot ahead, dumbbell at your shoulder.',
    cues: ['Squeeze the buttock of the kneeling leg.', 'Reach up until your arm is next to your ear.'],
    fault: 'You arch and push the hips forward: tuck your hips and keep your belt line level.',
  },
  'dumbbell-z-press': {
    setUp: 'Sit on the floor with your legs straight and apart, a dumbbell at each shoulder.',
    cues: [
      'Sit as tall as you can before every press.',
      'Press slightly back so the weights end above your shoulders.',
    ],
    fault: 'You slump or tip backward: lighten the weights and lift your chest.',
  },
  'machine-shoulder-press': {
    setUp: 'Set the seat so the handles start at shoulder height, your back on the pad.',
    cues: [
      'Push up without lifting your back off the pad.',
      'Lower slowly until your hands are back at shoulder height.',
    ],
    fault: 'Shoulders shrug up with the handles: keep a long neck as you push.',
  },
  'smith-machine-shoulder-press': {
    setUp: 'Stand or sit so the bar comes down just in front of your face, hands past your shoulders.',
    cues: ['Lower the bar to about your chin.', 'Keep your elbows directly under the bar.'],
    fault: "You are too far forward, so the bar meets your head: move back a hand's width.",
  },
  'cable-shoulder-press': {
    setUp: 'Set the cables low, stand or sit facing away, and hold the handles at your shoulders.',
    cues: ['Press up and slightly in over your head.', 'Resist the pull on the way down.'],
    fault: 'The cables draw your arms backward: keep your elbows just ahead of your body.',
  },
  'landmine-press': {
    setUp: "Stand or sit facing the bar's free end, and hold it in one hand before that shoulder.",
    cues: ['Lean in a little and press up and away.', 'Let your shoulder blade follow your hand at the top.'],
    fault: 'You twist to shove the bar up: face the bar and keep your chest square.',
  },
  'kettlebell-overhead-press': {
    setUp: 'Stand or sit, the kettlebell on the back of your forearm, fist under your chin.',
    cues: ['Press straight up and turn your palm forward.', 'Keep your wrist straight and your fist tight.'],
    fault: 'The bell pulls your hand back: grip deeper so the handle sits over your wrist.',
  },
  'kettlebell-clean-and-press': {
    setUp: 'Stand a step behind the bell, feet at shoulder width, and grip it with one hand.',
    cues: [
      'Swing it back, then pull it up close, before each press.',
      'Squeeze your glutes and press past your ear.',
    ],
    fault: 'If you lean to the side, pause with the bell at your shoulder and stand square.',
  },
  'double-kettlebell-clean-and-press': {
    setUp: 'Set two kettlebells a step ahead, feet wide enough for both to pass between your legs.',
    cues: ['Clean both before each press, and stand still.', 'Press both up at the same speed.'],
    fault: 'If your ribs flare as you press, squeeze your glutes before the bells move.',
  },
  'band-overhead-press': {
    setUp: 'Stand on the middle of the band, an end in each hand at your shoulders.',
    cues: ['Push up until your arms are straight overhead.', 'Keep the band behind or outside your arms.'],
    fault: 'You lean back as the band tightens: hold your ribs down or use a lighter band.',
  },
  'pike-push-up': {
    setUp: 'From a push-up, walk your feet in until your hips are high, arms and back in line.',
    cues: ['Lower the top of your head just ahead of your hands.', 'Push back and up, the way you came.'],
    fault: 'It turns into a push-up: keep your hips high and look at your feet.',
  },
  'elevated-pike-push-up': {
    setUp: 'Put your feet on the box and your hands on the floor, hips bent and over your hands.',
    cues: [
      'Bring your head down between and ahead of your hands.',
      'Push the floor away until your arms lock.',
    ],
    fault: 'Hips drop back toward the box: walk your hands in until your trunk is upright.',
  },
  'incline-pike-push-up': {
    setUp: 'Put your hands on a sturdy chair against a wall, step back, and lift your hips high.',
    cues: ['Lower your head toward the edge of the chair.', 'Keep your legs long and your hips up.'],
    fault: 'Hips sink so your chest does the work: step your feet closer to the chair.',
  },
  'handstand-push-up': {
    setUp: 'Kick up to a handstand, heels on the wall, hands a little wider than your shoulders.',
    cues: [
      'Lower with control until your head brushes the floor.',
      'Push straight up and keep your middle tight.',
    ],
    fault: 'The back bends like a banana: squeeze your buttocks and pull your ribs in.',
  },
  'half-kneeling-kettlebell-press': {
    setUp: 'Kneel on the knee below the working arm, kettlebell on that forearm, other foot ahead.',
    cues: ['Grow tall through your head as you press.', 'Keep your forearm upright under the bell.'],
    fault: 'You lean toward your front leg: center your weight over the kneeling knee.',
  },
  'kettlebell-push-press': {
    setUp: 'Stand with the kettlebell on your forearm at your shoulder, feet hip width apart.',
    cues: [
      'Dip a little at the knees and drive up in one go.',
      'Catch the bell softly back on your forearm.',
    ],
    fault: 'The arm presses before the legs are done: let your knees straighten first.',
  },
  'seated-band-overhead-press': {
    setUp: 'Sit on a chair with the band under your thighs, an end in each hand at your shoulders.',
    cues: ['Press overhead and sit taller as you do.', 'Let the band down slowly to your shoulders.'],
    fault: 'You slide down and lean back: sit upright with your feet flat.',
  },
  'seated-table-push-up': {
    setUp: 'Sit facing a sturdy table by a wall, brakes on if you have them, hands wide on its edge.',
    cues: ['Lean in until your chest is near the edge.', 'Press back up until your elbows are straight.'],
    fault: 'You only nod toward the table: let the elbows bend and bring the chest along.',
  },
  'close-grip-seated-table-push-up': {
    setUp: 'Sit facing a sturdy table that cannot slide, hands close together on its edge.',
    cues: ['Bring your breastbone down to your thumbs.', 'Brush your ribs with your elbows on the way up.'],
    fault: 'Elbows point out to the sides: turn them back toward your waist.',
  },
  'self-resisted-palm-press': {
    setUp: 'Stand or sit tall, one fist at your chest, the palm of the other hand against it.',
    cues: [
      'Press the fist away while the palm slows it down.',
      'Make the palm push back hard, all the way out.',
    ],
    fault: 'The palm gives way at once: resist so that each rep takes a slow count of four.',
  },
  'towel-overhead-press': {
    setUp: 'Stand or sit tall, a towel held between one hand at your shoulder and one at your waist.',
    cues: [
      'Press the upper hand up while the lower one holds back.',
      'Give in slowly as the towel comes down again.',
    ],
    fault: 'You lean to help the press: keep your ribs level and let go of some pull.',
  },
  'forearm-wall-slide': {
    setUp: 'Face a wall, forearms on it at shoulder height, one foot a little in front of the other.',
    cues: ['Slide your forearms up and press them into the wall.', 'Reach as high as your ribs stay down.'],
    fault: 'You shrug on the way up: keep your neck long and slide less far.',
  },
}
