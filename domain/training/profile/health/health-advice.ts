import type { Condition } from '../../../reading/lexicon/condition-names.ts'

/** What a condition adds to the guidelines, in whole lines. */
export interface HealthAdvice {
  lines?: readonly string[]
  /**
   * Completes `Beside lifting, …` if the usual advice for adults does not fit; null if no more activity
   * should be advised.
   */
  aerobic?: string | null
  /** The minimum grams a day. It replaces the usual advice for lifters. */
  proteinPerKg?: number
  /** Replaces the lines on energy and protein. */
  eating?: string
  /** Replaces the line on drinking. */
  drinking?: string
}

/** @see NICE NG123 (2019) and NG210 (2021): at least 8 contractions, 3 times a day, for 3 months or more */
const PELVIC_FLOOR =
  'Train your pelvic floor every day: squeeze and lift 8 times, 3 times a day, and let go fully in between.'

/**
 * @see Giangregorio and others, "Too Fit to Fracture" (2014): spine-sparing strategies for daily movements, and muscles
 *   that hold the back up trained daily
 */
const SPARE_THE_SPINE: readonly string[] = [
  'All day long, bend at your hips and knees and not in your back, turn with your feet, and lift close to your body.',
  'Never bend or twist your back under a load. Squat to a bench with your back long, and take weights from knee height, not from the floor.',
  'Every day, sit or stand tall, draw your chin in and your shoulder blades down and back, and hold for five breaths, five times.',
]

const HOLD_ON =
  'Do the balance work beside a wall, a counter or a rack. Hold it as lightly as is safe, and less as you get steadier.'

/**
 * @see Giangregorio and others, "Too Fit to Fracture" (2014): balance daily; each step makes the base smaller
 */
const BALANCE_AT_HOME =
  'On the other days, stand with your feet together, heel to toe and on one leg, and walk heel to toe, 30 seconds each, two times, at a counter.'

/**
 * @see Royal Osteoporosis Society, "Strong, Steady and Straight" (2022): some impact on most days, as far as
 *   the person can
 */
const HEELS_DOWN =
  'On most days, hold on to a counter, rise onto your toes and come down on your heels, 20 times: softly at first.'

/** @see Bone Health and Osteoporosis Foundation, "The Clinician's Guide" (2022): 1,000 to 1,200 mg a day; vitamin D as measured */
const FOR_BONES =
  'Eat 1.0 to 1.2 g of calcium a day, and ask your doctor whether you need vitamin D. Do not try to lose weight without asking: bone goes along.'

/** @see NICE NG59 (2016): stay active; walking counts */
const STAY_ACTIVE = 'Keep walking and go on with daily life: rest in bed makes a back worse.'

/** @see ADA, "Physical activity/exercise and diabetes" (2016): 150 minutes, no more than 2 days in a row without */
const FOR_DIABETES =
  'be active for 150 minutes a week, at a pace at which you can talk but not sing, with no more than 2 days in a row off.'

/** @see WHO, "Guidelines on physical activity and sedentary behaviour" (2020): balance and strength from 65 on */
export const FOR_OLDER_ADULTS =
  'be active for 150 to 300 minutes a week, at a pace at which you can talk but not sing, and train your balance on 3 days or more.'

