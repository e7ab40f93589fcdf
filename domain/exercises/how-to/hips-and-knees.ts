import type { HowTos } from './how-to.ts'

export const hipsAndKnees: HowTos = {
  'barbell-hip-thrust': {
    setUp: 'Sit with your shoulder blades on the bench edge and a padded bar over your hips.',
    cues: ['Drive your hips up until your trunk is level.', 'Keep your chin tucked and look forward.'],
    fault: 'If your lower back arches at the top, tuck your tailbone under and stop at level.',
  },
  'barbell-glute-bridge': {
    setUp: 'Lie on the floor, knees bent, with a padded bar in the crease of your hips.',
    cues: ['Push the bar up through your heels.', 'Hold the bar steady with both hands.'],
    fault: 'If you feel it behind your thighs, bring your heels closer to your hips.',
  },
  'dumbbell-hip-thrust': {
    setUp: 'Rest your upper back on a bench and hold one dumbbell across your hips.',
    cues: ['Lift until knees, hips and shoulders line up.', 'Lower your hips straight down by the bench.'],
    fault: 'If you slide along the bench, plant your feet firmly and lift straight up.',
  },
  'dumbbell-glute-bridge': {
    setUp: 'Lie on your back with knees bent and hold one dumbbell on your hips.',
    cues: ['Raise your hips and count to two at the top.', 'Push through your heels, not your toes.'],
    fault: 'If your knees fall apart, keep them as wide as your hips.',
  },
  'kettlebell-glute-bridge': {
    setUp: 'Lie with knees bent, the kettlebell across your hip bones, both hands on its handle.',
    cues: ['Tilt your pelvis under before you lift.', 'Squeeze both glutes evenly at the top.'],
    fault: 'Do not throw the bell up with a jerk: rise smoothly and lower slower still.',
  },
  'machine-hip-thrust': {
    setUp: 'Sit with your back on the pad, belt or pad across your hips, feet flat on the plate.',
    cues: ['Push the pad up until your thighs are level.', 'Keep your back in touch with its pad.'],
    fault: 'Do not let the stack bang down: lower until just before it touches.',
  },
  'smith-machine-hip-thrust': {
    setUp: 'Set a bench by the bar, upper back on its edge, padded bar over your hips, unhook.',
    cues: ['Send the bar straight up the rails.', 'Keep your shins upright at the top.'],
    fault: 'If the bar pinches your hips, use a thicker pad and move under its middle.',
  },
  'band-glute-bridge': {
    setUp: 'Lie down, knees bent, the band over your hips, its ends held to the floor by your hands.',
    cues: ['Lift your hips up into the band.', 'Hold it down on both sides all the while.'],
    fault: 'If the band slides to your belly, start again with it across your hip bones.',
  },
  'mini-band-glute-bridge': {
    setUp: 'Loop the band around your thighs just above the knees and lie down, knees bent.',
    cues: ['Press your knees out against the band.', 'Lift your hips without letting the knees in.'],
    fault: 'If the band pulls your knees together, use a lighter band.',
  },
  'single-leg-hip-thrust': {
    setUp: 'Lean your upper back on a bench, one foot flat, the other leg bent in the air.',
    cues: ['Lift both hips to the same height.', 'Drive through the heel you stand on.'],
    fault: 'If one hip sags, lift less high until you can keep them level.',
  },
  'glute-bridge': {
    setUp: 'Lie on your back, knees bent, feet flat at hip width, arms by your sides.',
    cues: ['Peel your hips off the floor.', 'Squeeze your glutes hard, then lower slowly.'],
    fault: 'Do not push up by arching your back: keep your ribs low as your hips rise.',
  },
  'single-leg-glute-bridge': {
    setUp: 'Lie with one foot flat near your hips and the other leg straight, thighs side by side.',
    cues: ['Push the floor away with one heel.', 'Keep your thighs side by side.'],
    fault: 'If the hamstring cramps, pull your foot closer and rise less high.',
  },
  'marching-glute-bridge': {
    setUp: 'Lie with knees bent and lift your hips into a bridge.',
    cues: ['Lift one knee, set it down, then the other.', 'Keep your hips as high as they were.'],
    fault: 'If your hips dip with each step, lower them, rest a moment and march slower.',
  },
  'feet-elevated-glute-bridge': {
    setUp: 'Lie on your back with your heels on a box and your knees bent at a right angle.',
    cues: ['Press your heels down into the box.', 'Lift until knees, hips and shoulders make one line.'],
    fault: 'If the box slides, set it against a wall and push down, not away.',
  },
  'stability-ball-glute-bridge': {
    setUp: 'Lie on your back with both heels on the ball, legs nearly straight, arms on the floor.',
    cues: ['Dig your heels into the ball and lift your hips.', 'Keep the ball still.'],
    fault: 'If the ball rolls about, press your palms down and rise less high.',
  },
  'frog-pump': {
    setUp: 'Lie on your back, soles together, knees open to the sides, heels close to you.',
    cues: ['Pump your hips up with short, strong squeezes.', 'Push the outer edges of your feet down.'],
    fault: 'Do not arch to get higher: keep your ribs down and the range short.',
  },
  'cable-glute-kickback': {
    setUp: 'Strap one ankle to a low cable, face the machine and hold its frame.',
    cues: ['Sweep your heel back from the hip.', 'Return slowly until you feel a stretch.'],
    fault: 'Do not lean forward to kick higher: a small kick with a still trunk is enough.',
  },
  'machine-glute-kickback': {
    setUp: 'Lean on the chest pad, hold the handles and put one foot on the plate behind you.',
    cues: ['Push the plate back with your heel.', 'Keep your chest on the pad and your hips square.'],
    fault: 'If your lower back dips, take less weight and stop before your leg is level.',
  },
  'band-glute-kickback': {
    setUp: 'Tie the band low in front of you, loop it round one ankle and hold on to a chair.',
    cues: ['Push your leg back against the band.', 'Do not let the band snap you forward.'],
    fault: 'If your hips swing along, stand closer and move only the thigh.',
  },
  'quadruped-hip-extension': {
    setUp: 'Kneel on all fours, hands under shoulders, knees under hips.',
    cues: ['Push one heel toward the ceiling, knee bent.', 'Keep your belly drawn in.'],
    fault: 'If your back sags, stop with the thigh in line with your body.',
  },
  'standing-hip-extension': {
    setUp: 'Stand tall, hold on to a wall or chair and shift your weight to one leg.',
    cues: ['Move your straight leg back from the hip.', 'Squeeze for a moment before it returns.'],
    fault: 'Do not bow to lift the leg higher: stay upright and lift it only a little.',
  },
  'chair-supported-hip-extension': {
    setUp: 'Bend over with your forearms or hands on a chair back, one leg ready to lift.',
    cues: ['Raise your leg until it is level with your trunk.', 'Lower it until the toes just touch.'],
    fault: 'If your pelvis rolls open, point your toes at the floor while the leg rises.',
  },
  'seated-leg-curl': {
    setUp: 'Line your knees up with the pivot and clamp the thigh pad down firmly.',
    cues: ['Pull your heels back under the seat.', 'Let the pad rise slowly until your legs are long.'],
    fault: 'If your thighs lift, tighten the top pad and take less weight.',
  },
  'lying-leg-curl': {
    setUp: 'Lie face down, knees just off the edge of the bench, pad above your heels.',
    cues: ['Press your hips into the pad.', 'Curl your heels toward your seat.'],
    fault: 'Do not lift your hips to finish the rep: stop the curl where they stay down.',
  },
  'standing-machine-leg-curl': {
    setUp: 'Stand against the thigh pad, the roller behind one ankle, hands on the grips.',
    cues: ['Bend one knee and lift the roller behind you.', 'Keep your thigh against its pad.'],
    fault: 'If your hip hikes up to help, choose a lighter plate and stay square.',
  },
  'cable-leg-curl': {
    setUp: 'Face a low cable with its strap on one ankle and hold the frame for balance.',
    cues: ['Pull your heel up behind you.', 'Hold your knees close together.'],
    fault: 'Do not swing the thigh back: it stays still while the lower leg moves.',
  },
  'dumbbell-leg-curl': {
    setUp: 'Lie face down and pinch one light dumbbell upright between your feet.',
    cues: ['Squeeze your feet together the whole time.', 'Stop when your shins are just short of upright.'],
    fault: 'If the dumbbell slips, turn your toes in to trap its upper head.',
  },
  'band-leg-curl': {
    setUp: 'Tie the band low behind you, loop it round both ankles and lie face down.',
    cues: ['Curl both heels up against the band.', 'Keep your hip bones on the floor.'],
    fault: 'If the band is slack at the start, slide away from the anchor first.',
  },
  'seated-band-leg-curl': {
    setUp: 'Sit on a bench facing the anchor with the band from there behind both heels.',
    cues: ['Drag your heels back under the bench.', 'Straighten your legs as slowly as you bent them.'],
    fault: 'Do not rock back to pull harder: sit tall and hold the sides of the bench.',
  },
  'stability-ball-leg-curl': {
    setUp: 'Lie on your back with your heels on the ball and lift your hips.',
    cues: ['Roll the ball in with your heels.', 'Keep your hips high as your legs go out.'],
    fault: 'If your hips sink, take a short rest on the floor between reps.',
  },
  'suspension-leg-curl': {
    setUp: 'Lie below the anchor with your heels in the straps and lift your hips.',
    cues: ['Pull your heels toward you under the anchor.', 'Press your upper arms into the floor.'],
    fault: 'If your hips fold on the way out, shorten the range until they stay up.',
  },
  'towel-sliding-leg-curl': {
    setUp: 'Lie on a smooth floor, both heels on a towel, knees bent, hips lifted.',
    cues: ['Slide your heels out as slowly as you can.', 'Drag the towel back without dropping your hips.'],
    fault: 'If you cannot pull back in, lower your hips, reset and do only the slide out.',
  },
  'hamstring-bridge': {
    setUp: 'Lie with your heels on a chair, far enough away that your knees are nearly straight.',
    cues: ['Dig your heels in and lift your hips.', 'Lower until you almost touch, then go again.'],
    fault: 'If your lower back tightens, tuck your hips under before you lift.',
  },
  'single-leg-hamstring-bridge': {
    setUp: 'Lie with one heel on a chair, that knee a little bent, the other leg in the air.',
    cues: ['Push through the one heel until your hips are high.', 'Keep both sides of your hips level.'],
    fault: 'If the back of your leg cramps, bring the chair closer and rest longer.',
  },
  'glute-bridge-walkout': {
    setUp: 'Lie in a glute bridge with knees bent and hips up.',
    cues: ['Walk your heels out in small steps.', 'Walk them back in before your hips drop.'],
    fault: 'If your hips sag when the legs get long, walk out only half as far.',
  },
  'nordic-hamstring-curl': {
    setUp: 'Kneel on a pad with your heels locked under a roller, body straight, hands ready.',
    cues: ['Lean forward from the knees as one plank.', 'Catch yourself with your hands at the end.'],
    fault: 'Do not bend at the hips: lower less far and keep shoulders, hips and knees in line.',
  },
  'glute-ham-raise': {
    setUp: 'Lock your feet in, knees just behind the big pad, and start with an upright body.',
    cues: ['Lower forward with straight hips until level.', 'Push your toes into the plate to come up.'],
    fault: 'If you must throw your trunk up, help with your hands on the pad or a stick.',
  },
  'standing-bodyweight-leg-curl': {
    setUp: 'Stand tall, one hand on a wall, your weight on one leg.',
    cues: ['Bring your heel toward your seat and squeeze.', 'Keep both thighs in line.'],
    fault: 'If the knee swings forward, press the thigh back before each curl.',
  },
  'tempo-standing-leg-curl': {
    setUp: 'Hold on to a chair and stand on one leg with the other foot just off the floor.',
    cues: ['Take three slow counts up and three down.', 'Squeeze hard where the heel is highest.'],
    fault: 'Do not let the foot drop: the slow way down is half of the work.',
  },
  'leg-extension': {
    setUp: 'Sit with your knees at the pivot, the pad just above your feet, back against the rest.',
    cues: ['Straighten your legs and hold for a moment.', 'Lower until your knees are bent again.'],
    fault: 'Do not kick the pad up: start gently and take less weight if you bounce.',
  },
  'single-leg-extension': {
    setUp: 'Sit back in the machine with one ankle behind the pad, the other leg to the side.',
    cues: ['Lift with one leg until it is straight.', 'Pull your toes up toward your shin.'],
    fault: 'If your hip lifts off the seat, hold the handles and lower the weight.',
  },
  'cable-leg-extension': {
    setUp: 'Face away from a low cable, strap on one ankle, and lift that thigh in front of you.',
    cues: ['Straighten your knee against the cable.', 'Keep your raised thigh still.'],
    fault: 'If the thigh drops while you kick, take less weight and hold on to the frame.',
  },
  'band-leg-extension': {
    setUp: 'Sit on a chair with the band round one ankle and tied to the chair leg behind it.',
    cues: ['Unfold your leg until the knee is straight.', 'Fold it back slowly against the pull.'],
    fault: 'If you lean back to help, hold the seat with both hands and sit tall.',
  },
  'band-terminal-knee-extension': {
    setUp: 'Tie the band at knee height, loop it behind one knee and step back facing it.',
    cues: ['Push your knee straight back into the band.', 'Tighten your thigh for a moment each time.'],
    fault: 'Do not let your heel come up: keep that foot flat and bend only a little.',
  },
  'sissy-squat': {
    setUp: 'Hold a post or doorframe with one hand and rise onto the balls of your feet.',
    cues: ['Lean back as your knees travel forward.', 'Keep one line from knees to shoulders.'],
    fault: 'If your hips bend, go less deep and squeeze your glutes on the way.',
  },
  'reverse-nordic-curl': {
    setUp: 'Kneel upright on something soft, knees hip wide, tops of your feet on the floor.',
    cues: ['Lean back slowly with straight hips.', 'Pull yourself upright with your thighs.'],
    fault: 'Do not sit back onto your heels: stay straight from knees to head.',
  },
  'straight-leg-raise': {
    setUp: 'Lie on your back, one knee bent with its foot flat, the other leg straight.',
    cues: ['Tighten the thigh, then lift the leg.', 'Stop when your knees are side by side.'],
    fault: 'If the lifted knee bends, tighten your thigh again and lift less high.',
  },
  'standing-straight-leg-raise': {
    setUp: 'Stand tall next to a wall and rest one hand on it.',
    cues: ['Lift one straight leg to the front.', 'Lower it without touching the floor.'],
    fault: 'Do not lean back to get the leg higher: stay tall and lift it less.',
  },
  'seated-bodyweight-leg-extension': {
    setUp: 'Sit tall on a chair with your thighs fully on the seat and feet on the floor.',
    cues: ['Straighten one knee and hold it there.', 'Pull your toes up and tighten the thigh.'],
    fault: 'If you slump, slide your hips back and sit up before the next rep.',
  },
}
