import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../forms/program-request.ts'
import { whatFollows } from '../../dev/testkit/examples/what-follows.ts'
import { TODAY } from '../../dev/testkit/today.ts'

// What people mean who write freely: the examples of issue 39, and others of each kind. A fact is what the form
// shows and what a program may hold.

const ANSWERS: TrainingAnswers = {
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'commercial',
  primaryGoal: 'General Fitness',
  experienceLevel: 'Intermediate',
  programmingStyle: 'RIR',
  programmingSplit: 'No Preference',
}

const factsOf = (said: string, more: Partial<TrainingAnswers> = {}): ReadonlySet<string> =>
  new Set(whatFollows({ ...ANSWERS, ...more, exercisesToAvoid: said }, TODAY))

type Case = [said: string, must: string[], mustNot: string[], more?: Partial<TrainingAnswers>]

const KINDS: Readonly<Record<string, Case[]>> = {
  'what a joint does not like hurts it': [
    ["My elbow doesn't like skull crushers", ['leave-out: skull crushers'], ['prefer: skull crushers']],
    ["she doesn't like burpees", ['leave-out: burpees'], ['prefer: burpees']],
    ["my shoulders aren't fans of dips", ['leave-out: dips'], ['prefer: dips']],
    ["I don't like running but I like squats", ['prefer: squats'], []],
    ['my knees hate stairs', ['spares: knee'], []],
  ],
  'a record of long ago is no record': [
    ['Back then I was at bench 275, squat 365.', [], ['told: Bench press 275 lb', 'told: Squat 365 lb']],
    ['bench was 120 kg at my best', [], ['told: Bench press 120 kg']],
    ['I was at bench 120 kg, squat 160 kg two years ago', [], ['told: Squat 160 kg']],
    ['I used to bench 140 kg, now 100 kg x 5', ['told: Bench press 100 kg × 5'], []],
    ['Squat 140 kg x 5 but a knee op ten years ago', ['told: Squat 140 kg × 5'], []],
  ],
  'a sentence rules out without a ban': [
    [
      'Frozen shoulder, the arm goes to about chest height',
      ['leave-out: overhead work', 'spares: shoulder'],
      [],
    ],
    ['He goes dizzy if he gets up off the floor too quickly', ['leave-out: floor work'], []],
    ['Popped my right shoulder out twice this season', ['shoulder-instability'], []],
    ['no bar over my face', ['leave-out: barbell bench presses'], []],
    ['no front rack', ['leave-out: front squats'], []],
    ['No weight on a bent back wrist, says the surgeon', [], ['leave-out: leg work', 'spares: lower-back']],
    ['no weight on my left leg', ['leave-out: leg work'], []],
    ['TFCC tear in the right wrist', ['spares: wrist'], ['spares: knee']],
    ['tore my ACL', ['spares: knee'], []],
  ],
  'only is of the lift that it follows': [
    ['deadlifts only with the trap bar', [], ['leave-out: dumbbells']],
    ['deadlift doe ik alleen met de trapbar', [], ['leave-out: dumbbells']],
    ['everything seated or standing please', [], ['leave-out: standing exercises']],
    ['no dumbbells overhead', ['leave-out: overhead work'], ['leave-out: dumbbells']],
  ],
  'a contraction or a figure of speech is no illness': [
    ["he'd like machines", [], ['hypermobility']],
    ['I have hEDS', ['hypermobility'], []],
    ['getting down on the floor is a whole operation', [], ['surgery']],
    ['I had an operation on my knee', ['surgery'], []],
    ["something for the golf swing, he'd like that", [], ['prefer: kettlebell swings']],
  ],
  'what is for show is meant otherwise': [
    ['My physio told me to lift heavy things, not pink dumbbells', [], ['leave-out: dumbbells']],
    [
      'Bending under load, like sit-ups or crunches, she’d rather I skip',
      ['leave-out: sit-ups', 'leave-out: crunches'],
      ['prefer: crunches'],
    ],
    ['I love machines, like the leg press', ['prefer: leg presses'], []],
    ['my knees sound like gravel', [], ['prefer: squats', 'spares: knee']],
    ['los curls con agarre prono me matan', ['leave-out: curls'], ['leave-out: lying face down']],
    ['the pain comes when the arm is up and back', [], ['spares: lower-back']],
    ['please keep my legs strong', [], ['bring up: legs']],
    ['make my legs stronger', ['bring up: legs'], []],
  ],
  'a joint that hurts outside the gym is spared until the buyer says more': [
    ['Left knee gets sore when running.', ['spares: knee', 'asks: joint-knee'], []],
    ['My lower back hurts when I sit too long', ['spares: lower-back', 'asks: joint-lower-back'], []],
    ['My ankle gives me grief when I run', ['spares: ankle', 'asks: joint-ankle'], []],
  ],
  'only holds for all that it names': [
    [
      'no machines, barbell and dumbbells only',
      ['leave-out: everything but barbells and dumbbells'],
      ['leave-out: barbells'],
    ],
    ['pas de soulevé de terre svp, j’ai eu une hernie discale en 2015', ['leave-out: deadlifts'], []],
    ['my core feels like jelly', ['bring up: abs'], []],
  ],
  'a cast is heard wherever it ends': [
    ['broke my wrist, cast up to just below the elbow for another 5 weeks', ['one-arm'], []],
    ['my hand is fractured and in plaster for three more weeks', ['one-arm'], []],
    ['I must not lean or pull on the left hand', ['one-arm'], []],
    ['cast iron plates, and my wrist is fine', [], ['one-arm']],
    ['I can’t press with the left shoulder', [], ['one-arm']],
    ['never lift with the right foot forward', [], ['one-arm']],
  ],
  'a tear is heard in other words': [
    ['I have teared my hamstring 4 weeks before', ['muscle-tear', 'leave-out: leg curls'], []],
    ['calf, grade 2, five weeks ago', ['muscle-tear'], []],
    ['grade 2 ankle sprain', ['spares: ankle'], ['muscle-tear']],
  ],
  'what nobody has done is over': [
    ['the surgeon said no op for now', [], ['surgery']],
    ['my surgeon says I do not need surgery', [], ['surgery']],
    ['my surgeon says no deadlifts', ['leave-out: deadlifts'], []],
    ['Me operaron de la rodilla en 2017', [], ['surgery', 'spares: knee']],
    ['opéré du genou en 2016', [], ['surgery', 'spares: knee']],
    ['Broke my collarbone in 2019, the plate is still in', [], ['fracture']],
    ['Broke my ankle in 2019, it still hurts', ['spares: ankle'], []],
  ],
  'what goes without trouble stays': [
    ['I bench and press overhead with zero issues', ['open: vertical-push'], ['leave-out: overhead presses']],
    ['hago sentadillas sin ningún problema', ['open: squat'], ['leave-out: squats']],
    ['Kniebeugen ganz ohne Probleme', ['open: squat'], ['leave-out: squats']],
    ['I don’t own a SSB', ['open: barbell-back-squat'], ['leave-out: barbells']],
  ],
  'facts of the giver in any language are not of the trainee': [
    [
      'È un regalo per la mia ragazza, ha 27 anni. Io ho l’ernia lombare ma lei sta benissimo.',
      ['female', 'age: 18-49'],
      ['disc', 'spares: lower-back'],
    ],
    ['This is for my dad. I’m the one who deadlifts 200kg lol he has never touched a bar', [], ['has lifts']],
  ],
  'a wish to be lighter has its number': [
    ['I weigh 402 and need to lose at least 170', ['high-body-weight'], []],
    ['lose 120 g of sugar a day', [], ['high-body-weight']],
  ],
  'a joint that came out, and a tear, are heard in other languages': [
    ['Meu ombro direito já saiu do lugar 3 vezes', ['shoulder-instability'], []],
    ['se me ha salido el hombro del sitio dos veces', ['shoulder-instability'], []],
    ['mon épaule est sortie de son articulation', ['shoulder-instability'], []],
    ['mijn schouder is uit de kom geschoten', ['shoulder-instability'], []],
    ['mi hombro está bien, salgo a correr a un lugar bonito', [], ['shoulder-instability']],
    ['een half jaar geleden mijn borstspier gescheurd', ['pec-tear'], []],
    ['Brustmuskel vor 5 Wochen angerissen', ['pec-tear'], []],
    ['me desgarré el gemelo hace 3 semanas', ['muscle-tear', 'leave-out: calf raises'], []],
  ],
  'what a professional has not cleared stays out': [
    ['Surgeon hasn’t cleared me for leg stuff yet', ['leave-out: leg work'], []],
    ['my doctor hasn’t cleared me for deadlifts', ['leave-out: deadlifts'], []],
    ['my doctor cleared me for deadlifts', ['open: barbell-deadlift'], ['leave-out: deadlifts']],
  ],
  'who trains beside somebody is not they': [
    [
      'C’est un cadeau pour ma femme : 34 ans. Moi j’ai une hernie discale donc je ferai pas le programme avec elle.',
      ['female'],
      ['disc', 'spares: lower-back'],
    ],
    ['im a big dude, 412 lbs at 6 foot', ['high-body-weight'], ['sport: football']],
  ],
  'a bar ends where its plates do': [
    ['Barbell only goes up to 70kg bc thats all the plates i own', ['owns: barbell to 70 kg'], []],
    ['Langhantel nur bis 70 kg', ['owns: barbell to 70 kg'], []],
    ['I can squat with a barbell up to 100 kg', [], ['owns: barbell to 100 kg']],
    ['no barbell, dumbbells up to 30 kg', ['owns: dumbbells to 30 kg'], ['owns: barbell to 30 kg']],
    ['elbows pop like crazy when i do pushdowns', ['spares: elbow'], ['prefer: pushdowns']],
  ],
  'days in brackets are days': [
    ['sunday is one of my gym days (sun tue thu)', ['only: sun', 'only: tue', 'only: thu'], []],
  ],
  'a ban for a day is no ban': [
    [
      'I play 5-a-side soccer wednesday evenings so no heavy legs the day after pls',
      ['open: squat', 'no legs: thu', 'sport: football'],
      ['leave-out: leg work', 'asks: all-leg-work'],
    ],
    ['no heavy legs on thursdays', ['open: squat', 'no legs: thu'], ['leave-out: leg work']],
    ['No leg day before matches please', ['open: squat', 'asks: all-leg-work'], ['leave-out: leg work']],
    ['no legs the day after please', ['open: squat', 'asks: all-leg-work'], ['leave-out: leg work']],
    [
      'Sundays are our long hikes with the dogs, could be 12 miles with a pack. Keep the deadlifts and hamstring stuff away from Saturday.',
      ['open: hinge', 'sport: hiking'],
      ['leave-out: deadlifts', '15 min'],
    ],
  ],
  'a limit of weight closes nothing': [
    [
      'My gym is women-only: machines, smith, cables, dumbbells only up to 25 kg, a trap bar, no squat rack.',
      ['open: machine-chest-press', 'open: trap-bar-deadlift'],
      ['open: barbell-back-squat'],
    ],
    [
      'The dumbbell rack at my place stops at the 50 pounders. Everything else you would expect is there.',
      ['open: barbell-back-squat', 'open: leg-press'],
      [],
    ],
    ['no heavy squats', ['open: squat', 'asks: all-squat'], ['leave-out: squats']],
  ],
  'a complaint that is fine otherwise closes nothing': [
    [
      'lower back gets angry when i round but ok if braced',
      ['open: hinge', 'open: barbell-back-squat', 'asks: joint-lower-back'],
      ['spares: lower-back'],
    ],
    [
      'Disc herniation two years ago. Light RDL is fine.',
      ['disc', 'open: barbell-back-squat', 'light: barbell-romanian-deadlift'],
      ['spares: lower-back', 'open: crunch'],
    ],
    [
      'Bandscheibenvorfall L5/S1 vor 2 Jahren, inzwischen beschwerdefrei, der Arzt hat Krafttraining freigegeben, aber kein Kreuzheben vom Boden und keine Good Mornings. Leichtes rumänisches Kreuzheben geht.',
      [
        'open: barbell-back-squat',
        'open: barbell-romanian-deadlift',
        'light: barbell-romanian-deadlift',
        'leave-out: good mornings',
      ],
      ['spares: lower-back', 'open: barbell-deadlift'],
    ],
    ['knee clicks but no pain', ['open: barbell-back-squat'], ['spares: knee']],
    [
      'Wrists get cranky in deep extension: parallettes or fists for anything on the floor. I have gymnastic rings, a pull-up bar, parallettes',
      ['open: push-up', 'open: pull-up', 'use: suspension straps', 'asks: joint-wrist'],
      ['spares: wrist'],
      { equipment: 'bodyweight', experienceLevel: 'Advanced' },
    ],
    [
      "Left shoulder pops when I press overhead. Never hurts though, it's been doing that since high school.",
      ['open: vertical-push'],
      ['spares: shoulder'],
    ],
    [
      'Stress reaction in my shin about three years ago from basic training. Calf raises, step ups, squats, all OK these days, it only grumbles if I bounce or land hard.',
      ['open: squat', 'open: calf'],
      ['leave-out: squats', 'leave-out: calf raises'],
    ],
    [
      'Elbows get grumpy if I slam the lockout.',
      ['open: horizontal-push', 'asks: joint-elbow'],
      ['spares: elbow'],
    ],
    [
      'bad knees but squats are fine',
      ['spares: knee', 'open: barbell-back-squat'],
      ['open: barbell-reverse-lunge'],
    ],
  ],
  'a weakness asks for work': [
    [
      'my physio says my hips drop, weak glute med',
      ['prefer: hip abductions', 'open: lunge'],
      ['spares: hip'],
    ],
    [
      'I fold forward at the top of front squats, coach reckons my rhomboids and mid traps just can’t hold the position.',
      ['open: squat'],
      ['spares: lower-back', 'spares: neck'],
    ],
  ],
  'a phase is not for ever': [
    [
      "the free weights area scares me so machines and cables only for the first weeks, then I'd love to learn squats and deadlifts",
      ['asks: only-all', 'later: barbell-back-squat', 'open: machine-chest-press', 'prefer: squats'],
      ['leave-out: free weights'],
    ],
    [
      'For the first month let me stay with dumbbells, from week 5 on I want the real lifts in there.',
      ['open: barbell-back-squat'],
      ['leave-out: barbells'],
    ],
    [
      'no overhead pressing for three more weeks',
      ['asks: all-overhead-press'],
      ['open: barbell-overhead-press'],
    ],
    ['no squats until March please', ['asks: all-squat'], ['open: barbell-back-squat']],
    [
      'physio says no overhead pressing until the end of the month (3 more weeks), then slowly back in',
      ['asks: all-overhead-press'],
      ['open: barbell-overhead-press'],
    ],
    [
      'First 2 weeks keep it just dumbbells and bodyweight please, after that I want the barbell back',
      ['asks: only-all', 'later: barbell-back-squat', 'open: dumbbell-bench-press'],
      ['leave-out: barbells', 'open: barbell-back-squat'],
    ],
    ['skip legs for now', ['asks: all-leg-work'], ['open: leg-press']],
    ['Surgeon says no bench press until May', ['asks: all-bench-press'], ['open: barbell-bench-press']],
    [
      'kinda scared of free weights lol so can the 1st month be just cables n smith, after that id love to learn the real barbell stuff',
      ['asks: only-all', 'later: barbell-back-squat', 'open: smith-machine-squat'],
      ['leave-out: free weights', 'asks: all-free-weights'],
    ],
    ['no squats, ever', ['leave-out: squats'], ['asks: all-squat']],
  ],
  'a ban for a day holds on that day, whichever day it is': [
    [
      'nothing grippy like rows or deads on a Weds pls',
      [
        'says: On Wednesday, skip deadlifts, or do that session on another day.',
        'open: barbell-bent-over-row',
      ],
      ['leave-out: rows', 'leave-out: deadlifts'],
    ],
    ['no rows or deadlifts on Saturdays please', ['open: barbell-bent-over-row'], ['leave-out: rows']],
    ['No squats on Thursdays', ['open: barbell-back-squat'], ['leave-out: squats']],
    [
      'concussion 3 weeks ago, no getting head below heart, i play center, games on saturdays',
      ['leave-out: upside-down positions'],
      [],
    ],
    ['no rows, and I sat all day', ['leave-out: rows'], []],
  ],
  'a complaint about one way of doing a lift is asked about, and names the right joint': [
    [
      'Right shoulder pinches a wee bit on bench if I flare my elbows out, tucked its grand, no bother at all',
      ['asks: joint-shoulder', 'open: barbell-bench-press'],
      ['careful: elbow', 'asks: joint-elbow'],
    ],
    ['my elbows hurt when I tuck them', ['careful: elbow'], []],
  ],
  'a shoulder that comes out lies under no bar': [
    [
      'My left shoulder popped out of its socket on a ski trip in feb',
      ['shoulder-instability', 'open: barbell-front-squat'],
      ['open: barbell-back-squat', 'open: smith-machine-squat', 'open: barbell-good-morning'],
    ],
  ],
  'an arm in plaster does no work': [
    ['Broke my left wrist skating, plaster stays on 5 more weeks', ['one-arm'], []],
    ['my wrist is in plaster for 5 weeks', ['one-arm'], []],
    ['my arm cast comes off next week', [], ['one-arm']],
  ],
  'an operation is heard in the words for what was operated': [
    ["On m'a opéré d'une hernie inguinale il y a dix jours", ['surgery', 'hernia'], []],
    ['I was operated on for a hernia two weeks ago', ['surgery', 'surgery week 2'], []],
    ['tengo una hernia inguinal', ['hernia'], ['surgery']],
  ],
  'a joint that will be replaced some day is a worn one': [
    [
      'Ya no me queda menisco en la rodilla izquierda, el traumatólogo dice que algún día tocará prótesis',
      ['osteoarthritis', 'careful: knee'],
      ['joint-replacement'],
    ],
    [
      'der Arzt sagt irgendwann brauche ich eine neue Hüfte',
      ['osteoarthritis', 'careful: hip'],
      ['joint-replacement'],
    ],
    ['Had my hip replaced in spring, one day I want to squat again', ['joint-replacement'], []],
    ['I have had a new hip since 2020', ['joint-replacement'], []],
  ],
  'a distance and the minutes of other things are no session': [
    ['I can do 3 sets of 12 m lunges across the hall', [], ['told: 12 minutes a session']],
    [
      'I do 15 minutes of ankle mobility from my physio every morning. Lunch break walk is 20 min too.',
      [],
      ['told: 15 minutes a session'],
    ],
    ['I can do 45 m per session', ['told: 45 minutes a session'], []],
    ['the class runs 6 p.m. to 7 on thurs', [], ['told: Running']],
    ['I run on Thursdays', ['told: Running on Thursday'], []],
  ],
  'minutes after which something hurts are no session': [
    ['Bending my hands back flat on the floor hurts a bit after 10 mins', [], ['told: 10 minutes a session']],
    ['knees get sore after about 20 minutes, max 40 min per session', ['told: 40 minutes a session'], []],
  ],
  'what somebody gets is no goal': [
    ['I suck at pull ups, get 3 on a good day', ['told: Pull-up 3 reps'], ['told: Goal: 3 pull-ups']],
    ['help me get 10 pull-ups', ['told: Goal: 10 pull-ups'], []],
    ['want to get to 10 pull-ups', ['told: Goal: 10 pull-ups'], []],
  ],
  'a ban on one variant leaves the others': [
    ['so pls no knee pushups', ['leave-out: knee push-ups'], ['leave-out: push-ups']],
    ['no wall push-ups', ['leave-out: wall push-ups'], ['leave-out: push-ups']],
    ['no bodyweight squats, too easy', ['open: barbell-back-squat'], ['leave-out: squats']],
    ['no push-ups', ['leave-out: push-ups'], []],
    ['no real barbell. push-ups are out', ['leave-out: push-ups'], []],
    ['no side raises', ['leave-out: lateral raises'], []],
  ],
  'an operation of long ago is over': [
    [
      'Used to be a decent judoka before the ACL thing in 2015, hung up the gi after that. Knees been solid since the surgery.',
      [],
      ['surgery'],
    ],
    ['ACL tear in 2015, still sore since the surgery in September', ['surgery'], []],
    ['Knees been solid since the surgery', ['surgery'], []],
  ],
  'no more plates are none to leave out': [
    ['Barbell set tops out at 90kg total, no more plates till xmas', [], ['leave-out: weight plates']],
  ],
  'a doctor of the heart is a word about the heart': [
    ['My cardiologist said absolutely no bench pressing with a bar for me, ever', ['heart-disease'], []],
    ['my cardiologist cleared me for everything', ['cleared: heart-disease'], ['clear: heart-disease']],
    ['My cardiologist is happy with my afib', ['heart-rhythm'], ['heart-disease']],
    ["I'm a cardiologist, so no early mornings", [], ['heart-disease']],
  ],
  'a professional means the movement, not the exercise': [
    [
      'Physio has forbidden good mornings and anything like it',
      ['leave-out: good mornings'],
      ['open: barbell-romanian-deadlift', 'open: barbell-bent-over-row'],
    ],
    ['no good mornings', ['leave-out: good mornings', 'open: barbell-romanian-deadlift'], []],
  ],
  'what somebody does many of is not left out': [
    ['can rep out 30 dips and do pistols both legs', ['told: 30 dips'], ['leave-out: dips']],
    ['I knock out 20 pull-ups, then crank out 40 push-ups', ['told: 20 pull-ups'], ['leave-out: push-ups']],
    ['leave out dips', ['leave-out: dips'], []],
  ],
  'a number is an age only where it stands for one': [
    ['Liegestütze gehn min. 25, Klimmzüge max. 8', ['told: 25 push-ups'], ['told: Age 25']],
    ['35, desk job', ['told: Age 35'], []],
    ['Es pa mi hijo q tiene 15 y nunca ha tocado una pesa', ['told: Age 15', 'under-16'], []],
    ['i tip the scales at 390 and stairs get me winded', ['told: Body weight 390 lb'], []],
  ],
  'half of the body is left out where somebody says so': [
    ['could we just leave the whole upper body out', ['leave-out: upper-body work'], ['open: push-up']],
    ['no upper body please', ['leave-out: upper-body work'], []],
    ['lower body only please', ['leave-out: upper-body work'], ['leave-out: leg work']],
    ['please keep legs out of it', ['leave-out: leg work'], ['bring up: legs']],
    ["I've got no upper body strength", ['open: push-up'], ['leave-out: upper-body work']],
    [
      'no chest supported rows',
      ['open: barbell-bench-press'],
      ['leave-out: chest work', 'open: chest-supported-dumbbell-row'],
    ],
    ['no shoulder taps', ['open: barbell-overhead-press'], ['leave-out: shoulder work']],
    ['no shoulder pain', ['open: barbell-overhead-press'], ['leave-out: shoulder work']],
  ],
  'what somebody has so many of is no age': [
    ["J'ai 12 livres sur la muscu à la maison.", [], ['under-16', 'told: Age 12']],
    ['Tengo 15 kilos de más, y ho 12 manubri', [], ['under-16', 'told: Age 15', 'told: Age 12']],
    ["J'ai 34 ans et deux enfants.", ['told: Age 34'], []],
    ['tengo 41 y dos hijos', ['told: Age 41'], ['spares: lower-back']],
  ],
  'a ball is no sport': [
    ['a knot the size of a golf ball', [], ['told: Golf']],
    ['I roll my feet on a tennis ball', [], ['told: Tennis']],
    ['I play golf on Sundays', ['sport: golf'], []],
  ],
  'nights of work leave little sleep': [
    ['ER nurse on rotating nights so its 4-5 broken hrs for me', ['sleepsLittle'], []],
    ['on nights when I train I drink a beer, and on nights out two', [], ['sleepsLittle']],
  ],
  'a joint that went back in came out': [
    ['Kneecap popped back in by itself after netball.', ['spares: knee'], []],
  ],
  'tired is not hurt': [
    ['my fingers and forearms are cooked the next morning', [], ['spares: wrist']],
    ['forearms are fried by the end of the week', [], ['spares: wrist', 'spares: elbow']],
  ],
  'a way of doing a lift hurts nothing else': [
    [
      "Front of me shoulder gets a bit pinchy on bench if I let the elbows flare, tucked in it's sweet as.",
      ['asks: joint-shoulder', 'open: barbell-bench-press'],
      ['spares: shoulder', 'spares: elbow'],
    ],
    ['my elbows flare up on curls', ['spares: elbow'], []],
  ],
  'a stone has fourteen pounds': [
    ["I'm 29 stone, 52 and keen", ['told: Body weight 406 lb', 'told: Age 52'], ['told: Body weight 458 lb']],
    ['12 stone 4, never lifted', ['told: Body weight 172 lb'], []],
  ],
  'a number belongs to its own exercise': [
    ['I weigh 100 kg. 95 kg x 3 bench.', ['told: Bench press 95 kg × 3'], []],
    ['handstand pushups x6 are no problem', [], ['told: 6 push-ups']],
    ['knee push-ups x 12', [], ['told: 12 push-ups']],
    ['push-ups x 12', ['told: 12 push-ups'], []],
    [
      'assisted pull-ups 8, wall push-ups 20',
      ['open: pull-up'],
      ['told: Pull-up 8 reps', 'told: 20 push-ups'],
    ],
    [
      'My deadlift is pathetic, 120 kg against a squat of 135 kg',
      ['told: Squat 135 kg'],
      ['told: Squat 120 kg'],
    ],
    [
      '6ft1 and weigh 14 and a half, bench 70 for 5. Would love a proper two plate squat.',
      ['told: Body weight 203 lb', 'told: Bench press 70 kg × 5', 'open: barbell-back-squat'],
      ['leave-out: weight plates', 'told: Squat 100 kg'],
    ],
  ],
  'who cannot get up from the floor stays off it': [
    ["once I'm down on the ground I need my son to get me back up", ['leave-out: floor work'], []],
    ['getting up from the floor is really hard', ['leave-out: floor work'], []],
    ['getting down on the floor is a whole operation', ['leave-out: floor work'], []],
    ['Getting up off the floor takes me forever.', ['leave-out: floor work'], []],
    ['getting up off the floor is not easy', ['leave-out: floor work'], []],
    ['Getting up off the floor is no problem.', [], ['leave-out: floor work']],
    ['getting down on the floor is still fine', [], ['leave-out: floor work']],
    ["my dad can't get up off the floor, so he bought me this", [], ['leave-out: floor work']],
  ],
  'a muscle that went pop is torn': [
    [
      'my hammy went pop running for a bus 5 wks ago, grade 2',
      ['muscle-tear'],
      ['bring up: legs', 'open: barbell-romanian-deadlift'],
    ],
    ['I want my quads to pop', ['bring up: legs'], []],
    ['my calf popped last week', ['muscle-tear'], []],
    [
      'ripped my hammy clean off the bone waterskiing 10 weeks ago, no op, physio has me on bridges atm',
      ['muscle-tear', 'leave-out: leg curls', 'open: glute-bridge'],
      ['open: barbell-deadlift', 'open: lying-leg-curl'],
    ],
    ['tore my hamstring in 2019', ['muscle-tear', 'open: barbell-deadlift'], ['leave-out: leg curls']],
  ],
  'a ban on a whole movement is heard': [
    ["Don't want any pushing movements at all. none.", ['leave-out: presses and push-ups'], ['open: dip']],
    [
      'Can we skip everything for the lower body AND all pushing',
      ['leave-out: leg work', 'leave-out: presses and push-ups'],
      [],
    ],
    ['nothing that involves pulling', ['leave-out: rows and pull-ups'], ['open: lat-pulldown']],
  ],
  'anger at a lift wants it better': [
    [
      'But my push-ups suck! Started from zero, got to 20 in two minutes within two months and have been totally stuck there for a month.',
      ['open: push-up', 'prefer: push-ups'],
      ['leave-out: push-ups'],
    ],
    ['Bench sucks, stuck at 185 for a year.', ['bring up: bench-press'], ['leave-out: bench presses']],
    [
      "Overhead press has been garbage forever. 95 lbs for 5 and it just won't budge.",
      ['bring up: overhead-press'],
      ['leave-out: overhead presses'],
    ],
    [
      "I'm hopeless at pull-ups. Three on a good day, and I'd love to hit ten by summer.",
      ['bring up: pull-up'],
      ['leave-out: pull-ups'],
    ],
    [
      'My squat is an embarrassment, been sat at 80 kg for five since Christmas while everything else goes up.',
      ['bring up: squat'],
      ['leave-out: squats', 'spares: knee'],
    ],
  ],
  'a joint that is named is not dropped': [
    [
      "never set foot in a gym, around 130 pounds to drop before they'll do my knee",
      ['asks: joint-knee'],
      ['spares: knee'],
    ],
    ['my left shoulder has its own opinion about bench day', ['asks: joint-shoulder'], []],
    ['left knee clicks but does not hurt', ['open: squat'], ['asks: joint-knee', 'spares: knee']],
    ['my knee hurts', ['spares: knee'], ['asks: joint-knee']],
    ['my neck is fine', [], ['asks: joint-neck']],
  ],
  'a professional rules out the movement': [
    [
      'Surgeon told me absolutely no bench pressing after my labrum repair. He says it stands for good.',
      ['leave-out: bench presses'],
      ['open: machine-chest-press', 'open: barbell-bench-press', 'open: dip'],
    ],
    [
      'ortho doc forbade romanian deadlifts bc of my hamstring tendon',
      ['leave-out: deadlifts'],
      ['open: back-extension', 'open: barbell-deadlift'],
    ],
    [
      "Also told to stay off rows and chin ups for now since they've been slowing my recovery.",
      ['leave-out: rows'],
      ['open: pull-up', 'open: chin-up', 'open: weighted-pull-up'],
    ],
    [
      "There's a small umbilical hernia and my doc has ruled out sit-ups, the rest is OK with him.",
      ['hernia'],
      ['open: crunch', 'open: sit-up'],
    ],
    [
      'Der Orthopäde hat mir Ausfallschritte verboten, der Meniskus ist angerissen.',
      ['meniscus'],
      ['open: barbell-bulgarian-split-squat', 'open: dumbbell-reverse-lunge'],
    ],
    [
      'Surgeon says no military press for the next three months, rotator cuff got cleaned up in the fall.',
      ['rotator-cuff'],
      ['open: dumbbell-shoulder-press', 'open: machine-shoulder-press'],
    ],
  ],
  'a shoulder blade spares no lower back': [
    [
      'winged scapula',
      ['winged-scapula', 'open: barbell-back-squat', 'open: barbell-deadlift'],
      ['spares: lower-back', 'open: barbell-overhead-press'],
    ],
    [
      'PT calls it scapular dyskinesis, right side. He wants more serratus and lower trap work out of me.',
      ['winged-scapula', 'open: hinge'],
      ['spares: lower-back'],
    ],
    [
      "I've got a strained rhomboid, it burns between the blades after a day at the desk. Low back and legs have always been solid.",
      ['open: hinge', 'open: squat'],
      ['spares: lower-back'],
    ],
    [
      'Mein linkes Schulterblatt steht ab wie ein Flügel, laut Neurologe ist der Nerv zum Serratus angeschlagen.',
      ['winged-scapula', 'open: hinge'],
      ['spares: lower-back'],
    ],
  ],
  'a manner of speaking says nothing': [
    ['I have to get my fat ass into a gym', [], ['bring up: glutes']],
    [
      'Let me get this off my chest: I haven’t touched a weight in ten years and I’m sick of it.',
      [],
      ['bring up: chest', 'leave-out: chest work'],
    ],
    [
      'Boss has been breathing down my neck all year. No more excuses, time to put my back into it.',
      [],
      ['spares: neck', 'spares: lower-back', 'bring up: back'],
    ],
    [
      'El gimnasio me cuesta un riñón y voy de culo con el curro, así que quiero aprovecharlo bien.',
      [],
      ['kidney-disease', 'bring up: glutes', 'sport: running'],
    ],
  ],
  'a word of training is no sport': [
    ['Was on 5/3/1 and in my fifth cycle with decent gains', [], ['sport: cycling']],
    ['Ran nSuns for half a year, then Smolov Jr., now running low on ideas.', [], ['sport: running']],
    [
      "I keep jumping from template to template and I'm swimming in spreadsheets.",
      [],
      ['sport: swimming', 'prefer: jumps'],
    ],
    ['Bin gerade am Ende des dritten Zyklus von Juggernaut', [], ['sport: cycling']],
  ],
  'a sport of the past is over': [
    ['38, paraplegic. Played hockey at a high level before.', ['wheelchair'], ['sport: hockey']],
    ['played hockey before my accident', [], ['sport: hockey']],
    ['Rowed crew all through college, gave it up when the twins came.', [], ['sport: rowing']],
    ["I was a competitive gymnast until 17, now I'm 35 and drive a desk.", ['age: 18-49'], ['sport: other']],
    ['I play hockey on Sundays, played football before', ['sport: hockey'], []],
  ],
  'the time of something else shortens nothing': [
    [
      'running is fine, 1.5 miles in a bit over 10 min, and I get around 30 sit-ups in two minutes',
      ['60 min'],
      [],
    ],
    [
      'Doing cardiac rehab, 30 minutes of monitored aerobics three times a week',
      ['60 min', 'heart-disease'],
      [],
    ],
    ['I walk the dog for 20 min every morning and do a 15 minute mobility flow before bed.', ['60 min'], []],
    ['5k is 24 minutes flat, 2k on the erg in 7:45, plank 90 seconds.', ['60 min'], []],
    [
      'Martes y jueves tengo fisioterapia de 45 minutos para el hombro, y al gimnasio tardo 25 en llegar.',
      ['60 min'],
      [],
    ],
    ['45 minutes max per session', ['45 min'], []],
  ],
  'a worn joint is heard': [
    [
      'My doctor says both knees will have to be replaced, the cartilage is used up.',
      ['osteoarthritis', 'spares: knee'],
      ['open: barbell-back-squat', 'joint-replacement'],
    ],
    [
      "Hips are shot. The left one is bone on bone and I'm on the waiting list for a new one.",
      ['osteoarthritis', 'spares: hip'],
      ['open: barbell-back-squat'],
    ],
    [
      "They scoped my right shoulder and told me there's hardly any cushion left in there.",
      ['osteoarthritis', 'spares: shoulder'],
      ['open: parallel-bar-dip'],
    ],
    ["I need a hip replacement but I'm putting it off", ['spares: hip'], ['joint-replacement']],
  ],
  'the facts are those of whom it is for': [
    [
      "This is a pressie for my mum, she's 67 and has never touched a weight. I squat 180 kg myself.",
      ['over-65'],
      ['told: Squat 180 kg'],
    ],
    [
      'It is a problem for my husband, 71, that I train at night. I squat 80 kg.',
      ['told: Squat 80 kg'],
      ['over-65'],
    ],
    [
      'This is for a buddy in his late 40s who wants to start lifting. His doctor says both knees will have to be replaced in the next years, the cartilage is used up.',
      ['osteoarthritis', 'spares: knee', 'age: 18-49', 'male'],
      ['open: barbell-back-squat'],
    ],
    [
      "For my son, 14, high school freshman. He's done 5/3/1 for over a year and progresses well.",
      ['under-16', 'age: under-16', 'male', 'open: barbell-back-squat'],
      ['clear: under-16'],
    ],
    ['For my dad, 71. His knees are bad.', ['spares: knee', 'age: 65-plus', 'male'], []],
    [
      'My client is 55 and has osteoporosis. She needs a program.',
      ['osteoporosis', 'age: 50-64', 'female'],
      [],
    ],
    [
      "I'm 45 and have asthma, but this is for my friend, he's 30 and had a stroke.",
      ['stroke', 'male', 'age: 18-49'],
      ['asthma'],
    ],
    [
      "Getting this for my mother-in-law. She's 68, thin bones in the spine according to her scan, never lifted. I'm 34 and bench 225 so I'm no help at explaining it.",
      ['osteoporosis', 'age: 65-plus', 'female'],
      ['has lifts'],
    ],
    [
      "I coach people for a living and pull 200 kg myself. This one's for a client, Dave, 52, brand new to the gym, left ankle is stiff from a motorbike crash in '09.",
      ['age: 50-64', 'spares: ankle'],
      ['has lifts'],
    ],
    [
      "It's for our lass, she's 13, plays netball Tuesdays and Thursdays and has lifted with me since last summer. Squats 40 kg for 5 with lovely form.",
      ['under-16', 'female', 'has lifts'],
      ['clear: under-16'],
    ],
    ['I train with a friend and my wife has a bad back', [], ['spares: lower-back']],
  ],
  'a limb out of use takes its movements with it': [
    [
      "I'm in a cast up to the elbow. Can't hold anything in the left hand.",
      ['one-arm', 'open: leg-press'],
      ['open: barbell-deadlift', 'open: lat-pulldown', 'open: barbell-bench-press', 'open: barbell-row'],
    ],
    [
      'no use of my left hand',
      ['one-arm', 'open: single-arm-cable-row', 'open: leg-press'],
      ['open: barbell-back-squat', 'open: pull-up'],
    ],
    [
      "Broke my collarbone, left arm is in a sling for five more weeks. Everything else works and I'm going nuts doing nothing.",
      ['one-arm', 'open: leg-press'],
      ['open: barbell-back-squat', 'bring up: arms'],
    ],
    [
      "Lost three fingers of my right hand in a press brake years ago. Can't close it round a bar and straps slide off.",
      ['one-arm'],
      ['open: barbell-deadlift', 'open: pull-up'],
    ],
    [
      'Rechter Unterschenkel im Gips, sechs Wochen kein Auftreten. Oberkörper darf ich laut Arzt normal trainieren.',
      ['open: machine-chest-press'],
      ['open: squat', 'open: lunge', 'one-arm'],
    ],
    ['fractured wrist 5 wks ago cast just off', ['fracture'], ['one-arm']],
  ],
  'a heavy body neither hangs nor jumps': [
    [
      "My doctor told me I'm morbidly obese and have to lose over 100 pounds. Can't get down on the floor and back up without help.",
      ['high-body-weight', 'open: lat-pulldown', 'open: machine-chest-press'],
      ['open: negative-pull-up', 'open: hanging-knee-raise', 'open: dead-bug'],
    ],
    ['BMI 42', ['high-body-weight'], ['open: hanging-knee-raise', 'open: push-up']],
    ["I'm really big, over 300 pounds", ['high-body-weight'], ['open: pull-up']],
    [
      'BMI is 46, and getting up off the ground takes a chair and about five minutes, so please spare me that.',
      ['high-body-weight', '60 min'],
      ['open: dead-bug', 'open: negative-pull-up'],
    ],
    [
      "Bit of a unit, me. They want me ten stone lighter before they'll do the operation on my knee.",
      ['high-body-weight'],
      ['surgery', 'open: hanging-knee-raise'],
    ],
    ['deadlift over 300 lbs is my goal', [], ['high-body-weight']],
  ],
  'a joint that came out is spared': [
    [
      'My shoulder and my knee have come out several times.',
      ['shoulder-instability', 'spares: shoulder', 'spares: knee'],
      [],
    ],
    [
      'Kneecap slides off to the side every few months, last time just turning on the stairs.',
      ['spares: knee'],
      ['shoulder-instability'],
    ],
    [
      "Elbow went clean out of the socket in a wipeout two summers ago and I've never trusted it fully.",
      ['spares: elbow'],
      ['shoulder-instability'],
    ],
    [
      "Je me suis déboîté l'épaule droite trois fois, la dernière en enfilant un manteau.",
      ['shoulder-instability', 'spares: shoulder'],
      [],
    ],
    ['my knees come out over my toes when I squat', [], ['spares: knee']],
  ],
  'a torn muscle is heard': [
    [
      'Tore a pec five years ago and the bench was never the same.',
      ['pec-tear', 'open: horizontal-push'],
      ['open: parallel-bar-dip', 'open: dumbbell-fly'],
    ],
    ['torn pec', ['pec-tear'], ['open: machine-pec-deck']],
    [
      'Hammy came off the bone sprinting, surgically fixed eighteen months ago. Feels fine but stiff-leg stuff makes me nervous.',
      ['muscle-tear', 'open: knee-flexion'],
      ['open: nordic-curl'],
    ],
    [
      'Bicep let go on a mixed grip pull, right arm. Reattached two years back, curls are OK now.',
      ['muscle-tear', 'open: curl', 'open: hinge'],
      [],
    ],
    [
      'Rotura de fibras en el gemelo izquierdo hace dos meses jugando a pádel, todavía lo noto al subir de puntillas.',
      ['muscle-tear', 'open: squat'],
      ['fibromyalgia', 'open: jump'],
    ],
  ],
  'the weeks since an operation are known': [
    [
      'One week after my right inguinal hernia repair (robotic, with mesh).',
      ['surgery week 1', 'clear: surgery'],
      [],
    ],
    [
      'Nine days out from having my gallbladder taken out, keyhole. Told nothing over 10 lb for four weeks then build back up.',
      ['surgery week 1'],
      [],
    ],
    [
      'Had my meniscus trimmed last Thursday and I’ve been off crutches since yesterday.',
      ['surgery week 0', 'spares: knee'],
      [],
    ],
    [
      'Rechts wurde vor acht Tagen der Karpaltunnel operiert, nächste Woche kommen die Fäden raus.',
      ['surgery week 1', 'spares: wrist'],
      [],
    ],
  ],
  'who told somebody to lift has cleared it': [
    ['my doctor told me to lift, I have osteoporosis', ['cleared: osteoporosis'], []],
    ['My doctor told me to start strength training. I had a stroke.', ['cleared: stroke'], ['clear: stroke']],
    [
      "Heart guy signed me off after the bypass in 2022 and said go lift, just don't hold your breath.",
      ['cleared: heart-disease'],
      ['clear: heart-disease'],
    ],
    [
      'My GP has more or less prescribed the gym for my blood pressure, three times a week she said.',
      ['cleared: high-blood-pressure'],
      ['clear: high-blood-pressure'],
    ],
    ['My doctor wants to see me before I lift, I had a stroke', ['clear: stroke'], ['cleared: stroke']],
  ],
  'a wide ban is asked back unless it is plain': [
    [
      'Honestly I could live without leg day.',
      ['asks: all-leg-work', 'open: squat'],
      ['leave-out: leg work'],
    ],
    [
      'I only really get on with the kettlebells, the rest of the kit I tend to walk past.',
      ['asks: only-all', 'open: barbell-back-squat'],
      [],
    ],
    [
      'No squats. Not back, not front, not goblet, not Smith, none of them.',
      ['leave-out: squats', 'open: hinge', 'open: lunge'],
      ['open: goblet-squat', 'asks: all-squat'],
    ],
    ['no legs', ['leave-out: leg work'], ['asks: all-leg-work', 'open: squat']],
    ['only dumbbells please', [], ['open: barbell-back-squat', 'asks: only-all']],
    [
      "I've been told not to squat or deadlift for the foreseeable future",
      ['leave-out: squats', 'leave-out: deadlifts'],
      ['asks: all-squat'],
    ],
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, cases) => {
  it.each(cases)('%s', (said, must, mustNot, ...[more]) => {
    const facts = factsOf(said, more)
    expect(must.filter((fact) => !facts.has(fact))).toEqual([])
    expect(mustNot.filter((fact) => facts.has(fact))).toEqual([])
  })
})

