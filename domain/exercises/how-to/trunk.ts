import type { HowTos } from './how-to.ts'

export const trunk: HowTos = {
  plank: {
    setUp: 'Lie face down, elbows under your shoulders, then lift up on forearms and toes.',
    cues: ['Pull your elbows and toes toward each other.', 'Squeeze your glutes and keep breathing.'],
    fault: 'When your hips sag, stop: a shorter hold in a straight line counts for more.',
  },
  'side-plank': {
    setUp: 'Lie on one side, elbow under your shoulder, feet stacked, and lift your hips.',
    cues: ['Push the floor away with your forearm.', 'Lift the lower side of your waist.'],
    fault: 'If you roll forward, stack your shoulders and put one foot in front.',
  },
  'kneeling-side-plank': {
    setUp: 'Lie on one side with knees bent, elbow under your shoulder, and lift your hips.',
    cues: ['Make one line from head to knees.', 'Press your lower knee into the floor.'],
    fault: 'If your hips drift back, push them forward until your thighs line up.',
  },
  'dead-bug': {
    setUp: 'Lie on your back, arms up, hips and knees bent at right angles.',
    cues: ['Reach one arm and the other leg away.', 'Press your lower back into the floor.'],
    fault: 'If your back lifts, do not stretch the leg as far.',
  },
  'bird-dog': {
    setUp: 'Kneel on all fours, hands under shoulders, knees under hips, back flat.',
    cues: ['Reach one arm ahead and the other leg behind.', 'Stay still, as if a cup stood on your back.'],
    fault: 'Do not lift the leg above hip height: reach it long and low.',
  },
  'supported-standing-bird-dog': {
    setUp: 'Put both hands on a counter or a heavy chair, standing with your body leaning forward.',
    cues: ['Lift one arm ahead while the other leg goes back.', 'Grow long from fingers to heel.'],
    fault: 'If your lower back arches, lift the leg less high.',
  },
  'bear-plank': {
    setUp: "On all fours with toes tucked, lift both knees a hand's width off the floor.",
    cues: [
      'Push your hands down and spread your shoulder blades.',
      'Breathe without letting your knees sink.',
    ],
    fault: 'If your hips creep up, lower them until your back is level like a table.',
  },
  'plank-shoulder-tap': {
    setUp: 'Hold a push-up position on your hands with your feet wider than your hips.',
    cues: ['Touch one shoulder with the other hand.', 'Keep your hips from swaying.'],
    fault: 'If your hips rock, set your feet wider and tap more slowly.',
  },
  'hollow-body-hold': {
    setUp: 'Lie on your back, arms overhead, then lift shoulders and straight legs a little.',
    cues: ['Keep your lower back glued to the floor.', 'Reach your fingers and toes apart.'],
    fault: 'If your back comes up, raise your legs higher or bend your knees.',
  },
  'heel-tap': {
    setUp: 'Lie on your back with hips and knees bent at right angles, arms at your sides.',
    cues: ['Lower one heel until it taps the floor.', 'Breathe out as the heel goes down.'],
    fault: 'If your back arches as the leg lowers, tap closer to your hips.',
  },
  'ab-wheel-rollout': {
    setUp: 'Kneel on a soft mat with the wheel under your shoulders and your back slightly round.',
    cues: ['Roll out with hips and arms together.', 'Pull the wheel back with your belly.'],
    fault: 'If your back sags, roll out less far and keep your glutes tight.',
  },
  'stability-ball-rollout': {
    setUp: 'Kneel in front of the ball with your hands on its top, arms straight.',
    cues: ['Roll the ball ahead until your forearms rest on it.', 'Move your hips along with the ball.'],
    fault: 'Do not leave your hips behind: keep one line from knees to shoulders.',
  },
  'suspension-fallout': {
    setUp: 'Face away from the anchor, handles at hip height, and lean into straight arms.',
    cues: ['Let your arms travel ahead of your head.', 'Press the handles down to come back.'],
    fault: 'If your lower back caves, step forward so that you lean less.',
  },
  'cable-pallof-press': {
    setUp: 'Stand or sit side-on to a cable at chest height, its handle held to your breastbone.',
    cues: ['Press straight out and resist the turn.', 'Bring it back just as slowly.'],
    fault: 'If your shoulders turn to the machine, take a lighter plate.',
  },
  'band-pallof-press': {
    setUp: 'Tie the band at chest height, stand or sit side-on, and hold it to your chest.',
    cues: ['Reach out and do not let the band twist you.', 'Pause with straight arms for a breath.'],
    fault: 'If you are pulled off balance, move nearer to the anchor.',
  },
  'band-pallof-raise': {
    setUp: 'Stand or sit side-on to a band at chest height, both hands on it, arms straight.',
    cues: ['Raise straight arms to eye level and lower them.', 'Do not let the band pull you round.'],
    fault: 'If your ribs flare as the arms rise, stop lower.',
  },
  'band-dead-bug': {
    setUp: 'Lie with the band tied behind your head, hold it over your chest, knees up.',
    cues: ['Pull the band tight, then lower one leg.', 'Keep your arms straight above you.'],
    fault: 'If the band drags your arms back, move closer to where it is tied.',
  },
  'superman-hold': {
    setUp: 'Lie face down with your arms stretched out in front of you.',
    cues: ['Lift arms, chest and legs a little.', 'Reach long rather than high.'],
    fault: 'Do not throw your head back: look at the floor and keep your neck long.',
  },
  'standing-march': {
    setUp: 'Stand tall with feet hip wide, near a wall if you want a hand on it.',
    cues: ['Raise one knee to hip height, then the other.', 'Grow tall on the leg you stand on.'],
    fault: 'If you lean back to lift the knee, lift it less and tighten your belly.',
  },
  'copenhagen-plank': {
    setUp: 'Lie on your side, elbow on the floor, top leg resting on a bench beside you.',
    cues: ['Press the top leg down and lift your hips.', 'Hold one line from your head to your top foot.'],
    fault: 'If it is too much, rest your knee on the bench and not your foot.',
  },
  'wall-plank': {
    setUp: 'Lean on a wall with your forearms, feet a long step back, body straight.',
    cues: ['Push the wall away with your forearms.', 'Tighten your belly as if to cough.'],
    fault: 'If your hips hang toward the wall, tuck them under and step closer.',
  },
  'wall-side-plank': {
    setUp: 'Stand side-on to a wall, lean on one forearm and step your feet away from it.',
    cues: ['Press your forearm into the wall.', 'Lift your hips away from the wall.'],
    fault: 'If your shoulder creeps to your ear, push it down before you hold.',
  },
  'standing-cross-body-knee-raise': {
    setUp: 'Stand tall with your fingertips beside your head and elbows wide.',
    cues: ['Bring one knee and the other elbow together.', 'Stand up tall again before you switch.'],
    fault: 'Do not fold down to the knee: lift it up to you as your ribs turn.',
  },
  crunch: {
    setUp: 'Lie on your back, knees bent, fingertips at your temples.',
    cues: ['Curl your ribs toward your hips.', 'Breathe out as your shoulders leave the floor.'],
    fault: 'Do not pull on your head: keep a fist of space under your chin.',
  },
  'reverse-crunch': {
    setUp: 'Lie on your back with knees bent over your hips and hands flat beside you.',
    cues: ['Curl your hips off the floor.', 'Roll back down one bone at a time.'],
    fault: 'Do not swing your legs: start each rep from rest with your belly.',
  },
  'bicycle-crunch': {
    setUp: 'Lie on your back, fingertips at your temples, both feet off the floor.',
    cues: ['Turn one shoulder toward the opposite knee.', 'Stretch the other leg out long and low.'],
    fault: 'If you pedal fast with only your elbows, slow down and turn your ribs.',
  },
  'sit-up': {
    setUp: 'Lie with knees bent, feet flat and arms crossed on your chest.',
    cues: ['Roll up from the head down to the hips.', 'Lower one part of your back after the other.'],
    fault: 'If your feet fly up or you jerk, reach your arms forward to help.',
  },
  'v-up': {
    setUp: 'Lie flat with your arms overhead and your legs straight.',
    cues: ['Fold up and reach for your toes.', 'Lower arms and legs at the same speed.'],
    fault: 'If you lose control on the way down, bend your knees as you fold.',
  },
  'lying-leg-raise': {
    setUp: 'Lie on your back, legs straight, hands under your hips.',
    cues: ['Raise both legs until they point up.', 'Lower only as far as your back stays flat.'],
    fault: 'If your lower back arches, bend your knees or stop higher.',
  },
  'mcgill-curl-up': {
    setUp: 'Lie with one knee bent, the other leg straight, hands under your lower back.',
    cues: ['Lift head and shoulders just off the floor.', 'Keep head and neck as one stiff block.'],
    fault: 'Do not flatten your back onto your hands: keep its natural curve.',
  },
  'cable-crunch': {
    setUp: 'Kneel below a high cable and hold the rope beside your ears.',
    cues: ['Curl your elbows toward your knees.', 'Keep your hips where they are.'],
    fault: 'Do not sit back to move the stack: round your trunk with your hips still.',
  },
  'machine-crunch': {
    setUp: 'Sit with the pads on your chest or shoulders and your feet behind the rollers.',
    cues: ['Bring your ribs down to your hips.', 'Uncurl slowly until you sit tall.'],
    fault: 'Do not pull with your arms: hold the handles loosely and curl your trunk.',
  },
  'hanging-knee-raise': {
    setUp: 'Hang from the bar with straight arms and your legs together.',
    cues: ['Lift your knees and roll your hips up.', 'Lower until your legs hang straight.'],
    fault: 'If you start to swing, pause at the bottom until you hang still.',
  },
  'hanging-leg-raise': {
    setUp: 'Hang from the bar, shoulders pulled down away from your ears, legs straight.',
    cues: ['Raise straight legs at least to hip height.', 'Curl your pelvis up at the end.'],
    fault: 'Do not kick with momentum: bend your knees a bit and lift slowly.',
  },
  'captains-chair-knee-raise': {
    setUp: 'Rest your forearms on the pads, back against the pad, legs hanging.',
    cues: ['Draw your knees up toward your chest.', 'Push down through your forearms.'],
    fault: 'If you sink between your shoulders, press up tall before each rep.',
  },
  'decline-sit-up': {
    setUp: 'Hook your feet on the sloped bench, knees bent, arms crossed on your chest.',
    cues: ['Curl up starting with your ribs.', 'Go back only until your shoulders touch.'],
    fault: 'If your hips do the pulling and your back is stiff, set the slope flatter.',
  },
  'stability-ball-crunch': {
    setUp: 'Lie with your lower back on the ball, feet flat and wide, fingertips at your temples.',
    cues: ['Stretch back over the ball, then curl up.', 'Keep the ball from rolling.'],
    fault: 'Do not sit up all the way: stop when your shoulder blades have left the ball.',
  },
  'band-crunch': {
    setUp: 'Tie the band high behind you, kneel and hold its ends at your ears.',
    cues: ['Crunch down toward your thighs.', 'Let the band lift you back slowly.'],
    fault: 'If your arms tire first, pin your hands to your head and curl your ribs.',
  },
  'cable-woodchop': {
    setUp: 'Stand or sit side-on to a high cable and hold its handle in both hands.',
    cues: ['Chop down and across to the far knee.', 'Let your whole trunk turn with your arms.'],
    fault: 'Do not pull with bent arms: keep them long and turn your ribs.',
  },
  'band-woodchop': {
    setUp: 'Tie the band above head height, stand or sit side-on, and grip it with both hands.',
    cues: ['Swing your arms down to the outer hip.', 'Go back up slower than you came down.'],
    fault: 'If only your arms move, sit or stand further off and let your ribs turn.',
  },
  'half-kneeling-cable-chop': {
    setUp: 'Kneel on the knee away from a high cable, near foot ahead, both hands on the handle.',
    cues: ['Pull across to the outer hip with long arms.', 'Stay tall and keep your hips still.'],
    fault: 'If you tip over, widen the front foot and take less weight.',
  },
  'russian-twist': {
    setUp: 'Sit on the floor, knees bent, heels down, and lean back with a long spine.',
    cues: ['Turn your ribs to one side, then the other.', 'Follow your hands with your eyes.'],
    fault: 'Do not just wave your arms: move your shoulders and keep your back long.',
  },
  'landmine-rotation': {
    setUp: 'Stand facing the landmine and hold the end of the bar with straight arms at eye level.',
    cues: ['Swing the bar to one hip, then to the other.', 'Turn the foot on the far side.'],
    fault: 'If your arms bend or your back twists hard, use less weight and a smaller arc.',
  },
  'standing-oblique-crunch': {
    setUp: 'Stand tall on one leg, with the hand of the free side beside your head.',
    cues: ['Draw elbow and knee together at your side.', 'Squeeze your waist, then open up tall.'],
    fault: 'Do not bend forward: imagine your back gliding along a wall.',
  },
  'medicine-ball-woodchop': {
    setUp: 'Stand wide and hold the ball over one shoulder with both hands.',
    cues: ['Bring the ball down past the other knee.', 'Bend your knees as the ball comes down.'],
    fault: 'Do not round over at the bottom: sit your hips back and look ahead.',
  },
  'dumbbell-farmers-carry': {
    setUp: 'Pick up a heavy dumbbell in each hand with a flat back and stand tall.',
    cues: ['Walk with short, quick steps.', 'Crush the handles and keep your chin level.'],
    fault: 'If your shoulders roll forward, set the dumbbells down and take lighter ones.',
  },
  'kettlebell-farmers-carry': {
    setUp: 'Stand between two kettlebells, hinge down to grip them and stand up.',
    cues: ['Walk tall as if a string pulled your head up.', 'Keep the bells from swinging.'],
    fault: 'If the bells knock your legs, hold them slightly away and slow down.',
  },
  'trap-bar-carry': {
    setUp: 'Stand in the middle of the trap bar, lift it like a deadlift and find your balance.',
    cues: ['Take smooth, even steps.', 'Keep the bar level front to back.'],
    fault: 'Do not hurry the turns: stop, shuffle round in small steps and walk on.',
  },
  'dumbbell-suitcase-carry': {
    setUp: 'Stand tall with one dumbbell at your side, the other hand empty.',
    cues: ['Walk without leaning to either side.', 'Make a fist with your free hand.'],
    fault: 'If the weight bends you sideways, take a lighter one and pull your ribs in.',
  },
  'kettlebell-suitcase-carry': {
    setUp: "Lift one kettlebell from beside your foot and hold it at arm's length.",
    cues: ['Walk in a straight line, shoulders level.', 'Keep the bell just off your thigh.'],
    fault: 'Do not hitch up the loaded shoulder: let that arm hang and stand even.',
  },
  'kettlebell-rack-carry': {
    setUp: 'Clean the bell to one shoulder and hold it there, fist under your chin, elbow in.',
    cues: ['Walk with your ribs stacked over your hips.', 'Keep your belly tight and breathe as you walk.'],
    fault: 'If the bell pulls your chest back, take shorter steps and press your elbow in.',
  },
  'turkish-get-up': {
    setUp: 'Lie beside the bell, roll to it, and press it up with both hands until one arm is locked.',
    cues: ['Go to elbow, hand, knee, feet, then back again.', 'Keep your eyes on the bell until you kneel.'],
    fault: 'Do not hurry: pause at each station, and learn it first with a shoe on your fist.',
  },
  'half-turkish-get-up': {
    setUp: 'Lie with the bell locked above one shoulder, the knee on that side bent.',
    cues: ['Roll to your elbow, then up to your hand.', 'Drive the foot of the bent leg into the floor.'],
    fault: 'Do not sit up straight: roll toward the free arm first and keep the wrist firm.',
  },
  'seated-lean-back': {
    setUp: 'Sit toward the front of a sturdy chair with your arms crossed, or hold on with one hand.',
    cues: ['Lean back a little with a long spine.', 'Come up again without a swing.'],
    fault: 'Do not drop into the backrest: go only as far as you can hold.',
  },
  'seated-twist': {
    setUp: 'Sit tall with your arms crossed on your chest, hands on your shoulders.',
    cues: ['Turn your ribs to one side and breathe out.', 'Pause, then turn back to the front slowly.'],
    fault: 'Do not lead with the elbows: they stay where your breastbone points.',
  },
  'seated-side-bend': {
    setUp: 'Sit tall with one hand on the seat for balance and the other arm by your side.',
    cues: ['Reach down along your side toward the floor.', 'Pull yourself up again with your waist.'],
    fault: 'Do not tip forward as you reach: slide down as if between two panes of glass.',
  },
  'seated-dumbbell-side-bend': {
    setUp: 'Sit tall, one dumbbell hanging at your side, the other hand on the seat or your hip.',
    cues: ['Bend to the side of the weight with control.', 'Straighten up until your shoulders are level.'],
    fault: 'Do not shrug the weight up: the arm hangs, and your waist does the lifting.',
  },
}