/** Sources are above each entry. Care within the exercises is in the table of conditions. */
export const HEALTH_ADVICE: Readonly<Partial<Record<Condition, HealthAdvice>>> = {
  // ACOG, Committee Opinion 804 (2020), and Mottola and others, 2019 Canadian guideline: 150 minutes over 3 days or more,
  // no great heat, pelvic floor training every day; Pelvic, Obstetric and Gynaecological Physiotherapy (POGP), Pregnancy-related
  // pelvic girdle pain (2015): no weight on one leg; Institute of Medicine, Dietary Reference Intakes (2005): 1.1 g of protein
  pregnancy: {
    lines: [
      PELVIC_FLOOR,
      'Feel heavy down below, leak, or see your belly dome? End the set, take a third off the weight and shorten the range. If it comes back, leave that lift out and tell your midwife or doctor.',
      'Hurt at the pubic bone, or deep in a hip or at the back of the pelvis? Leave out what is done on one leg or with one foot ahead, squat and hinge on both, and tell them as well.',
      'Later in a pregnancy the same effort means less weight: let it come down. Where your belly is in the way, shorten the range. Do not train in great heat.',
      'To press on a slope, set the bench at 45 degrees or more, whatever its text says, and never flat. Dizzy? Sit up, and take a machine.',
    ],
    aerobic: 'be active for 150 minutes a week, spread over 3 days or more, at a pace at which you can talk.',
    proteinPerKg: 1.1,
  },
  // ACOG, Committee Opinion 804 (2020); Goom, Donnelly and Brockwell (2019): no running before 12 weeks
  postpartum: {
    lines: [PELVIC_FLOOR],
    aerobic:
      'build up to 150 minutes a week at a pace at which you can talk, walking first. Running waits for 12 weeks after the birth.',
  },
  prolapse: { lines: [PELVIC_FLOOR] },
  'pelvic-floor': { lines: [PELVIC_FLOOR] },
  osteoporosis: {
    lines: [...SPARE_THE_SPINE, BALANCE_AT_HOME, HEELS_DOWN, FOR_BONES],
    aerobic: FOR_OLDER_ADULTS,
  },
  'vertebral-fracture': { lines: [...SPARE_THE_SPINE, BALANCE_AT_HOME], aerobic: FOR_OLDER_ADULTS },
  falls: { lines: [HOLD_ON, BALANCE_AT_HOME], aerobic: FOR_OLDER_ADULTS },
  'over-65': { lines: [HOLD_ON], aerobic: FOR_OLDER_ADULTS },
  // AHA, Resistance Exercise in Individuals With and Without Cardiovascular Disease (2007): not above 180/110
  'high-blood-pressure': {
    lines: ['Measure your blood pressure now and then. Do not train on a day on which it is above 180/110.'],
  },
  // Mayo Clinic, Beta blockers: How do they affect exercise? (2023)
  'blood-pressure-medicine': {
    lines: ['Get up slowly after a set. Go by how hard it feels: such medicine can keep your pulse low.'],
  },
  'heart-disease': { drinking: 'Have water with you, and drink as much as your heart team has told you.' },
  // AHA / ASA, Physical Activity and Exercise Recommendations for Stroke Survivors (2014)
  stroke: {
    lines: [HOLD_ON],
    aerobic: 'be active on 3 to 5 days a week for 20 to 60 minutes, in short bouts if need be.',
  },
  // ADA (2016), table of carbohydrate for type 1
  'diabetes-insulin': {
    lines: [
      'Check your glucose before each session. Below 90 mg/dL (5.0 mmol/L), eat 15 to 30 g of fast sugar first. Above 250 mg/dL (13.9 mmol/L), test for ketones, and do not train if there are any.',
      'Have fast sugar within reach, and check again afterwards: a low can come hours later.',
    ],
    aerobic: FOR_DIABETES,
  },
  diabetes: { lines: ['Look at your feet after training: a sore has to be seen to.'], aerobic: FOR_DIABETES },
  // Asthma UK, Exercise tips for people with asthma
  asthma: {
    lines: ['Have your reliever with you, and take longer over the warm-up on a cold or bad day.'],
  },
  // ATS / ERS, Key concepts and advances in pulmonary rehabilitation (2013): 20 to 60 minutes, 3 to 5 days, Borg 4 to 6
  copd: {
    lines: ['Rest until your breath has settled, whatever a row says, and breathe out through pursed lips.'],
    aerobic:
      'walk or cycle on 3 to 5 days a week for 20 to 60 minutes, in short bouts if need be, as breathless as 4 to 6 out of 10.',
  },
  // Kalb and others (National MS Society, 2020): 150 minutes, as far as the person can; heat brings symptoms
  // back temporarily
  'multiple-sclerosis': {
    lines: [
      'Train in a cool room with water at hand. Symptoms that heat brings back should fade as you cool.',
      HOLD_ON,
    ],
    aerobic: 'work up to 150 minutes of activity a week, in bouts as short as suit you.',
  },
  parkinsons: { lines: [HOLD_ON] },
  // Martin Ginis and others (2018); STOMPS (Mulroy 2011): the front of the shoulder is stretched; Coggrave
  // and Rose, Spinal Cord (2003): the skin needs about two minutes to get blood again
  wheelchair: {
    lines: [
      'Every 15 to 30 minutes, lean forward or to one side for about 2 minutes, so that the skin you sit on gets blood.',
      'Begin with easy arm circles and light pulls. At the end, open your arms wide and stretch your chest, 30 seconds, two times.',
      'Lock your wheels, sit well back, and have a strap or somebody near where you might tip.',
      'On a bench, strap your thighs, and press without a push of the legs. Have somebody near for each transfer, and look at your skin afterwards.',
      'Never sit on a band, or put one round legs that you do not feel: fix it at the bottom of a door or low on your chair’s frame, never on a wheel.',
    ],
    aerobic:
      'push, hand-cycle or swim for 20 minutes on 2 days a week, at a moderate to hard pace; for your heart, 30 minutes on 3 days.',
  },
  amputation: { lines: [HOLD_ON] },
  // Schmitz and others / NEJM (2009): small steps, and a sleeve that fits
  lymphedema: {
    lines: ['Wear your sleeve or stocking while you train, if you have been given one.'],
  },
  // ACSM, Exercise Guidelines for Cancer Survivors (2019)
  'cancer-treatment': {
    aerobic: 'be active for 30 minutes on 3 days a week, at a pace at which you can talk but not sing.',
  },
  // Ehlers-Danlos Support UK, Physical therapy for hypermobility
  hypermobility: {
    lines: ['Stop short of the end of each movement: do not lock your knees or elbows, or hang in a joint.'],
  },
  // Gloucestershire Hospitals NHS, Understanding BPPV
  vertigo: { lines: ['Change position slowly, and look at one fixed point until the room is still.'] },
  disc: { lines: [STAY_ACTIVE] },
  sciatica: { lines: [STAY_ACTIVE] },
  'stress-fracture': {
    aerobic: 'keep fit without impact, on a bike or in water, for as long as it does not hurt the bone.',
  },
  // WHO (2020), from 5 to 17; American Academy of Pediatrics, Use of Performance-Enhancing Substances (2016)
  'under-16': {
    aerobic: 'be active for an average of 60 minutes a day. Games and sport are the best of it.',
    eating: 'Eat enough to grow: regular meals, with some protein in each. You need no powders.',
  },
  // UK Kidney Association (2021); KDIGO (2024): 0.8 g of protein, and less or more by stage and dialysis
  'kidney-disease': {
    eating: 'Ask your kidney team how much protein suits you: more is no good for every kidney.',
    drinking: 'Drink as much as your kidney team has told you, and have it with you when you train.',
  },
  // Cook and others (2016): nothing that counts, and nothing to make up for food
  'eating-disorder': {
    aerobic: null,
    eating:
      'Eat as you have agreed with your care team. Nothing here is to be counted, earned or made up for.',
  },
  // NICE NG206 (2021): no fixed steps, nothing pushed through
  'chronic-fatigue': {
    lines: ['On a worse day do less, or nothing. Never push through: next week may stay as this one was.'],
    aerobic: null,
  },
  concussion: { aerobic: null },
  'chest-pain': { aerobic: null },
  breathlessness: { aerobic: null },
  aneurysm: { aerobic: null },
}