describe('the answer to a question', () => {
  const answered = (said: string, what: string, as: 'all' | 'part' | 'none') =>
    factsOf(said, { corrections: [{ about: 'question', what, as }] })

  it('believes the whole ban', () => {
    const facts = answered('no legs the day after please', 'all-leg-work', 'all')
    expect(facts.has('open: squat')).toBe(false)
    expect(facts.has('asks: all-leg-work')).toBe(false)
  })

  it.each(['part', 'none'] as const)('believes less: %s', (as) => {
    const facts = answered('no legs the day after please', 'all-leg-work', as)
    expect(facts.has('open: squat')).toBe(true)
    expect(facts.has('asks: all-leg-work')).toBe(false)
  })

  it('spares the joint', () => {
    expect(
      answered('lower back gets angry when i round but ok if braced', 'joint-lower-back', 'all'),
    ).toContain('spares: lower-back')
  })

  it.each(['part', 'none'] as const)('brings back what was left out for a time: %s', (as) => {
    expect(answered('no squats until March', 'all-squat', as)).toContain('open: barbell-back-squat')
  })

  it('keeps to the only tools', () => {
    const facts = answered('machines only for the first weeks', 'only-all', 'all')
    expect(facts.has('open: barbell-back-squat')).toBe(false)
  })
})
