import type { HowTos } from './how-to.ts'

export const hinges: HowTos = {
  'barbell-deadlift': {
    setUp: 'Stand with the bar over mid-foot, grip it just outside your legs, back flat.',
    cues: ['Push the floor away and drag the bar up your legs.', 'Stand tall without leaning back.'],
    fault: 'If your back rounds, use less weight and tighten your arms and back before you lift.',
  },
  'sumo-deadlift': {
    setUp: 'Stand wide with toes out, shins near the bar, and grip it inside your knees.',
    cues: ['Spread the floor apart with your feet.', 'Keep your chest up as the bar leaves the floor.'],
    fault: 'If your knees fall in, narrow the stance and press them out over your toes.',
  },
  'trap-bar-deadlift': {
    setUp: 'Stand in the middle of the bar, feet hip wide, and grip the low handles at their center.',
    cues: ['Push through the floor until you stand tall.', 'Lower the bar along the same line.'],
    fault: 'If the bar tips as it lifts, grip the exact middle of the handles.',
  },
  'barbell-romanian-deadlift': {
    setUp: "Stand tall with the bar at arm's length on your thighs, knees slightly bent.",
    cues: ['Push your hips back and slide the bar down.', 'Stop when your hamstrings are fully stretched.'],
    fault: 'If the bar drifts away from your legs, pull it in with your armpits.',
  },
  'barbell-stiff-leg-deadlift': {
    setUp: 'Stand with the bar over mid-foot, legs almost straight, and grip it at shoulder width.',
    cues: ['Fold at the hips with your legs nearly straight.', 'Rise by driving your hips to the bar.'],
    fault: 'Do not round your back to reach the floor: stop where it stays flat.',
  },
  'deficit-deadlift': {
    setUp: 'Stand on a plate or low step with the bar over mid-foot and sink to grip it.',
    cues: ['Sit lower than usual and keep your back flat.', 'Be patient until the bar passes your knees.'],
    fault: 'If you cannot start with a flat back, use a lower step.',
  },
  'rack-pull': {
    setUp: 'Set the bar on the safety pins just below your knees and grip it outside your legs.',
    cues: ['Drive your hips forward to the bar.', 'Slide the bar up along your thighs.'],
    fault: 'Do not bounce the bar off the pins: set it down and start again from rest.',
  },
  'barbell-good-morning': {
    setUp: 'Stand with a light bar across your upper back, hands tight, knees a little bent.',
    cues: ['Bow forward from the hips, not the waist.', 'Pull the bar down into your back.'],
    fault: 'If your back bends, stop higher: go only as low as your flat back allows.',
  },
  'dumbbell-romanian-deadlift': {
    setUp: 'Stand hip wide with a dumbbell in front of each thigh, knees slightly bent.',
    cues: [
      'Reach your hips back as if to shut a door.',
      'Slide the dumbbells down your thighs, your back long.',
    ],
    fault: 'Your back rounds at the bottom: stop higher, at the top of your knees if need be.',
  },
  'dumbbell-deadlift': {
    setUp: 'Stand hip wide with a dumbbell outside each foot, then sit down to grip them.',
    cues: ['Push your feet into the floor and stand.', 'Lower the dumbbells back beside your feet.'],
    fault: 'If your shoulders round forward, lift your chest before you pull.',
  },
  'dumbbell-stiff-leg-deadlift': {
    setUp: 'Stand hip wide with nearly straight legs and hold the dumbbells before your thighs.',
    cues: ['Lower the dumbbells toward your shoelaces.', 'Feel the pull behind your thighs.'],
    fault: 'If you only reach lower by rounding, stop at your shins.',
  },
  'single-leg-dumbbell-romanian-deadlift': {
    setUp: 'Stand on one leg, knee soft, one or two dumbbells hanging in front of your thigh.',
    cues: ['Let your free leg rise as your trunk lowers.', 'Keep both hips facing the floor.'],
    fault: 'If your hip opens to the side, point the toes of your free foot straight down.',
  },
  'kettlebell-deadlift': {
    setUp: 'Stand with the kettlebell between your feet, push your hips back and take its handle.',
    cues: ['Stand up by squeezing your glutes.', 'Set the bell down in the same spot each time.'],
    fault: 'Do not lift with your arms: let them hang like ropes and use your hips.',
  },
  'two-kettlebell-deadlift': {
    setUp: 'Stand between two kettlebells, push your hips back and take a handle in each hand.',
    cues: ['Push the floor away with both feet.', 'If the bells differ, change hands after each set.'],
    fault: 'If your back rounds on the way down, set the bells on a low box.',
  },
  'kettlebell-romanian-deadlift': {
    setUp: 'Stand tall with the kettlebell hanging from both hands in front of you.',
    cues: [
      'Send your hips back while the bell slides down.',
      'Turn around at mid-shin without touching down.',
    ],
    fault: 'If your neck cranes up, look at the floor a few steps ahead.',
  },
  'kettlebell-swing': {
    setUp: 'Set the kettlebell a step ahead, hinge at the hips and tilt it toward you.',
    cues: ['Snap your hips, and end the set when the snap fades.', 'Let the bell float to chest height.'],
    fault: 'Do not squat and lift with your arms: the hips throw, the arms only guide.',
  },
  'single-arm-kettlebell-swing': {
    setUp: 'Set the kettlebell a step ahead, hinge, and tilt it toward you with one hand.',
    cues: [
      'Throw with your hips, and end the set when the snap fades.',
      'Keep your chest square as it floats up.',
    ],
    fault: 'If the bell turns you, pull your shoulder back into its socket before each rep.',
  },
  'kettlebell-clean': {
    setUp: 'Stand a step behind the bell, hinge down and take the handle with one hand, thumb back.',
    cues: ['Zip the bell up close to your body.', 'Punch your hand through so it lands softly.'],
    fault: 'If it bangs your forearm, you swing it out: keep your elbow by your ribs.',
  },
  'double-kettlebell-clean': {
    setUp: 'Set two kettlebells a step ahead, feet wide enough for both, and tilt them toward you.',
    cues: ['Throw both with your hips, elbows close.', 'Let them land softly on your forearms.'],
    fault: 'If the bells clap together, turn your thumbs back as they pass your knees.',
  },
  'kettlebell-high-pull': {
    setUp: 'Begin like a one-hand swing, the bell a step ahead of you and your back flat.',
    cues: [
      'Snap your hips, then pull your elbow straight back.',
      'Push the bell away and guide it down between your legs.',
    ],
    fault: 'If your arm lifts first, wait: pull only when the bell already floats.',
  },
  'kettlebell-snatch': {
    setUp: 'Start as for a one-hand swing with clear space above and in front of you.',
    cues: ['Guide the bell up close to your chest.', 'Spear your hand to the sky at the top.'],
    fault: 'If it crashes over your wrist, loosen your grip and punch through sooner.',
  },
  'single-leg-kettlebell-deadlift': {
    setUp: 'Stand on one leg beside the kettlebell, knee soft, and push the free heel straight back.',
    cues: ['Reach your hips back until you can grip the bell.', 'Stand up with your hips level.'],
    fault: 'If you wobble, touch the toes of the free foot down behind you between reps.',
  },
  'smith-machine-romanian-deadlift': {
    setUp: 'Stand with the bar against your thighs, grip outside your legs and unhook it.',
    cues: ['Push your hips back as the bar slides down the rails.', 'Keep your shins upright as you lower.'],
    fault: 'If you are pushed onto your toes, step a little closer under the bar.',
  },
  'landmine-romanian-deadlift': {
    setUp: 'Face the landmine and hold the end of the bar in both hands with straight arms.',
    cues: ['Bow until the bar end passes your knees.', 'Drive your hips forward to stand.'],
    fault: 'Do not reach away with your shoulders: keep them pulled back.',
  },
  'trap-bar-romanian-deadlift': {
    setUp: 'Stand tall in the trap bar with your arms straight and knees slightly bent.',
    cues: ['Lower the bar by moving your hips back.', 'Turn around below your knees and rise.'],
    fault: 'If your knees bend more and more, think of a bow and not of sitting.',
  },
  'cable-pull-through': {
    setUp: 'Face away from a low cable, reach between your legs for the rope and step forward.',
    cues: ['Let the rope pull your hips back.', 'Thrust your hips forward and squeeze.'],
    fault: 'Do not pull with your arms: they only connect the rope to your hips.',
  },
  'cable-romanian-deadlift': {
    setUp: 'Face a low cable, hold its bar at your thighs and stand a step away.',
    cues: ['Hinge back as the cable draws your hands down.', 'Stand up straight with your shoulders back.'],
    fault: 'If the stack touches down at the bottom, step further from the machine.',
  },
  'band-romanian-deadlift': {
    setUp: 'Stand on the band, feet hip wide, and hold it tight at your thighs.',
    cues: ['Hinge down slowly as the band loosens.', 'Stand up hard into the stretch of the band.'],
    fault: 'If there is no pull at the bottom, grip the band lower.',
  },
  'band-pull-through': {
    setUp: 'Tie the band low behind you, hold it between your legs and walk out until tight.',
    cues: ['Hinge until your hands pass between your knees.', 'Finish tall with your glutes squeezed.'],
    fault: 'Do not lean back at the end: stop when your body is straight.',
  },
  'band-good-morning': {
    setUp: 'Stand on the band with both feet and loop the other end across your upper back.',
    cues: ['Bow forward with soft knees and a flat back.', 'Stand up against the band with your glutes.'],
    fault: 'Keep the band off your neck: lay it across your shoulder blades and hold it there.',
  },
  'back-extension': {
    setUp: 'Set the pad just below your hip bones, heels locked in, arms or a plate on your chest.',
    cues: ['Bend at the hips until you feel a stretch.', 'Rise until your body is one straight line.'],
    fault: 'Do not swing up past straight: stop in line and squeeze your glutes.',
  },
  'reverse-hyperextension': {
    setUp: 'Lie face down with your hips at the edge of the pad and hold the handles.',
    cues: ['Raise your legs until they are level with you.', 'Lower slowly and do not let them swing.'],
    fault: 'If your lower back takes over, lift less high and start with your glutes.',
  },
  'bodyweight-single-leg-romanian-deadlift': {
    setUp: 'Stand on one leg with a soft knee, near a wall in case you need it.',
    cues: ['Tip forward like a seesaw.', 'Reach long through your back heel.'],
    fault: 'If you topple, keep your eyes on one spot and touch the wall with a finger.',
  },
  'bodyweight-good-morning': {
    setUp: 'Stand hip wide, fingers lightly behind your head, knees a little bent.',
    cues: ['Push your hips behind your heels.', 'Come up by squeezing your glutes.'],
    fault: 'Do not curl your back to go lower: stop when your hamstrings are tight.',
  },
  'wall-hip-hinge': {
    setUp: 'Stand a short step in front of a wall with your back to it, knees slightly bent.',
    cues: ['Reach back until your hips touch the wall.', 'Keep your back flat all the way.'],
    fault: 'If your knees slide forward, hold your shins still and let only the hips move.',
  },
  'broomstick-hip-hinge': {
    setUp: 'Hold a broomstick along your spine, from your head down to your tailbone.',
    cues: ['Push your hips back under the stick.', 'Come up by pushing your hips under you.'],
    fault: 'The stick leaves your tailbone: bow less far and bend your knees a little more.',
  },
  'bodyweight-kickstand-romanian-deadlift': {
    setUp: 'Put one foot half a step back on its toes and your weight on the front leg.',
    cues: ['Hinge over your front leg.', 'Use the back toes for balance alone.'],
    fault: 'If your weight shifts to the back foot, slide it closer and start again.',
  },
  'kettlebell-sumo-deadlift': {
    setUp: 'Stand wide with toes out, the kettlebell between your heels, and take it in both hands.',
    cues: ['Press your knees out and stand.', 'Keep your arms long and your back flat.'],
    fault: 'If your hips rise before the bell does, lower them a little and lift again.',
  },
  'high-handle-trap-bar-deadlift': {
    setUp: 'Turn the high handles up, stand in the middle of the bar and sit down to grip them.',
    cues: ['Drive both feet down to start the bar.', 'Lock your hips and knees together at the top.'],
    fault: 'If it becomes a half squat, move your hips back until your hamstrings load.',
  },
}
