// Written by `npm run knowledge` from domain/training/profile/data. Change that.
import type { Gear } from '../../../reading/lexicon/gear.ts'
import type { GearRecord } from '../equipment/gear.ts'

export const GEAR: Readonly<Record<Gear, GearRecord>> = {
  'safety-bar': {"plain":"safety squat bar","says":"Use your safety squat bar where an exercise has a barbell on your back or in front of you.","eases":["shoulder","elbow","wrist"],"for":[{"names":["^Barbell"],"patterns":["squat","lunge"]},{"names":["Barbell Good Morning"]}]},
  'neutral-grip-bar': {"plain":"neutral-grip bar","says":"Use your neutral-grip bar for presses, rows and curls with a barbell wherever the straight bar feels worse.","eases":["elbow","wrist"],"for":[{"names":["Barbell|Bench Press"],"patterns":["horizontal-push","vertical-push","horizontal-pull","curl"]}]},
  'parallettes': {"plain":"parallettes","says":"Do your push-ups on the parallettes, so that your wrists stay straight.","eases":["wrist"],"for":[{"names":["Push-Up"]}]},
  'push-up-handles': {"plain":"push-up handles","says":"Do your push-ups on the handles, so that your wrists stay straight.","eases":["wrist"],"for":[{"names":["Push-Up"]}]},
  'sandbag': {"plain":"sandbag","says":"Several sandbags? Start with one that you can surely hold for all reps. Its rule says when to take the next heavier one."},
  'log': {"plain":"log","says":"If your log takes plates, load it so that all reps stay clean."},
}
