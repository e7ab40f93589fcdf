import type { HowTos } from './how-to.ts'

export const lunges: HowTos = {
  'barbell-reverse-lunge': {
    setUp: 'Take the bar across your upper back and stand hip wide with room behind you.',
    cues: ['Step back softly and drop your back knee.', 'Pull yourself up with the front leg.'],
    fault: 'Do not push off the back foot: keep your weight on the front heel.',
  },
  'barbell-walking-lunge': {
    setUp: 'Take the bar across your upper back and clear a path of ten steps ahead.',
    cues: ['Take long steps with feet hip wide apart.', 'Find your balance before the next step.'],
    fault: 'If you wobble as on a tightrope, step wider and bring your feet together each time.',
  },
  'barbell-split-squat': {
    setUp: 'With the bar on your upper back, take one long step and stay in that split stance.',
    cues: ['Lower straight down, not forward.', 'Keep the bar level over your hips.'],
    fault: 'If your trunk folds over, shorten the stance and take less weight.',
  },
  'barbell-bulgarian-split-squat': {
    setUp: 'With the bar on your upper back, set the top of your back foot on a bench behind you.',
    cues: ['Drop your back knee toward the floor.', 'Put nearly all your weight on the front leg.'],
    fault: 'If you cannot keep your balance, take less weight until the stance feels steady.',
  },
  'smith-machine-split-squat': {
    setUp: 'Stand under the bar with one foot ahead of it and one behind, bar on your upper back.',
    cues: ['Ride the rails straight down.', 'Push up through the front heel.'],
    fault: 'If your front heel lifts, move that foot further ahead of the bar.',
  },
  'smith-machine-reverse-lunge': {
    setUp: 'Stand under the bar with both feet a little ahead of it, bar on your upper back.',
    cues: ['Slide one foot back and sink onto the front leg.', 'Stand up before you change legs.'],
    fault: 'Do not arch your back to reach behind: take a shorter step.',
  },
  'dumbbell-walking-lunge': {
    setUp: 'Stand tall, path clear, with a dumbbell in each hand or one held at your chest.',
    cues: [
      'Lower until your back knee is just off the floor.',
      'Drive through the front heel into the next step.',
    ],
    fault: 'If your steps get short and rushed, pause with feet together after each one.',
  },
  'dumbbell-reverse-lunge': {
    setUp: 'Stand hip wide with dumbbells at your sides, or hold a single one at your chest.',
    cues: [
      'Step straight back and land on the ball of your foot.',
      'Press the floor away with your front foot.',
    ],
    fault: 'If the step back is too short, your front heel lifts: step further.',
  },
  'dumbbell-forward-lunge': {
    setUp: 'Stand with feet together, a dumbbell at each side or one hugged to your chest.',
    cues: ['Land heel first and sink straight down.', 'Push back off the front foot to stand.'],
    fault: 'Do not crash into the front knee: take a longer step and land quietly.',
  },
  'dumbbell-split-squat': {
    setUp: 'Take a long step, back heel up, with a dumbbell in each hand or one at your chest.',
    cues: ['Bend both knees and keep your feet in place.', 'Rise through the whole front foot.'],
    fault: 'Do not rock forward and back: move up and down like a lift.',
  },
  'dumbbell-bulgarian-split-squat': {
    setUp: 'Lay one foot on a bench behind you, dumbbells at your sides or one at your chest.',
    cues: ['Lean slightly forward over the front thigh.', 'Lower until your front thigh is about level.'],
    fault: 'If it strains your back foot or hip, use a lower bench or go less deep.',
  },
  'dumbbell-lateral-lunge': {
    setUp: 'Stand with feet together, one dumbbell at your chest or two hanging before your thighs.',
    cues: ['Step wide and sit back over that foot.', 'Keep the other leg straight, its foot flat.'],
    fault: 'If your bent knee falls inward, take a shorter step and point it over your toes.',
  },
  'dumbbell-curtsy-lunge': {
    setUp: 'Stand hip wide with your weight on one leg, one or two dumbbells held still.',
    cues: ['Step back and across behind the standing leg.', 'Keep both hip bones facing forward.'],
    fault: 'Do not twist your front knee: cross over less and keep it in line with your foot.',
  },
  'dumbbell-step-up': {
    setUp: 'Set one whole foot on a box up to knee height and hold one or two dumbbells.',
    cues: ['Stand up with the leg on the box.', 'Lower yourself slowly to the floor.'],
    fault: 'Do not spring off the lower foot: lift its toes first, or use a lower box.',
  },
  'kettlebell-reverse-lunge': {
    setUp: 'Stand tall and hold the kettlebell at your chest with both hands.',
    cues: ['Step back far enough to sink between your feet.', 'Keep the bell close and your trunk upright.'],
    fault: 'If you tip forward, slow the step and hold the bell nearer to your chin.',
  },
  'kettlebell-goblet-split-squat': {
    setUp: 'Hold the kettlebell by its horns at your chest and take a long split stance.',
    cues: ['Bring your back knee down under your hip.', 'Keep your front shin close to upright.'],
    fault: 'If your stance is too narrow you sway: set your feet on two tracks, hip wide.',
  },
  'landmine-reverse-lunge': {
    setUp: 'Face the landmine and hold the bar end at the shoulder over the leg that steps back.',
    cues: ['Step back and lean lightly into the bar.', 'Drive up through your planted foot.'],
    fault: 'Do not let the bar twist you: keep both shoulders facing the anchor.',
  },
  'cable-reverse-lunge': {
    setUp: 'Face a low cable, hold its handle at your chest and take one step back from it.',
    cues: ['Step away from the cable and sink down.', 'Resist the pull and keep your chest up.'],
    fault: 'If the cable tugs you forward, move closer or take a lighter plate.',
  },
  'band-split-squat': {
    setUp: 'Stand on the band with your front foot, hold its ends at your shoulders, one leg back.',
    cues: ['Push up hard as the band gets tighter.', 'Lower against the band, do not let it pull you.'],
    fault: 'If the band slips, stand on it with the middle of your foot.',
  },
  'band-reverse-lunge': {
    setUp: 'Put the middle of the band under the foot that stays and hold both ends at your shoulders.',
    cues: ['Step back while the front foot pins the band.', 'Stand up tall against the band each time.'],
    fault: 'Do not let the band fold you over: pull its ends up to your collarbones.',
  },
  'suspension-lunge': {
    setUp: 'Face away from the anchor with one foot in the straps behind you, knee high.',
    cues: ['Send the hanging foot back as you sink.', 'Keep the knee you stand on over your foot.'],
    fault: 'If you lose your balance, touch a wall or hold a stick beside you.',
  },
  'bodyweight-reverse-lunge': {
    setUp: 'Stand hip wide with your hands on your hips.',
    cues: ['Step back and lower your knee with control.', 'Return by squeezing the front glute.'],
    fault: 'If your front knee wavers, slow down and grip the floor with your toes.',
  },
  'bodyweight-walking-lunge': {
    setUp: 'Stand tall with your hands on your hips and free floor ahead of you.',
    cues: ['Step out and let both knees bend squarely.', 'Rise straight into the next step.'],
    fault: 'Do not lean over the front leg: keep your shoulders above your hips.',
  },
  'bodyweight-split-squat': {
    setUp: 'Stand in a long stride, front foot flat, back heel up, hands on your hips.',
    cues: ['Sink until your back knee almost touches.', 'Stay tall and look ahead.'],
    fault: 'If your front knee shoots past your toes, lengthen the stride.',
  },
  'hand-supported-split-squat': {
    setUp: 'Stand in a long step with one hand on a wall, a rail or a heavy chair.',
    cues: ['Go straight down only as deep as feels safe.', 'Rise from the heel of the front foot.'],
    fault: 'If you pull yourself up by the hand, make the dip smaller.',
  },
  'bodyweight-lateral-lunge': {
    setUp: 'Stand with feet together and your hands clasped at your chest.',
    cues: ['Step to the side and push your hips back.', 'Push off to bring your feet together again.'],
    fault: 'Do not let the stepping heel lift: sit back more and go less deep.',
  },
  'bodyweight-curtsy-lunge': {
    setUp: 'Stand hip wide with your hands together at your chest.',
    cues: ['Reach one leg back behind the other.', 'Rise on the front leg and open to hip width.'],
    fault: 'If your hips turn with the back leg, take a smaller step across.',
  },
  'bodyweight-bulgarian-split-squat': {
    setUp: 'Stand a long step in front of a chair or bench and rest the top of one foot on it.',
    cues: [
      'Lower your hips straight toward the floor.',
      'Leave the back leg loose and let the front one work.',
    ],
    fault: 'If your front heel comes up, stand further from it.',
  },
  'supported-step-up': {
    setUp: 'Stand before a low, firm step, one hand on a rail or a rack.',
    cues: [
      'Put your whole foot on the step and stand up.',
      'Keep that foot on the step as the other goes down.',
    ],
    fault: 'The hand pulls you up: hold on lightly, or take a lower step.',
  },
  'bodyweight-step-up': {
    setUp: 'Face a box or step up to knee height and place one whole foot on it.',
    cues: ['Lean in a little and rise on the top leg.', 'Take your time on the way down.'],
    fault: 'If you must jump to get up, choose a lower step.',
  },
  'cossack-squat': {
    setUp: 'Stand very wide with your arms forward and your weight in the middle.',
    cues: ['Sink over one foot with its heel down.', 'Let the toes of the straight leg point up.'],
    fault: 'If your heel lifts, hold on to something and sink only as far as it stays down.',
  },
  'supported-dumbbell-split-squat': {
    setUp: 'Take a long step forward, one hand on a wall or rail, a dumbbell in the other hand.',
    cues: ['Sink straight down between both feet.', 'Come up through the front foot, hand light.'],
    fault: 'If you sway, stand still and hold on before the next rep.',
  },
  'supported-dumbbell-step-up': {
    setUp: 'Stand before a low step, one hand on a wall or rail, a dumbbell in the other hand.',
    cues: ['Rise by the upper leg alone.', 'Step down slowly with the other foot.'],
    fault: 'If you push off with the lower foot, take a lower step or a lighter dumbbell.',
  },
}
