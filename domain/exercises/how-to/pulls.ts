import type { HowTos } from './how-to.ts'

/** How to do each exercise of `catalogue/pulls.ts`. */
export const pulls: HowTos = {
  'barbell-bent-over-row': {
    setUp: 'Hold the bar just past shoulder width, palms down, knees soft, hips back, back flat.',
    cues: ['Pull the bar to your lower ribs.', 'Keep your trunk at the same angle for the whole set.'],
    fault: 'You stand up a bit more each rep: lighten the bar and hold your lean.',
  },
  'pendlay-row': {
    setUp: 'Stand over the bar on the floor, back level, hands on it just wider than your knees.',
    cues: ['Pull fast from the floor to your lower chest.', 'Let the bar settle on the floor between reps.'],
    fault: 'The back lifts with the bar: keep it level and let only your arms move.',
  },
  'underhand-barbell-row': {
    setUp: 'Hold the bar at shoulder width, palms facing forward, and lean over about halfway.',
    cues: ['Drag the bar up along your thighs to your navel.', 'Draw your elbows back close to your sides.'],
    fault: 'The arms curl the bar: think of elbows going back, not hands coming up.',
  },
  'barbell-seal-row': {
    setUp: 'Lie face down on a raised bench so the bar hangs just off the floor, hands set wide.',
    cues: [
      'Keep your chest and legs heavy on the bench.',
      'Pull until the bar touches the underside of the bench.',
    ],
    fault: 'Chest lifts off the bench to cheat it up: keep it down and use less weight.',
  },
  't-bar-row': {
    setUp: 'Straddle the loaded bar, hips back, back flat, and hold the handle under your chest.',
    cues: ['Pull the handle toward your upper belly.', 'Keep your weight over the middle of your feet.'],
    fault: 'Knees and hips bounce to start each rep: hold your legs still and lower slowly.',
  },
  'meadows-row': {
    setUp: "Stand sideways at the bar's end, one foot ahead, lean over, and hold it in the near hand.",
    cues: ['Drive your elbow up and out past your hip.', 'Lean your free arm on your front thigh.'],
    fault: 'You turn your chest up to finish: keep your shoulders level and stop at the ribs.',
  },
  'chest-supported-dumbbell-row': {
    setUp: 'Lie face down on the sloped bench, feet on the floor, a dumbbell hanging in each hand.',
    cues: ['Keep your breastbone on the pad.', 'Pull your elbows back and pinch your shoulder blades.'],
    fault: 'The head and chest come up off the bench: look down and use lighter weights.',
  },
  'single-arm-dumbbell-row': {
    setUp: 'Put one knee and hand on the bench, back flat, a dumbbell in your other hand.',
    cues: [
      'Pull the dumbbell toward your hip pocket.',
      'Let your shoulder blade stretch down before each pull.',
    ],
    fault: 'You twist open to heave it up: keep both shoulders facing the floor.',
  },
  'hand-supported-dumbbell-row': {
    setUp: 'Rest one hand on a sturdy chair, step back, back flat, and let the dumbbell hang.',
    cues: [
      'Push the chair down as you pull the weight up.',
      'Keep your elbow close and bring it past your ribs.',
    ],
    fault: 'The back rounds toward the chair: push your hips back and lift your chest.',
  },
  'dumbbell-bent-over-row': {
    setUp: 'Hold the dumbbells, push your hips back, and lean over until your back is near level.',
    cues: [
      'Row both weights to the sides of your waist.',
      'Keep your neck in line and look at the floor ahead.',
    ],
    fault: 'Weights swing forward and back: let them hang still, then pull.',
  },
  'renegade-row': {
    setUp: 'Hold two dumbbells in a push-up position, feet wide, hands under your shoulders.',
    cues: ['Push one dumbbell into the floor as the other rises.', 'Keep your belt buckle facing the floor.'],
    fault: 'Hips rock from side to side: spread your feet and take lighter dumbbells.',
  },
  'kettlebell-row': {
    setUp: 'Step one foot well ahead, forearm on that thigh, kettlebell in the other hand.',
    cues: ['Pull the handle to the side of your waist.', 'Stop at the bottom so the bell hangs still.'],
    fault: 'The shoulder hikes to your ear: keep it low and lead with the elbow.',
  },
  'two-hand-kettlebell-row': {
    setUp: 'Stand over the bell, push your hips back and hold its handle with both hands.',
    cues: ['Pull the bell to your belt, elbows close.', 'Let it hang all the way before the next rep.'],
    fault: 'If you stand up a bit with each rep, use a lighter bell and keep your chest low.',
  },
  'double-kettlebell-row': {
    setUp: 'Stand between two kettlebells, push your hips back and let both hang below your shoulders.',
    cues: ['Pull both handles to your hips.', 'Lower them slowly, with your trunk still.'],
    fault: 'If you stand up with each pull, take lighter bells or fewer repetitions.',
  },
  'kettlebell-gorilla-row': {
    setUp: 'Stand wide with two kettlebells between your feet, hips back, a hand on each handle.',
    cues: [
      'Press one bell into the floor while you row the other.',
      'Stay down at the same height between sides.',
    ],
    fault: 'The hips rise rep by rep: sit back again and keep your chest over the bells.',
  },
  'seated-cable-row': {
    setUp: 'Sit tall facing the cable, feet braced if there is a plate, arms straight.',
    cues: [
      'Pull to your navel and pinch your shoulder blades.',
      'Let your shoulders reach forward on the way back.',
    ],
    fault: 'You rock back and forth like a rower: keep your trunk upright and still.',
  },
  'wide-grip-cable-row': {
    setUp: 'Sit tall facing the cable and hold the long bar wide with your palms down.',
    cues: ['Pull the bar to the bottom of your chest.', 'Let your elbows travel out at an angle.'],
    fault: 'The wrists curl under at the end: keep them straight and stop at the chest.',
  },
  'single-arm-cable-row': {
    setUp: 'Sit or stand facing a cable at waist height, one handle in hand, arm straight.',
    cues: ['Pull your elbow back along your ribs.', 'Keep your chest square to the cable.'],
    fault: 'Your trunk winds back with the pull: set the other hand on your hip and hold still.',
  },
  'machine-row': {
    setUp: 'Set the pad so you can just reach the handles with your chest on it and arms straight.',
    cues: ['Pull your elbows straight behind you.', 'Hold for a moment with your shoulder blades together.'],
    fault: 'You lean away from the pad to finish: keep your chest on it and drop some weight.',
  },
  'machine-high-row': {
    setUp: 'Set the seat so the handles are above your head, and lean your chest into the pad.',
    cues: ['Pull down and back toward your lower ribs.', 'Point your elbows at the floor behind you.'],
    fault: 'The pull stops at your face: bring your elbows all the way to your sides.',
  },
  'machine-t-bar-row': {
    setUp: 'Lie with your chest on the pad, feet on the platform, and hold the handles.',
    cues: ['Row until your elbows pass your back.', 'Lower until your arms are long and you feel a stretch.'],
    fault: 'The neck cranes up with each rep: rest your gaze on the floor ahead.',
  },
  'inverted-row': {
    setUp: 'Set the bar in the rack at waist height and hang under it, heels down, body straight.',
    cues: ['Pull your chest up to the bar.', 'Squeeze your buttocks so your hips stay up.'],
    fault: 'Hips sag and only the chin gets there: bend your knees and bring the chest up.',
  },
  'smith-machine-inverted-row': {
    setUp: 'Lock the bar at waist height and hang beneath it with straight arms, heels on the floor.',
    cues: ['Pull your lower chest up to the bar.', 'Lower until your arms are fully straight.'],
    fault: 'You kick with the hips to get up: raise the bar a notch and pull smoothly.',
  },
  'smith-machine-row': {
    setUp: 'Stand close to the bar, knees soft, lean forward with a flat back, and grip it wide.',
    cues: ['Pull the bar up its track to your upper belly.', 'Keep your weight on your whole foot.'],
    fault: 'You stand too far off the track and tip over: move your toes under the bar.',
  },
  'suspension-row': {
    setUp: 'Hold the handles, walk your feet forward, and lean back with straight arms and body.',
    cues: ['Pull your chest between your hands.', 'Keep your body as stiff as a board.'],
    fault: 'Shoulders roll forward at the top: open your chest and stop at your ribs.',
  },
  'seated-band-row': {
    setUp: 'Sit tall with the band fixed in front of you, or around your feet, an end in each hand.',
    cues: [
      'Pull your hands to the sides of your waist.',
      'Ease forward slowly until your arms are straight.',
    ],
    fault: 'You lean back to beat the band: sit still and choose a lighter one.',
  },
  'standing-band-row': {
    setUp: 'Fix the band in front of you at waist height, hold the ends, and step back to tighten it.',
    cues: ['Draw your elbows past your sides.', 'Bend your knees a little and hold your ground.'],
    fault: 'The shoulders lift toward your ears: push them down before you pull.',
  },
  'single-arm-band-row': {
    setUp: 'Fix the band at waist height, stand or sit facing it, and hold one end.',
    cues: ['Pull your elbow back and pause by your ribs.', 'Reach forward on the return without turning.'],
    fault: 'The band yanks your arm back: take twice as long going forward as pulling.',
  },
  'band-bent-over-row': {
    setUp: 'Stand on the middle of the band, push your hips back, back flat, an end in each hand.',
    cues: ['Pull your hands up to your hips.', 'Hold the top while the band is tightest.'],
    fault: 'The band is slack at the bottom: grip it lower so it pulls from the start.',
  },
  'doorframe-row': {
    setUp: 'Stand in an open doorway, hold both sides of the frame at chest height, and lean back.',
    cues: [
      'Pull your chest through between your hands.',
      'Step your feet closer to the frame to make it harder.',
    ],
    fault: 'The hips bend and stay behind: keep ankles, hips and shoulders in one line.',
  },
  'single-arm-doorframe-row': {
    setUp: 'Stand beside a doorframe, hold it at chest height with one hand, feet near, and lean back.',
    cues: ['Pull until your elbow is beside your ribs.', 'Keep your chest facing the frame.'],
    fault: 'Your body swings open like a gate: brace and lean back less.',
  },
  'towel-row': {
    setUp: 'Trap a towel over a locked door that opens away, its knot on the far side, and lean back.',
    cues: ['Pull your chest to your hands.', 'Grip hard and drive your elbows behind you.'],
    fault: 'You stand too upright for it to count: walk your feet in and lean further back.',
  },
  'prone-row': {
    setUp: 'Lie face down, chest a little off the floor, arms reaching ahead, thumbs up.',
    cues: ['Pull your elbows back past your ribs.', 'Squeeze your shoulder blades for a slow count of two.'],
    fault: 'You rush and only wave your arms: hold each squeeze before you reach out again.',
  },
  'pull-up': {
    setUp: 'Hang from the bar with your palms away, hands just past shoulder width, arms straight.',
    cues: ['Pull your elbows down to your ribs.', 'Bring your collarbone toward the bar.'],
    fault: 'Reps stop halfway down: lower until your arms are straight every time.',
  },
  'chin-up': {
    setUp: 'Hang from the bar with your palms toward you, hands at shoulder width.',
    cues: ['Start by drawing your shoulders down.', 'Lift your chest to the bar, not your chin over it.'],
    fault: 'The legs kick to help: cross your ankles and pull from a still hang.',
  },
  'neutral-grip-pull-up': {
    setUp: 'Hang from the parallel handles, palms facing each other, arms straight.',
    cues: ['Pull your hands down toward your chest.', 'Keep your ribs down and legs slightly in front.'],
    fault: 'Elbows flare as you near the top: keep them pointing forward and down.',
  },
  'weighted-pull-up': {
    setUp: 'Hang a plate from a belt, or none at first, and grip past shoulder width.',
    cues: ['Let the weight hang still before the first rep.', 'Clear the bar with your chin at every rep.'],
    fault: 'Too much weight cuts the range short: use a load you can lift all the way.',
  },
  'band-assisted-pull-up': {
    setUp: 'Loop the band over the bar, put a foot or knee in it, and hang with straight arms.',
    cues: ['Pull hard from the bottom instead of bouncing.', 'Keep your body straight above the band.'],
    fault: 'The band flings you up: lower in three seconds and use a thinner band.',
  },
  'machine-assisted-pull-up': {
    setUp: 'Hold the bar past shoulder width, and kneel or stand on the pad with straight arms.',
    cues: ['Pull until your chin is above your hands.', 'Rise and sink at one steady speed.'],
    fault: 'Too much help makes it a rest: set the pad so the last reps are hard.',
  },
  'negative-pull-up': {
    setUp: 'Step from a sturdy chair to the top, chin above the bar, and lift your feet off.',
    cues: ['Take about five seconds to reach straight arms.', 'Keep your shoulders pulled down as you sink.'],
    fault: 'You drop through the last half: fight hardest there, or end the set.',
  },
  'foot-assisted-pull-up': {
    setUp: 'Hang from the bar with one foot resting on a sturdy chair in front of you.',
    cues: [
      'Pull with your arms first and push with the foot last.',
      'Use as little help from the leg as you can.',
    ],
    fault: 'The leg does the lifting: rest only the toes on the chair.',
  },
  'lat-pulldown': {
    setUp: 'Sit with your thighs under the pads and hold the bar past shoulder width, palms away.',
    cues: ['Pull the bar to the top of your chest.', 'Drive your elbows down, then let your arms reach up.'],
    fault: 'You lean far back and make it a row: sit tall with a slight lean only.',
  },
  'neutral-grip-lat-pulldown': {
    setUp: 'Sit with thighs under the pads and hold the handle with your palms facing each other.',
    cues: ['Bring the handle to your upper chest.', 'Keep your elbows in front of you on the way down.'],
    fault: 'The shoulders round at the bottom: lift your chest to meet the handle.',
  },
  'underhand-lat-pulldown': {
    setUp: 'Sit with thighs under the pads and hold the bar at shoulder width, palms toward you.',
    cues: ['Tuck your elbows to your sides as you pull.', 'Let the bar rise until your arms are straight.'],
    fault: 'The wrists bend and the arms do a curl: keep the wrists straight, lead with elbows.',
  },
  'single-arm-lat-pulldown': {
    setUp: 'Sit with thighs under the pads, one handle in hand, arm reaching up.',
    cues: ['Bring your elbow down to your side.', 'Sit square and rest the other hand on your leg.'],
    fault: 'You crunch sideways to pull: stay tall and use less weight.',
  },
  'machine-pulldown': {
    setUp: 'Set the seat so you can just reach the handles, with your thighs under the pads.',
    cues: [
      'Pull until your hands are level with your chin.',
      'Let the handles rise slowly and stretch your sides.',
    ],
    fault: 'You hang off the seat to start it moving: stay seated and use less weight.',
  },
  'kneeling-cable-pulldown': {
    setUp: 'Kneel facing a high cable and hold the bar or handles with your arms reaching up.',
    cues: ['Pull your elbows down in front of your body.', 'Keep your hips straight above your knees.'],
    fault: 'You sit back on your heels as you pull: squeeze your buttocks to stay tall.',
  },
  'band-lat-pulldown': {
    setUp: 'Fix the band high above you, sit or stand facing it, an end in each hand, arms up.',
    cues: ['Pull your hands down to your shoulders.', 'Spread your hands apart a little as you pull.'],
    fault: 'The arms bend but the elbows stay high: bring them down to your ribs.',
  },
  'single-arm-band-pulldown': {
    setUp: 'Fix the band high above you, sit or stand under it, and reach up to hold one end.',
    cues: [
      'Pull straight down until your elbow meets your side.',
      'Keep your free hand on your ribs and feel them stay put.',
    ],
    fault: 'The band is loose at the top: move away until it pulls your arm long.',
  },
  'prone-lat-pull': {
    setUp: 'Lie face down, hold a towel wide overhead, and pull its ends apart.',
    cues: ['Draw the towel to your collarbone, elbows to your ribs.', 'Keep the towel tight out and back.'],
    fault: 'The towel goes slack, so there is no work: pull its ends apart all the time.',
  },
  'towel-lat-pulldown': {
    setUp: 'Stand or sit tall and hold a towel overhead, hands wide, pulling its ends apart.',
    cues: ['Pull the towel down to your upper chest.', 'Stretch the towel harder the lower it gets.'],
    fault: 'The lower back arches as hands come down: pull your ribs in and stay tall.',
  },
  'single-arm-towel-pulldown': {
    setUp: 'Hold a towel by both ends above your head, arms long, and pull it taut.',
    cues: ['Bring one elbow down to your ribs.', 'Make the arm that stays up fight the pull all the way.'],
    fault: 'The raised arm gives in too easily: resist so each pull takes three seconds.',
  },
  'straight-arm-cable-pulldown': {
    setUp: 'Stand or sit facing a high cable, lean in, and hold the bar with nearly straight arms.',
    cues: ['Sweep the bar down to your thighs.', 'Push down with your palms and keep your elbows set.'],
    fault: 'Elbows bend and it becomes a pushdown: lock a slight bend and hold it.',
  },
  'cable-pullover': {
    setUp: 'Face a high cable, hold the rope, step back, and bend over until arms and back line up.',
    cues: ['Pull the rope past your ears to your hips.', 'Hold your lean and move only your shoulders.'],
    fault: 'Your trunk bobs up and down: brace and keep your hips back.',
  },
  'machine-pullover': {
    setUp: 'Set the seat so your shoulders line up with the turning point, elbows on the pads.',
    cues: [
      'Push the pads down with your elbows, not your hands.',
      'Let your arms go back only as far as your ribs stay down.',
    ],
    fault: 'The back leaves the seat on the way up: keep it flat and shorten the reach.',
  },
  'dumbbell-pullover': {
    setUp: 'Lie along the bench, feet flat, one dumbbell held in both hands over your chest.',
    cues: [
      'Lower it behind your head with a soft bend in the elbows.',
      'Keep your ribs down as your arms go back.',
    ],
    fault: 'Elbows bend more and more: keep the same bend and move from the shoulders.',
  },
  'band-straight-arm-pulldown': {
    setUp: 'Fix the band high, stand or sit facing it, and hold the ends, arms straight at eye height.',
    cues: ['Press your hands down to your thighs.', 'Pause with your hands by your sides.'],
    fault: 'Your chest dips to help: hold your trunk still and move only your arms.',
  },
  'sliding-floor-pulldown': {
    setUp: 'Kneel on something soft, hands on a towel on a smooth floor under your shoulders.',
    cues: [
      'Slide your hands ahead until your arms are by your ears.',
      'Press down and drag your hands back with straight arms.',
    ],
    fault: 'The lower back sags as you slide out: go less far and tuck your hips.',
  },
  'seated-dumbbell-row': {
    setUp: 'Sit and lean over until your chest is near your thighs, a dumbbell hanging at each side.',
    cues: ['Drive your elbows up past your back.', 'Squeeze your shoulder blades, then lower all the way.'],
    fault: 'You sit up to heave the weights: keep your chest down and take lighter ones.',
  },
  'seated-single-arm-dumbbell-row': {
    setUp: 'Sit leaning over one forearm laid on your thighs, a dumbbell hanging in the other hand.',
    cues: ['Row the weight to the side of your chair seat.', 'Lean on the resting arm and stay square.'],
    fault: 'The shoulder shrugs up to your ear: pull it down and back before the elbow bends.',
  },
  'seated-towel-row': {
    setUp: 'Sit tall and hold a towel by both ends straight ahead of you at chest height.',
    cues: [
      'Row one hand to your ribs while the other holds back.',
      'Let the towel be drawn out again under full tension.',
    ],
    fault: 'The far hand comes along for the ride: make it fight for every inch.',
  },
}
