import { describe, expect, it } from '@jest/globals'
import { tier } from '../../dev/testkit/tiers/tier.ts'
import type { TrainingAnswers } from '../forms/program-request.ts'
import { whatFollows, whatIsPrinted } from '../../dev/testkit/examples/what-follows.ts'
import { TODAY } from '../../dev/testkit/today.ts'

// Other words of the kinds that issue 39 names, with what they mean in the form and in the printed program.

type Fact = string | RegExp
type Case = [said: string, answers: Partial<TrainingAnswers>, must: Fact[], mustNot: Fact[]]

const ANSWERS: TrainingAnswers = {
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'commercial',
  primaryGoal: 'Strength',
  experienceLevel: 'Intermediate',
  programmingStyle: 'No Preference',
  programmingSplit: 'No Preference',
}
const FIT = { primaryGoal: 'General Fitness' } as const
const MUSCLE = { primaryGoal: 'Muscle Building' } as const
const UPPER_LOWER = { trainingDays: 4, programmingSplit: 'Upper/Lower' } as const

const KINDS: Readonly<Record<string, Case[]>> = {
  'a limit to a day is no ban for eight weeks': [
    [
      "I help out at the kids' swim club on Monday nights and my shoulders are toast from lifting them out of the pool, so nothing overhead on Tuesdays please. Any other day I'm happy to press.",
      { ...UPPER_LOWER, ...MUSCLE },
      ['prints: vertical-push', /^says: .*Tuesday.*overhead/i],
      [/^leave-out: overhead/, 'spares: shoulder', 'sport: swimming', 'never: tue'],
    ],
    [
      "Sundays are our long hikes with the dogs, could be 12 miles with a pack. Keep the deadlifts and hamstring stuff away from Saturday. Mon, Wed, Fri I'm game for anything.",
      { trainingDays: 4, sessionLength: 75, programmingSplit: 'Full Body' },
      ['prints: hinge', 'sport: hiking sun', '75 min'],
      ['sat: hinge', 'sat: knee-flexion', 'leave-out: deadlifts', 'leave-out: leg curls', /^spares/],
    ],
  ],
  'the limit of one tool closes nothing else': [
    [
      "Heads up, the dumbbell rack at my place stops at the 50 pounders. Everything else you'd expect is there.",
      { ...MUSCLE, trainingDays: 4 },
      ['open: barbell-back-squat', 'open: leg-press', 'open: lat-pulldown', 'owns: dumbbells to 22.7 kg'],
      [/^leave-out/],
    ],
    [
      'My heaviest kettlebell is a 24, so swings get easy fast.',
      {
        sessionLength: 45,
        equipment: 'home',
        equipmentDetails: 'rack, Olympic bar, 150 kg of plates, flat bench, kettlebells 12, 16, 24 kg',
      },
      ['owns: kettlebell to 24 kg', 'prints: squat', 'prints: hinge', /^prints: barbell-(?:bench|overhead)/],
      [/^leave-out/, 'owns: barbell to 24 kg'],
    ],
  ],
  'what is fine if, closes no squats and hinges': [
    [
      "Left shoulder pops when I press overhead. Never hurts though, it's been doing that since high school.",
      UPPER_LOWER,
      ['prints: vertical-push', 'prints: horizontal-push'],
      [/^leave-out/, 'spares: shoulder', 'shoulder-instability', /^bring up/],
    ],
    [
      'Stress reaction in my shin about three years ago from basic training. Calf raises, step ups, squats, all OK these days, it only grumbles if I bounce or land hard.',
      FIT,
      ['open: squat', 'open: calf', 'open: dumbbell-step-up', /^(?:leave-out|asks): .*jump/i],
      ['leave-out: squats', 'leave-out: calf raises', /fracture/, 'prints: jump'],
    ],
    [
      "Tweaked a hip flexor last spring. Squatting is grand so long as I warm up properly and don't go daft with the depth, and I'd be gutted to lose it.",
      { sessionLength: 75, experienceLevel: 'Late-Intermediate', programmingSplit: 'Full Body' },
      ['prints: squat', 'open: barbell-deadlift', /^(?:says|asks): .*(?:warm|depth|hip)/i],
      ['leave-out: squats', /^leave-out: (?:deadlifts|hinges)/],
    ],
  ],
  'a weakness asks for work': [
    [
      "I fold forward at the top of front squats, coach reckons my rhomboids and mid traps just can't hold the position.",
      { trainingDays: 4, sessionLength: 75, experienceLevel: 'Late-Intermediate' },
      [/^prints: (?:horizontal-pull|rear-delt)$/, 'open: barbell-front-squat'],
      [/^leave-out/, /^spares/],
    ],
    [
      'Au développé militaire je me cambre comme un arc, le kiné dit que ma sangle abdominale est trop faible.',
      { sessionLength: 45 },
      ['prints: trunk-stability', 'open: vertical-push'],
      [/^leave-out/, /^spares/, 'disc'],
    ],
  ],
  'what a person owns counts': [
    [
      'Rings on a beam in the garage and a dip station in the yard. 15 strict chins, 25 dips, archer push-ups for sets of 6. Elbows get grumpy if I slam the lockout.',
      { trainingDays: 4, equipment: 'bodyweight', experienceLevel: 'Advanced' },
      ['owns: suspension', 'owns: dip-bars', 'prints: vertical-pull', /^prints: .*dip/, 'asks: joint-elbow'],
      [/^prints: (?:wall|incline|knee|kneeling)-push-up/, 'spares: elbow'],
    ],
    [
      'No voy al gimnasio, pero en casa hay unas TRX y dos pesas rusas de 20 kg. Hago 45 flexiones seguidas y pistols de 8 por pierna. El cuello se me carga si hago el pino mucho rato.',
      { ...MUSCLE, trainingDays: 4, sessionLength: 45, equipment: 'bodyweight' },
      ['owns: suspension', 'owns: kettlebell to 20 kg', 'use: your kettlebells'],
      [/^prints: (?:wall|knee|kneeling)-push-up/, /^prints: .*handstand/],
    ],
  ],
  'wants to get better at it': [
    [
      "Overhead press has been garbage forever. 95 lbs for 5 and it just won't budge.",
      { trainingDays: 4 },
      ['prints: vertical-push', 'bring up: overhead-press', 'told: Overhead press 95 lb × 5'],
      [/^leave-out/, /^spares/],
    ],
    [
      "I'm hopeless at pull-ups. Three on a good day, and I'd love to hit ten by summer.",
      { ...FIT, experienceLevel: 'Novice' },
      ['told: Pull-up 3 reps', 'told: Goal: 10 pull-ups', 'bring up: pull-up', /^prints: .*pull-up/],
      [/^leave-out/, 'told: Pull-up 10 reps'],
    ],
    [
      'My squat is an embarrassment, been sat at 80 kg for five since Christmas while everything else goes up.',
      {},
      ['prints: squat', 'bring up: squat', 'told: Squat 80 kg × 5'],
      [/^leave-out/, /^spares/, /^told: Body weight/],
    ],
  ],
  'a ban by a doctor covers the movement': [
    [
      'Surgeon says no military press for the next three months, rotator cuff got cleaned up in the fall.',
      UPPER_LOWER,
      ['rotator-cuff', 'prints: horizontal-pull'],
      ['open: vertical-push', 'prints: landmine-press'],
    ],
    [
      "There's a small umbilical hernia and my doc has ruled out sit-ups, the rest is OK with him.",
      FIT,
      ['hernia', 'prints: trunk-stability', 'open: squat', 'open: hinge'],
      ['open: trunk-flexion'],
    ],
    [
      'Der Orthopäde hat mir Ausfallschritte verboten, der Meniskus ist angerissen. Kniebeugen bis 90 Grad hat er erlaubt.',
      {},
      ['meniscus', 'spares: knee', 'open: squat'],
      ['open: lunge', 'leave-out: squats', /^told: Squat/, '90 min'],
    ],
  ],
  'the upper back spares no lower back': [
    [
      'PT calls it scapular dyskinesis, right side. He wants more serratus and lower trap work out of me.',
      { trainingDays: 4 },
      ['winged-scapula', /^prints: (?:rear-delt|.*face-pull|.*y-raise)/, 'prints: squat', 'prints: hinge'],
      ['spares: lower-back', 'spares: hip'],
    ],
    [
      "I've got a strained rhomboid, it burns between the blades after a day at the desk. Low back and legs have always been solid.",
      {},
      [/^(?:careful|asks): .*(?:upper back|neck)/i, 'prints: squat', 'prints: hinge'],
      ['spares: lower-back', /^leave-out/],
    ],
    [
      'Mein linkes Schulterblatt steht ab wie ein Flügel, laut Neurologe ist der Nerv zum Serratus angeschlagen.',
      MUSCLE,
      ['winged-scapula', 'prints: squat', 'prints: hinge'],
      ['spares: lower-back', /^leave-out/, 'open: barbell-overhead-press'],
    ],
  ],
  'a manner of speaking': [
    [
      "Let me get this off my chest: I haven't touched a weight in ten years and I'm sick of it.",
      { ...FIT, experienceLevel: 'Beginner' },
      ['prints: squat'],
      [/^bring up/, /^leave-out/, /^careful/, /^clear/],
    ],
    [
      'Boss has been breathing down my neck all year. No more excuses, time to put my back into it.',
      { ...FIT, sessionLength: 45, experienceLevel: 'Novice' },
      [/^unread/],
      [/^bring up/, /^leave-out/, /^careful/, /^clear/, /^spares/],
    ],
    [
      'El gimnasio me cuesta un riñón y voy de culo con el curro, así que quiero aprovecharlo bien.',
      { ...FIT, experienceLevel: 'Novice' },
      ['60 min'],
      [/^bring up/, /^leave-out/, /^careful/, /^clear/, /^sport/],
    ],
  ],
  'a word of training is no sport': [
    [
      'Ran nSuns for half a year, then Smolov Jr., now running low on ideas.',
      { trainingDays: 4, sessionLength: 75, experienceLevel: 'Late-Intermediate' },
      [/^unread/],
      [/^sport/],
    ],
    [
      "I keep jumping from template to template and I'm swimming in spreadsheets. Just give me one thing to stick to.",
      {},
      [/^unread/],
      [/^sport/, /^prefer/, /^leave-out/],
    ],
    [
      'Bin gerade am Ende des dritten Zyklus von Juggernaut und hab eine Woche locker gemacht.',
      { trainingDays: 4, experienceLevel: 'Late-Intermediate' },
      [/^unread/],
      [/^sport/, 'asks: only-all'],
    ],
  ],
  'a sport of the past': [
    ['Rowed crew all through college, gave it up when the twins came.', {}, ['60 min'], [/^sport/]],
    [
      "I was a competitive gymnast until 17, now I'm 35 and drive a desk.",
      { ...FIT, experienceLevel: 'Novice' },
      ['told: Age 35'],
      [/^sport/, 'age: 16-17'],
    ],
    [
      'Früher Handball in der Landesliga, seit dem Umzug spiele ich nicht mehr.',
      {},
      ['60 min'],
      [/^sport/, /^spares/],
    ],
  ],
  'the time of something else': [
    [
      'I walk the dog for 20 min every morning and do a 15 minute mobility flow before bed.',
      { sessionLength: 75 },
      ['75 min'],
      [/^told: .*minutes/],
    ],
    [
      "5k is 24 minutes flat, 2k on the erg in 7:45, plank 90 seconds. Cardio's not the issue, strength is.",
      { trainingDays: 4 },
      ['60 min'],
      [/^told: .*minutes/, /^leave-out/],
    ],
    [
      'Martes y jueves tengo fisioterapia de 45 minutos para el hombro, y al gimnasio tardo 25 en llegar.',
      { sessionLength: 90 },
      ['90 min', 'spares: shoulder'],
      [/^told: .*minutes/],
    ],
  ],
  'a word that looks like a unit': [
    [
      "Passed 3 kidney stones last summer, all clear since. I'm 192 lb.",
      {},
      ['told: Body weight 192 lb', /^unread: .*kidney stones/],
      ['kidney-disease'],
    ],
    [
      'Je suis en L3 de droit, 62 kg, je tiens 12 pompes et 40 s de gainage.',
      { ...FIT, sessionLength: 45, experienceLevel: 'Beginner' },
      ['told: Body weight 62 kg', 'told: 12 push-ups', '45 min'],
      ['disc', /^spares/, /^unread/],
    ],
  ],
  'a worn joint': [
    [
      "Hips are shot. The left one is bone on bone and I'm on the waiting list for a new one.",
      { ...FIT, trainingDays: 2, sessionLength: 45, experienceLevel: 'Novice' },
      ['osteoarthritis', 'spares: hip'],
      ['open: barbell-back-squat', 'open: jump', /^bring up/, 'joint-replacement'],
    ],
    [
      "They scoped my right shoulder and told me there's hardly any cushion left in there, it's down to the metal so to speak.",
      {},
      ['osteoarthritis', 'spares: shoulder'],
      ['open: barbell-overhead-press', 'open: parallel-bar-dip', 'joint-replacement'],
    ],
    [
      'Im linken Sprunggelenk ist nichts mehr zu retten, irgendwann wird es versteift, sagt der Chirurg.',
      { ...FIT, experienceLevel: 'Novice' },
      ['spares: ankle'],
      ['open: jump', 'surgery', 'spinal-fusion'],
    ],
  ],
  'for somebody else': [
    [
      "Getting this for my mother-in-law. She's 68, thin bones in the spine according to her scan, never lifted. I'm 34 and bench 225 so I'm no help at explaining it.",
      {
        ...FIT,
        trainingDays: 2,
        sessionLength: 30,
        experienceLevel: 'Beginner',
        equipment: 'home',
        equipmentDetails: 'a pair of 5 lb and a pair of 8 lb dumbbells, one long band',
      },
      ['female', 'told: Age 68', 'osteoporosis', 'owns: dumbbells to 3.6 kg'],
      ['has lifts', 'open: trunk-flexion', 'open: trunk-rotation'],
    ],
    [
      "It's for our lass, she's 13, plays netball Tuesdays and Thursdays and has lifted with me since last summer. Squats 40 kg for 5 with lovely form.",
      {
        trainingDays: 2,
        sessionLength: 45,
        equipment: 'home',
        equipmentDetails: 'squat stands, 20 kg bar, 100 kg of plates, flat bench',
      },
      [
        'under-16',
        'female',
        'told: Squat 40 kg × 5',
        /^sport: \S+ tue/,
        /^sport: \S+ thu/,
        /^prints: barbell/,
      ],
      ['clear: under-16', /^says: .*parent/],
    ],
  ],
  'a limb out of use': [
    [
      "Broke my collarbone, left arm is in a sling for five more weeks. Everything else works and I'm going nuts doing nothing.",
      {},
      ['one-arm', 'prints: squat', /^says: .*working arm/],
      [/^prints: barbell/, 'prints: lat-pulldown', 'open: barbell-bench-press', 'open: barbell-deadlift'],
    ],
    [
      "Lost three fingers of my right hand in a press brake years ago. Can't close it round a bar and straps slide off.",
      MUSCLE,
      ['one-arm', /^says: .*working arm/],
      [/^prints: barbell/, 'open: pull-up', 'prints: barbell-bench-press'],
    ],
  ],
  'a heavy body': [
    [
      "I'm 380ish at 5'9. Haven't been in a gym since school and chairs creak when I sit down.",
      { ...FIT, sessionLength: 30, experienceLevel: 'Beginner' },
      ['told: Body weight 380 lb', 'high-body-weight'],
      ['open: hanging-knee-raise', 'open: negative-pull-up', 'open: jump', /^told: .*kg/],
    ],
    [
      'BMI is 46, and getting up off the ground takes a chair and about five minutes, so please spare me that.',
      { ...FIT, sessionLength: 45, experienceLevel: 'Beginner' },
      ['high-body-weight', '45 min'],
      ['open: hanging-knee-raise', 'open: negative-pull-up', 'open: jump', 'open: plank', 'open: dead-bug'],
    ],
    [
      "Bit of a unit, me. They want me ten stone lighter before they'll do the operation on my knee.",
      { ...FIT, sessionLength: 45, experienceLevel: 'Beginner' },
      ['high-body-weight', 'spares: knee'],
      [/^told: Body weight/, 'surgery', 'open: hanging-knee-raise', 'open: negative-pull-up', 'open: jump'],
    ],
  ],
  'a joint that came out': [
    [
      'Kneecap slides off to the side every few months, last time just turning on the stairs.',
      { ...FIT, experienceLevel: 'Novice' },
      ['spares: knee', 'open: squat'],
      ['shoulder-instability', 'open: barbell-back-squat'],
    ],
    [
      "Elbow went clean out of the socket in a wipeout two summers ago and I've never trusted it fully.",
      { trainingDays: 4 },
      [/^(?:spares: elbow|asks: joint-elbow)$/, 'prints: horizontal-push'],
      ['shoulder-instability', /^sport/],
    ],
    [
      "Je me suis déboîté l'épaule droite trois fois, la dernière en enfilant un manteau.",
      {},
      ['shoulder-instability', 'spares: shoulder', 'prints: squat'],
      ['open: parallel-bar-dip'],
    ],
  ],
  'a torn muscle': [
    [
      'Hammy came off the bone sprinting, surgically fixed eighteen months ago. Feels fine but stiff-leg stuff makes me nervous.',
      {},
      ['muscle-tear', 'prints: squat', 'open: hinge'],
      [/^prints: .*stiff-leg/, /^sport/],
    ],
    [
      'Rotura de fibras en el gemelo izquierdo hace dos meses jugando a pádel, todavía lo noto al subir de puntillas.',
      FIT,
      ['muscle-tear', 'open: squat'],
      ['open: jump', 'achilles', 'spares: knee', 'prints: calf'],
    ],
  ],
  'the weeks after an operation': [
    [
      'Nine days out from having my gallbladder taken out, keyhole. Told nothing over 10 lb for four weeks then build back up.',
      { sessionLength: 45 },
      ['surgery week 1', /^says: .*10 lb/, /^says: In weeks 1 to 4 start with 40 percent/],
      ['has lifts'],
    ],
    [
      'Rechts wurde vor acht Tagen der Karpaltunnel operiert, nächste Woche kommen die Fäden raus. Links ist alles gut.',
      {},
      ['surgery week 1', 'prints: squat', /^prints: .*hinge|^prints: hip-extension/],
      [
        /^prints: barbell/,
        /^prints: dumbbell-bent-over-row|^prints: seated-cable-row/,
        'prints: lat-pulldown',
      ],
    ],
  ],
  'a doctor who told them to lift': [
    [
      "My rheumatologist wants me on weights, says it's about the best thing I can do for my RA.",
      { ...FIT, sessionLength: 45, experienceLevel: 'Novice' },
      ['rheumatoid-arthritis'],
      [/^clear: /],
    ],
    [
      "Heart guy signed me off after the bypass in 2022 and said go lift, just don't hold your breath.",
      { experienceLevel: 'Novice' },
      ['heart-disease', 'cleared: heart-disease', /^says: Breathe out/],
      [/^clear: /],
    ],
    [
      'My GP has more or less prescribed the gym for my blood pressure, three times a week she said.',
      { ...FIT, sessionLength: 45, experienceLevel: 'Beginner' },
      ['high-blood-pressure', 'cleared: high-blood-pressure'],
      [/^clear: /, 'female'],
    ],
  ],
  'a weight without a unit': [
    [
      "6'1, 205. Press 135x5, bench 235x3, squat 305x5, pulled 405 for a single. Want everything to go up.",
      { trainingDays: 4, experienceLevel: 'Late-Intermediate' },
      [
        'told: Body weight 205 lb',
        'told: Overhead press 135 lb × 5',
        'told: Bench press 235 lb × 3',
        'told: Squat 305 lb × 5',
        'told: Deadlift 405 lb',
      ],
      [/^told: .* kg/],
    ],
    [
      '1,74 m, 71, Kniebeuge 112,5x5, Bank 80x5, Kreuzheben 140x3.',
      {},
      ['told: Squat 112.5 kg × 5', 'told: Bench press 80 kg × 5', 'told: Deadlift 140 kg × 3'],
      [/^told: .* lb/, /^told: Age/],
    ],
    [
      'Bench 95x5, squat 140x5, deadlift 185x3. Hoping to add a bit to each.',
      {},
      ['asks: bench-press'],
      ['has lifts'],
    ],
  ],
  'a wide exclusion is asked back': [
    [
      'Honestly I could live without leg day.',
      { ...MUSCLE, trainingDays: 4 },
      ['asks: all-leg-work', 'prints: squat'],
      ['leave-out: leg work'],
    ],
    [
      'I only really get on with the kettlebells, the rest of the kit I tend to walk past.',
      { ...FIT, sessionLength: 45 },
      ['asks: only-all', 'open: barbell-back-squat', /^prints: .*kettlebell/],
      [/^leave-out/],
    ],
    [
      'No squats. Not back, not front, not goblet, not Smith, none of them.',
      {},
      ['leave-out: squats', 'open: hinge', 'open: leg-press'],
      ['asks: all-squat', /^prints: .+(?<!split)-squat$/],
    ],
  ],
  'what nothing rests on': [
    [
      'Does creatine make your hair fall out? Also my cat had kittens last night lol.',
      {},
      ['unread: Does creatine make your hair fall out?', 'unread: Also my cat had kittens last night lol.'],
      [/^leave-out/, /^careful/, /^clear/],
    ],
    [
      'No burpees please. Any chance of a student discount, and does the PDF open on an old Kindle? My roommate swears by ice baths on Sundays.',
      { ...FIT, sessionLength: 45, experienceLevel: 'Novice' },
      ['leave-out: burpees', /^unread: .*Kindle/, /^unread: .*ice baths/],
      ['never: sun'],
    ],
    [
      "Merci d'avance, j'adore votre site ! Il pleut depuis trois semaines en Bretagne et je m'ennuie. Que pensez-vous du jeûne intermittent ?",
      { ...FIT, experienceLevel: 'Novice' },
      [/^unread: Il pleut/, /^unread: Que pensez-vous/],
      [/^careful/, /^clear/, / weeks?$/],
    ],
  ],
  'sleep and food': [
    [
      'Night shift ICU nurse with a toddler at home, four or five broken hours is a good day.',
      { ...MUSCLE, sessionLength: 45 },
      ['sleepsLittle', '45 min'],
      ['under-16'],
    ],
    [
      "On Wegovy since August, down 31 lb and basically never hungry. I don't want the muscle to go with it.",
      { ...MUSCLE, experienceLevel: 'Novice' },
      ['losesWeight'],
      [/^told/],
    ],
    [
      "I'm up three or four times a night with my dad, he's got dementia, so I'm knackered most mornings.",
      { sessionLength: 45 },
      ['sleepsLittle'],
      ['male', /^careful/, /^clear/],
    ],
  ],
  'what contradicts nobody': [
    [
      "There's a bench-only competition at the end of week 8, raw. That's what all this is for.",
      { trainingDays: 4, sessionLength: 75, experienceLevel: 'Late-Intermediate' },
      ['meet in 8 weeks', 'prints: barbell-bench-press'],
      [],
    ],
    [
      "10k trail race on the Saturday of week 4, it's my main thing this spring. After that I'm free.",
      {},
      ['other in 4 weeks', '60 min'],
      [],
    ],
    [
      'Ich kann nur dienstags und donnerstags, und genau da ist abends auch Judo. Sonst geht leider gar nichts.',
      { trainingDays: 2 },
      [
        'only: tue',
        'only: thu',
        'sport: martial-arts tue',
        'sport: martial-arts thu',
        'lifts: tue',
        'lifts: thu',
      ],
      [/^no legs/],
    ],
  ],
}

const has = (facts: readonly string[], fact: Fact): boolean =>
  facts.some((each) => (typeof fact === 'string' ? each === fact : fact.test(each)))

/** A whole program is written for each: a quick run tries one case of every third kind. */
const isQuick = tier === 'quick'
const some = <Case>(cases: readonly Case[]) => (isQuick ? cases.slice(0, 1) : cases)

describe.each(Object.entries(KINDS).filter((_, at) => !isQuick || at % 3 === 0))('%s', (_, cases) => {
  it.each(some(cases))('%s', (said, more, must, mustNot) => {
    const answers = { ...ANSWERS, ...more, exercisesToAvoid: said }
    const facts = [...whatFollows(answers, TODAY), ...whatIsPrinted(answers, TODAY)]
    expect(must.filter((fact) => !has(facts, fact))).toEqual([])
    expect(mustNot.filter((fact) => has(facts, fact))).toEqual([])
  })
})
