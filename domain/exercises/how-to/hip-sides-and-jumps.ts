import type { HowTos } from './how-to.ts'

export const hipSidesAndJumps: HowTos = {
  'machine-hip-abduction': {
    setUp: 'Sit back in the machine with the pads on the outside of your knees.',
    cues: ['Push your knees apart and hold a moment.', 'Let them come together slowly.'],
    fault: 'Do not let the plates slam: take less weight and stop just before they touch.',
  },
  'cable-hip-abduction': {
    setUp: 'Stand side-on to a low cable with its strap on the ankle that is further away.',
    cues: ['Move your leg out to the side, toes ahead.', 'Stand tall on the inner leg.'],
    fault: 'If your trunk leans away from the leg, lighten the load and hold the frame.',
  },
  'band-lateral-walk': {
    setUp: 'Put a mini band above your knees, bend them slightly, feet at hip width.',
    cues: ['Step sideways and keep the band tight.', 'Move low, without bobbing up and down.'],
    fault: 'Do not drag the trailing foot: lift it and place it down with control.',
  },
  'band-clamshell': {
    setUp: 'Lie on your side, knees bent, a mini band just above them, feet together.',
    cues: ['Open your top knee against the band.', 'Close it slowly while your feet stay together.'],
    fault: 'If your pelvis rolls back, open the knee less and keep your hips stacked.',
  },
  'band-hip-abduction': {
    setUp: 'Put a mini band above your knees, stand tall and hold on to a wall or chair.',
    cues: ['Move your outer leg to the side, toes ahead.', 'Bring it back slowly against the band.'],
    fault: 'If your trunk leans away, move the leg less far.',
  },
  'seated-band-hip-abduction': {
    setUp: 'Sit tall near the front of a chair, a mini band above your knees, feet hip wide.',
    cues: ['Push your knees apart and hold for a breath.', 'Give way slowly, feet flat.'],
    fault: 'If your feet roll outward, open your knees less.',
  },
  'side-lying-hip-abduction': {
    setUp: 'Lie on your side, lower knee bent, top leg straight in line with your body.',
    cues: ['Lift the top leg, heel first.', 'Keep your toes pointing forward, not up.'],
    fault: 'If the leg drifts forward, press its heel slightly behind you.',
  },
  clamshell: {
    setUp: 'Lie on your side with knees bent, heels in line with your back, head on your arm.',
    cues: ['Keep your heels touching as the knee opens.', 'Pause with the knee at its highest.'],
    fault: 'Do not rock to get higher: put your top hand on your hip and keep it still.',
  },
  'fire-hydrant': {
    setUp: 'Kneel on all fours with your hands under your shoulders and your back flat.',
    cues: ['Lift one bent knee out to the side.', 'Push the floor away with both hands.'],
    fault: 'If you shift your weight to one side, lift the knee only as high as you stay level.',
  },
  'standing-hip-abduction': {
    setUp: 'Stand tall with one hand on a wall or chair and your weight on the near leg.',
    cues: ['Lift the free leg straight out to the side.', 'Lower it without putting weight on it.'],
    fault: 'Do not tip over to lift higher: a small lift with a tall body is right.',
  },
  'supported-single-leg-stand': {
    setUp: 'Stand beside a wall or counter, one hand on it, and lift the far foot a little.',
    cues: ['Grip the floor with your whole foot.', 'Loosen your hand finger by finger.'],
    fault: 'If you sway, take hold at once and put the foot down.',
  },
  'supported-tandem-stand': {
    setUp: 'Stand beside a wall or counter, heel of one foot right in front of the toes of the other.',
    cues: ['Share your weight between both feet.', 'Fix your eyes on one spot ahead.'],
    fault: 'If the line is too narrow, set the feet a little apart.',
  },
  'supported-feet-together-stand': {
    setUp: 'Stand beside a wall or counter, feet touching, one hand resting on it.',
    cues: ['Stand tall and let your breath flow.', 'Lift the hand a little once you are steady.'],
    fault: 'If you have to step, part your feet by the width of a hand.',
  },
  'supported-tandem-walk': {
    setUp: 'Stand along a wall or counter with one hand on it and clear floor ahead.',
    cues: ['Set each heel right before the other toes.', 'Look ahead and not at your feet.'],
    fault: 'If you hurry to keep from swaying, slow down and hold on more.',
  },
  'head-turn-single-leg-stand': {
    setUp: 'Stand on one leg beside a wall or counter, one hand just above it.',
    cues: ['Turn your head slowly from side to side.', 'Keep the standing knee soft.'],
    fault: 'If the room seems to move, stop turning and hold the counter.',
  },
  'machine-hip-adduction': {
    setUp: 'Sit back with the pads inside your knees, set to a width that feels easy.',
    cues: ['Squeeze your knees together.', 'Open slowly and stop at a mild stretch.'],
    fault: 'If it pulls sharply at the start, set the pads closer together.',
  },
  'cable-hip-adduction': {
    setUp: 'Stand side-on to a low cable, a wide step away, strap on the ankle nearest to it.',
    cues: ['Draw your leg in across the other one.', 'Let it drift back out under control.'],
    fault: 'Do not twist your hips to help: keep them square and the leg straight.',
  },
  'side-lying-hip-adduction': {
    setUp: 'Lie on your side, top foot on the floor in front of you, lower leg straight.',
    cues: ['Lift the lower leg with its inner thigh.', 'Hold for a breath at the top.'],
    fault: 'If you roll onto your back, lean your top hand on the floor in front of you.',
  },
  'box-jump': {
    setUp: "Stand an arm's length from a sturdy box that you can reach with ease.",
    cues: ['Swing your arms and jump up, not far.', 'Land softly with your whole feet on the box.'],
    fault: 'If you land in a deep crouch, the box is too high: lower it and step down.',
  },
  'jump-squat': {
    setUp: 'Stand at shoulder width with free space above your head.',
    cues: ['Dip to a half squat and jump as high as you can.', 'Land quietly with bent knees.'],
    fault: 'Do not rush from landing to jump: stand still, then take the next one.',
  },
  'broad-jump': {
    setUp: 'Stand with feet hip wide on a floor that grips, with room in front of you.',
    cues: ['Throw your arms and hips forward.', 'Stick the landing and hold it.'],
    fault: 'If you fall forward on landing, jump less far and bend your knees more.',
  },
  'jumping-lunge': {
    setUp: 'Start in a split stance, both knees bent, hands at your sides.',
    cues: ['Jump and switch your legs in the air.', 'Sink into each landing like a spring.'],
    fault: 'If your front knee caves in, jump lower and reset after every landing.',
  },
  'skater-jump': {
    setUp: 'Stand on one leg with the knee bent and your trunk leaning slightly forward.',
    cues: ['Push off sideways and land on the other foot.', 'Hold each landing until you are steady.'],
    fault: 'If you topple past the landing, jump less wide and sit into that hip.',
  },
  burpee: {
    setUp: 'Stand hip wide with a body length of free floor in front of you.',
    cues: ['Hands down, feet back, chest to the floor.', 'Snap your feet in and finish with a jump.'],
    fault: 'If your hips sag as your feet go back, step back one foot at a time.',
  },
}
