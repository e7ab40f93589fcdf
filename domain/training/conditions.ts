import type { Condition } from '../statements/lexicon/conditions.ts'
import type { CatalogueEntry } from './exercise.ts'
import { worksWithOneArm } from './one-arm.ts'
import { isLegs, PATTERNS, type Joint, type Pattern, type Position } from './vocabulary.ts'

/** How weekly sets may grow over the eight weeks: as usual, only in the second half, or not at all. */
export type Growth = 'normal' | 'slow' | 'none'
/** Exercises that help with a condition, if they are available. */
export type Addition =
  | 'supported'
  | 'seated'
  | 'balance'
  | 'hip-abductors'
  | 'grip-free'
  | 'pulling'
  | 'shoulder-blades'
  | 'outward-rotation'
  | 'back-extensors'
  | 'trunk'
  | 'single-leg'
  | 'breathing-cue'

/** The requirements of certain weeks, of a pregnancy or since the event. */
export interface CareInWeeks {
  fromWeek: number
  toWeek: number
  positions: readonly Position[]
  patterns: readonly Pattern[]
  reserve: number
  growth: Growth
}

/** The professionals who should clear a program before normal training. */
export interface Clearance {
  /** `doctor`, `midwife`: any one of them is enough. */
  who: readonly string[]
  /** The only case that needs clearance. */
  onlyIf?: string
  /** Training continues as planned until then: too little would do more harm. */
  meanwhile?: true
  /** A way of life, not an illness. After the first year of training, no clearance is needed. */
  livedWith?: true
}

/** The requirements of a condition until someone who knows the person decides otherwise. */
export interface Care {
  /** The name of the condition in texts for the buyer. */
  plain: string
  /** Null if no clearance is needed. */
  clearWith: Clearance | null
  positions: readonly Position[]
  patterns: readonly Pattern[]
  /** Joints to protect from hard work. */
  spares: readonly Joint[]
  /** Excludes long holds and straining. */
  holds: boolean
  /** The smallest reserve of a set. */
  reserve: number
  growth: Growth
  adds: readonly Addition[]
  /** Excludes what no pattern or position covers. */
  excludes?: (entry: CatalogueEntry) => boolean
  /** Falls are more likely: lunges and one-leg exercises need support. */
  mayFall?: true
  /** Signs to stop at and ask for help. */
  stopSigns: readonly string[]
  /** The requirements by week, if the week is known. */
  phases?: readonly CareInWeeks[]
  /**
   * The reason, in words for the buyer, if exercises are excluded because the person may be unable to do
   * them. They would do no harm, so a lift that the buyer calls fine stays open.
   */
  unable?: string
}

/** The rules follow the sources above each entry. Their exact values are our cautious reading. */
export const CARE: Readonly<Record<Condition, Care>> = {
  // ACOG: Physical Activity and Exercise During Pregnancy and the Postpartum Period (Committee Opinion 804) (2020)
  // Frimley Health and Care (NHS): Exercise in pregnancy
  pregnancy: {
    plain: 'a pregnancy',
    clearWith: { who: ['midwife', 'doctor'] },
    positions: ['supine', 'prone', 'inverted', 'hanging', 'jump'],
    patterns: ['trunk-flexion', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'none',
    adds: ['breathing-cue', 'supported', 'pulling', 'trunk'],
    stopSigns: [
      'vaginal bleeding or fluid leaking',
      'belly pain, or regular, painful contractions',
      'your baby moving less than usual',
      'a headache that is new or bad, or trouble seeing',
      'chest pain, being short of breath before you start, or feeling dizzy or faint',
      'pain or swelling in one calf, or weakness that upsets your balance',
    ],
    phases: [
      { fromWeek: 0, toWeek: 13, positions: ['inverted'], patterns: [], reserve: 3, growth: 'slow' },
      {
        fromWeek: 14,
        toWeek: 27,
        positions: ['supine', 'prone', 'inverted', 'hanging', 'jump'],
        patterns: ['trunk-flexion', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 28,
        toWeek: 42,
        positions: ['supine', 'prone', 'inverted', 'hanging', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'jump'],
        reserve: 3,
        growth: 'none',
      },
    ],
  },
  // ACOG: Physical Activity and Exercise During Pregnancy and the Postpartum Period (Committee Opinion 804) (2020)
  // Goom, Donnelly, Brockwell (physiotherapists): Returning to running postnatal: guidelines for medical, health and fitness professionals (2019)
  postpartum: {
    plain: 'a recent birth',
    clearWith: { who: ['midwife', 'doctor'] },
    positions: ['inverted', 'hanging', 'jump'],
    patterns: ['trunk-flexion', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['breathing-cue', 'supported', 'pulling', 'trunk'],
    stopSigns: [
      'bleeding that starts again or gets heavier',
      'a heavy or dragging feeling, or leaking',
      'a belly that domes along the middle',
      'chest pain, breathlessness or one swollen calf',
    ],
    phases: [
      {
        fromWeek: 0,
        toWeek: 5,
        positions: ['prone', 'inverted', 'hanging', 'jump', 'overhead'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 6,
        toWeek: 11,
        positions: ['inverted', 'hanging', 'jump'],
        patterns: ['trunk-flexion', 'jump'],
        reserve: 3,
        growth: 'slow',
      },
      { fromWeek: 12, toWeek: 25, positions: ['jump'], patterns: ['jump'], reserve: 2, growth: 'slow' },
      { fromWeek: 26, toWeek: Infinity, positions: [], patterns: [], reserve: 1, growth: 'normal' },
    ],
  },
  // HSE (Ireland): Exercise after a caesarean
  // Cardiff and Vale University Health Board (NHS Wales): Post caesarean section advice (2020)
  // ACOG: Physical Activity and Exercise During Pregnancy and the Postpartum Period (Committee Opinion 804) (2020)
  'c-section': {
    plain: 'a C-section',
    clearWith: { who: ['midwife', 'doctor'] },
    positions: ['prone', 'inverted', 'hanging', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['breathing-cue', 'supported', 'seated'],
    stopSigns: [
      'pain, pulling or bulging at the scar',
      'a scar that opens, leaks or turns red and hot',
      'bleeding that starts again',
      'fever or one swollen calf',
    ],
    phases: [
      {
        fromWeek: 0,
        toWeek: 5,
        positions: ['prone', 'inverted', 'hanging', 'jump', 'overhead', 'kneeling'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 6,
        toWeek: 11,
        positions: ['prone', 'inverted', 'hanging', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'slow',
      },
      {
        fromWeek: 12,
        toWeek: 25,
        positions: ['inverted', 'hanging', 'jump'],
        patterns: ['trunk-flexion', 'jump'],
        reserve: 3,
        growth: 'slow',
      },
      { fromWeek: 26, toWeek: Infinity, positions: [], patterns: [], reserve: 1, growth: 'normal' },
    ],
  },
  // Bristol, North Somerset and South Gloucestershire NHS pelvic health service: Pelvic organ prolapse
  prolapse: {
    plain: 'a prolapse',
    clearWith: { who: ['doctor', 'pelvic health physiotherapist'] },
    positions: ['jump', 'inverted'],
    patterns: ['trunk-flexion', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['breathing-cue', 'supported', 'seated'],
    stopSigns: [
      'a heavy, dragging or bulging feeling',
      'leaking that is new or worse',
      'bleeding',
      'not being able to pass urine',
    ],
  },
  // Bristol, North Somerset and South Gloucestershire NHS pelvic health service: Pelvic organ prolapse
  'pelvic-floor': {
    plain: 'a weak pelvic floor',
    clearWith: null,
    positions: ['jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['breathing-cue', 'supported'],
    stopSigns: [
      'leaking that gets worse',
      'a heavy or bulging feeling down below',
      'blood in the urine',
      'new numbness between the legs',
    ],
  },
  // Diastasis Recti UK (patient group): Physiotherapy and exercise
  diastasis: {
    plain: 'separated belly muscles',
    clearWith: null,
    positions: ['hanging'],
    patterns: ['trunk-flexion'],
    spares: [],
    holds: true,
    reserve: 2,
    growth: 'slow',
    adds: ['breathing-cue', 'supported'],
    stopSigns: [
      'a ridge or dome along the middle of the belly',
      'belly or back pain that grows',
      'a hard lump near the navel',
      'leaking or a heavy feeling down below',
    ],
  },
  // Royal Osteoporosis Society / BJSM: Strong, steady and straight: UK consensus statement on physical activity and exercise for osteoporosis (2022)
  // Giangregorio and others / Osteoporosis International: Too Fit to Fracture: Delphi consensus on exercise for adults with osteoporosis, with or without vertebral fractures (2015)
  // Giangregorio and others / Osteoporosis International: Too Fit to Fracture: exercise recommendations for individuals with osteoporosis or osteoporotic vertebral fracture (2014)
  osteoporosis: {
    plain: 'osteoporosis',
    clearWith: {
      who: ['doctor', 'physiotherapist'],
      onlyIf: 'you have broken a bone in a small fall, or your back hurts or stoops more than it did',
      meanwhile: true,
    },
    positions: ['inverted', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['balance', 'pulling', 'hip-abductors', 'supported', 'back-extensors'],
    mayFall: true,
    stopSigns: [
      'sudden sharp pain in the back',
      'pain after a fall or a jolt',
      'getting shorter or more stooped',
      'new numbness or weakness',
    ],
  },
  // Royal Osteoporosis Society / BJSM: Strong, steady and straight: UK consensus statement on physical activity and exercise for osteoporosis (2022)
  // WHO: WHO guidelines on physical activity and sedentary behaviour (2020)
  osteopenia: {
    plain: 'osteopenia',
    clearWith: null,
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 1,
    growth: 'normal',
    adds: ['balance', 'pulling'],
    stopSigns: ['sudden sharp back pain', 'pain after a fall', 'pain in one bone that does not settle'],
  },
  // Giangregorio and others / Osteoporosis International: Too Fit to Fracture: Delphi consensus on exercise for adults with osteoporosis, with or without vertebral fractures (2015)
  // Giangregorio and others / Osteoporosis International: Too Fit to Fracture: exercise recommendations for individuals with osteoporosis or osteoporotic vertebral fracture (2014)
  // Royal Osteoporosis Society / BJSM: Strong, steady and straight: UK consensus statement on physical activity and exercise for osteoporosis (2022)
  'vertebral-fracture': {
    plain: 'a broken bone in the spine',
    clearWith: { who: ['doctor', 'physiotherapist'] },
    positions: ['inverted', 'jump', 'hanging', 'prone'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
    spares: ['lower-back'],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'balance', 'pulling', 'back-extensors', 'breathing-cue'],
    mayFall: true,
    stopSigns: [
      'sudden or sharp back pain',
      'numbness or weakness in the legs',
      'trouble with bladder or bowel',
      'pain that wakes you at night',
    ],
  },
  // Norfolk Community Health and Care (NHS): Fracture / broken bones
  // NHS: Recovering from a broken leg (2018)
  fracture: {
    plain: 'a broken bone',
    clearWith: { who: ['doctor', 'physiotherapist'] },
    positions: ['inverted', 'hanging', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'seated', 'balance'],
    stopSigns: [
      'pain at the break during or after an exercise',
      'new swelling or a changed shape',
      'numbness, cold or colour change below the break',
      'hot, red skin or fever',
    ],
    phases: [
      {
        fromWeek: 0,
        toWeek: 5,
        positions: ['inverted', 'hanging', 'jump', 'kneeling'],
        patterns: ['carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 6,
        toWeek: 11,
        positions: ['inverted', 'hanging', 'jump'],
        patterns: ['jump'],
        reserve: 3,
        growth: 'slow',
      },
      { fromWeek: 12, toWeek: 25, positions: ['jump'], patterns: ['jump'], reserve: 3, growth: 'slow' },
      { fromWeek: 26, toWeek: Infinity, positions: [], patterns: [], reserve: 1, growth: 'normal' },
    ],
  },
  // Mayer and others / Sports Health: Stress Fractures of the Foot and Ankle in Athletes (2014)
  // Kahanov and others: Diagnosis, treatment, and rehabilitation of stress fractures in the lower extremity in runners (2015)
  'stress-fracture': {
    plain: 'a stress fracture',
    clearWith: { who: ['doctor'] },
    positions: ['jump'],
    patterns: ['carry', 'jump'],
    spares: ['ankle'],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['seated', 'supported'],
    stopSigns: [
      'pain in the bone during or after an exercise',
      'pain at night or at rest',
      'limping',
      'groin pain when you stand on one leg',
    ],
  },
  // AHA: Resistance Exercise Training in Individuals With and Without Cardiovascular Disease: 2023 Update (2024)
  // ESC: 2020 ESC Guidelines on sports cardiology and exercise in patients with cardiovascular disease (2020)
  // Harvard Health: Strength training and high blood pressure (Harvard Heart Letter advice)
  'high-blood-pressure': {
    plain: 'high blood pressure',
    clearWith: { who: ['doctor'], onlyIf: 'your readings are not under control' },
    positions: ['inverted'],
    patterns: [],
    spares: [],
    holds: true,
    reserve: 2,
    growth: 'slow',
    adds: ['breathing-cue'],
    stopSigns: [
      'chest pain or pressure',
      'a sudden very bad headache',
      'dizziness or trouble seeing',
      'being out of breath in a way that is new',
    ],
  },
  // Mayo Clinic: Beta blockers: How do they affect exercise? (2023)
  // AHA: Resistance Exercise Training in Individuals With and Without Cardiovascular Disease: 2023 Update (2024)
  'blood-pressure-medicine': {
    plain: 'medicine for blood pressure or the heart',
    clearWith: { who: ['doctor'], onlyIf: 'your readings are not under control' },
    positions: ['inverted'],
    patterns: [],
    spares: [],
    holds: true,
    reserve: 2,
    growth: 'slow',
    adds: ['breathing-cue', 'supported'],
    stopSigns: [
      'feeling faint when you stand up',
      'chest pain or pressure',
      'a very slow or uneven heartbeat',
      'being out of breath in a way that is new',
    ],
  },
  // AHA: Resistance Exercise Training in Individuals With and Without Cardiovascular Disease: 2023 Update (2024)
  // ESC: 2020 ESC Guidelines on sports cardiology and exercise in patients with cardiovascular disease (2020)
  // The Health Reporter: Building a Better Body After Open-Heart Surgery
  'heart-disease': {
    plain: 'heart disease',
    clearWith: { who: ['cardiologist'] },
    positions: ['inverted', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['breathing-cue', 'supported'],
    stopSigns: [
      'chest pain, pressure or pain in the arm or jaw',
      'being short of breath at light effort',
      'feeling faint or breaking into a cold sweat',
      'a racing or uneven heartbeat',
      'sudden swelling of the legs',
    ],
  },
  // ACSM: Exercising With a Pacemaker or Implantable Cardioverter Defibrillator (2010)
  // ESC: 2020 ESC Guidelines on sports cardiology and exercise in patients with cardiovascular disease (2020)
  'heart-rhythm': {
    plain: 'a heart rhythm problem',
    clearWith: { who: ['cardiologist'] },
    positions: ['inverted', 'hanging', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['breathing-cue', 'supported'],
    stopSigns: [
      'a racing, pounding or uneven heartbeat',
      'feeling faint or passing out',
      'chest pain',
      'a shock from your device',
    ],
  },
  // AHA / ASA: Physical Activity and Exercise Recommendations for Stroke Survivors (2014)
  stroke: {
    plain: 'a stroke',
    clearWith: { who: ['doctor', 'physiotherapist'] },
    positions: ['inverted', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'seated', 'balance', 'breathing-cue'],
    mayFall: true,
    stopSigns: [
      'face drooping, arm weakness or slurred speech',
      'a sudden very bad headache',
      'sudden loss of sight or balance',
      'chest pain',
    ],
  },
  // ACC / AHA: 2022 ACC/AHA Guideline for the Diagnosis and Management of Aortic Disease (2022)
  // John Ritter Foundation: Exercise and activity recommendations (thoracic aortic disease)
  aneurysm: {
    plain: 'an aneurysm',
    clearWith: { who: ['cardiologist', 'vascular surgeon'] },
    positions: ['inverted', 'hanging', 'jump'],
    patterns: ['carry', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'none',
    adds: ['breathing-cue', 'supported', 'seated'],
    stopSigns: [
      'sudden tearing pain in the chest, back or belly',
      'a sudden very bad headache',
      'fainting',
      'new weakness or trouble speaking',
    ],
  },
  // North American Thrombosis Forum: How to Safely Start an Exercise Routine After a DVT or PE (2016)
  // Clot Connect (University of North Carolina): When can I resume physical activities?
  'blood-clot': {
    plain: 'a blood clot',
    clearWith: { who: ['doctor'] },
    positions: ['inverted', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['seated', 'breathing-cue', 'supported'],
    stopSigns: [
      'sudden shortness of breath',
      'chest pain, worse when breathing in',
      'a calf or thigh that swells, hurts or turns red',
      'coughing up blood',
    ],
  },
  // Rotherham NHS Foundation Trust: Life with anticoagulation
  'blood-thinners': {
    plain: 'blood thinners',
    clearWith: { who: ['doctor'] },
    positions: ['inverted', 'hanging', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 1,
    growth: 'normal',
    adds: ['supported'],
    stopSigns: [
      'any hard knock to the head, even if you feel well',
      'bleeding that does not stop',
      'a large bruise that keeps growing',
      'black stools or blood in urine',
      'a sudden very bad headache',
    ],
  },
  // ADA: Physical Activity/Exercise and Diabetes: A Position Statement (2016)
  'diabetes-insulin': {
    plain: 'diabetes treated with insulin',
    clearWith: { who: ['diabetes team'] },
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 1,
    growth: 'slow',
    adds: [],
    stopSigns: [
      'feeling shaky, sweaty, very hungry or confused',
      'a glucose reading under 70 mg/dL (3.9 mmol/L)',
      'a high reading with ketones or feeling sick',
      'chest pain',
      'sudden change in your sight',
    ],
  },
  // ADA: Physical Activity/Exercise and Diabetes: A Position Statement (2016)
  // Colberg / Frontiers in Endocrinology: Key Points from the Updated Guidelines on Exercise and Diabetes (2017)
  diabetes: {
    plain: 'diabetes',
    clearWith: null,
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 1,
    growth: 'normal',
    adds: ['balance'],
    stopSigns: [
      'feeling shaky, sweaty or confused',
      'chest pain or unusual shortness of breath',
      'a sore on the foot',
      'sudden change in your sight',
    ],
  },
  // ILAE: Epilepsy, seizures, physical exercise, and sports: a report from the ILAE Task Force on Sports and Epilepsy (2016)
  epilepsy: {
    plain: 'epilepsy',
    clearWith: { who: ['doctor'], onlyIf: 'you have had a seizure in the past year' },
    positions: ['overhead', 'supine', 'inverted', 'hanging'],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['seated', 'supported', 'breathing-cue'],
    stopSigns: [
      'an aura or any sign you know comes before a seizure',
      'a seizure',
      'confusion or lost time',
      'a hit to the head',
    ],
  },
  // Brighton and Sussex University Hospitals (NHS): Vasovagal syncope (simple faint)
  // Middlesex Health: Vasovagal syncope (2018)
  fainting: {
    plain: 'fainting or low blood pressure',
    clearWith: { who: ['doctor'] },
    positions: ['overhead', 'inverted', 'hanging', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['seated', 'supported', 'breathing-cue'],
    stopSigns: [
      'feeling faint, sweaty or your sight going dark',
      'fainting during exercise',
      'a pounding or uneven heartbeat',
      'chest pain',
    ],
  },
  // Gloucestershire Hospitals NHS: Understanding benign paroxysmal positional vertigo (BPPV)
  vertigo: {
    plain: 'vertigo',
    clearWith: { who: ['doctor'], onlyIf: 'it is new or getting worse' },
    positions: ['supine', 'prone', 'inverted', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['seated', 'supported'],
    mayFall: true,
    stopSigns: [
      'the room starts to spin',
      'new trouble hearing or a new bad headache',
      'double vision, slurred speech or a weak arm or leg',
      'falling',
    ],
  },
  // WHO: WHO guidelines on physical activity and sedentary behaviour (2020)
  falls: {
    plain: 'falls',
    clearWith: { who: ['doctor'], onlyIf: 'you have fallen more than once in a year', meanwhile: true },
    positions: ['jump', 'kneeling', 'inverted'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['balance', 'supported', 'seated', 'hip-abductors'],
    mayFall: true,
    stopSigns: [
      'a fall or near fall in training',
      'feeling faint or dizzy',
      'a hit to the head',
      'new pain in the hip, wrist or back',
    ],
  },
  // ACSM: Updating ACSM's Recommendations for Exercise Preparticipation Health Screening (2015)
  'chest-pain': {
    plain: 'chest pain',
    clearWith: { who: ['doctor'] },
    positions: ['overhead', 'inverted', 'hanging', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'none',
    adds: ['seated'],
    stopSigns: [
      'chest pain or pressure that lasts more than a few minutes: call the emergency number',
      'pain that spreads to arm, back, neck or jaw',
      'shortness of breath, cold sweat or feeling sick',
      'feeling faint',
    ],
  },
  // ACSM: Updating ACSM's Recommendations for Exercise Preparticipation Health Screening (2015)
  breathlessness: {
    plain: 'breathlessness that has no known cause',
    clearWith: { who: ['doctor'] },
    positions: ['supine', 'inverted', 'hanging', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'none',
    adds: ['seated', 'breathing-cue'],
    stopSigns: [
      'being short of breath while resting',
      'chest pain',
      'blue lips',
      'coughing up blood',
      'one swollen, sore calf',
    ],
  },
  // Asthma UK (in Pharmacy Magazine): Exercise tips for people with asthma
  asthma: {
    plain: 'asthma',
    clearWith: null,
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 1,
    growth: 'normal',
    adds: ['breathing-cue'],
    stopSigns: [
      'wheezing or a tight chest that your reliever does not ease',
      'being too breathless to speak',
      'needing the reliever more often than usual',
    ],
  },
  // Egyptian Journal of Chest Diseases and Tuberculosis: Endurance and strength training in pulmonary rehabilitation for COPD patients (2016)
  copd: {
    plain: 'COPD or another lung disease',
    clearWith: { who: ['doctor'] },
    positions: ['inverted', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: true,
    reserve: 2,
    growth: 'slow',
    adds: ['seated', 'supported', 'breathing-cue'],
    stopSigns: [
      'being more breathless than usual, not settling in a few minutes',
      'blue lips or fingers',
      'chest pain',
      'more cough or a change in your phlegm',
      'feeling faint',
    ],
  },
  // H. Marzook, consultant surgeon / Top Doctors: Exercising after hernia surgery: what helps and what to avoid (2019)
  hernia: {
    plain: 'a hernia',
    clearWith: { who: ['doctor'] },
    positions: ['hanging', 'inverted', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'none',
    adds: ['breathing-cue', 'supported', 'seated'],
    stopSigns: [
      'the lump turns hard, red or very painful',
      'the lump does not go back when you lie down',
      'belly pain with vomiting or no wind',
      'pain that grows with each set',
    ],
  },
  // Integrated Diabetes Services (diabetes educators): Reducing the risk of diabetic retinopathy progression with physical activity
  retina: {
    plain: 'a problem with the retina',
    clearWith: { who: ['eye doctor'] },
    positions: ['inverted', 'prone', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'none',
    adds: ['seated', 'breathing-cue', 'supported'],
    stopSigns: [
      'flashes of light',
      'a shower of new floaters',
      'a curtain or shadow across your sight',
      'sudden loss of sight or eye pain',
    ],
  },
  // Jasien and others / PLOS ONE: Intraocular Pressure Rise in Subjects with and without Glaucoma during Four Common Yoga Positions (2015)
  glaucoma: {
    plain: 'glaucoma',
    clearWith: null,
    positions: ['inverted'],
    patterns: [],
    spares: [],
    holds: true,
    reserve: 2,
    growth: 'slow',
    adds: ['breathing-cue', 'seated'],
    stopSigns: [
      'eye pain or a red eye',
      'blurred sight or rainbow rings around lights',
      'a bad headache with feeling sick',
      'sudden loss of sight',
    ],
  },
  // National MS Society: Exercise and lifestyle physical activity recommendations for people with multiple sclerosis throughout the disease course (2020)
  'multiple-sclerosis': {
    plain: 'multiple sclerosis',
    clearWith: { who: ['doctor', 'physiotherapist'] },
    positions: ['jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['balance', 'supported', 'seated'],
    mayFall: true,
    stopSigns: [
      'new numbness, weakness or change of sight that lasts over a day',
      'legs that give way',
      'old symptoms that do not settle after cooling down and resting',
      'a fall',
    ],
  },
  // APTA: Physical Therapist Management of Parkinson Disease: A Clinical Practice Guideline (2022)
  parkinsons: {
    plain: 'Parkinson’s disease',
    clearWith: { who: ['doctor', 'physiotherapist'] },
    positions: ['jump', 'inverted'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['balance', 'supported', 'pulling', 'seated'],
    mayFall: true,
    stopSigns: [
      'a fall or near fall',
      'feeling faint when you stand up',
      'freezing that does not pass',
      'chest pain',
    ],
  },
  // The Ehlers-Danlos Society / Ehlers-Danlos Support UK: Physical therapy for hypermobility
  // Children's Wisconsin: Exercise guidelines for joint hypermobility
  hypermobility: {
    plain: 'very loose joints',
    clearWith: null,
    positions: ['hanging', 'inverted', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported', 'pulling', 'hip-abductors'],
    stopSigns: [
      'a joint that slips or pops out',
      'pain that lasts more than a day',
      'numbness or tingling',
      'feeling faint; sudden chest or belly pain',
    ],
  },
  // ACSM: Exercise Guidelines for Cancer Survivors: Consensus Statement from International Multidisciplinary Roundtable (2019)
  'cancer-treatment': {
    plain: 'cancer or its treatment',
    clearWith: { who: ['cancer team'] },
    positions: ['inverted', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'seated', 'balance'],
    stopSigns: [
      'new or growing pain in a bone',
      'fever or feeling unwell',
      'bleeding or bruising without cause',
      'unusual shortness of breath or chest pain',
      'dizziness',
    ],
  },
  // Schmitz and others / NEJM: Weight Lifting in Women with Breast-Cancer-Related Lymphedema (2009)
  // ACSM: Exercise Guidelines for Cancer Survivors: Consensus Statement from International Multidisciplinary Roundtable (2019)
  lymphedema: {
    plain: 'lymphedema',
    clearWith: { who: ['lymphedema therapist', 'doctor'] },
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported', 'pulling'],
    stopSigns: [
      'more swelling, heaviness or tightness that stays into the next day',
      'red, hot skin or fever',
      'new pain or tingling in the limb',
    ],
  },
  // Royal College of Surgeons of England: Get Well Soon: recovering after surgery (2011)
  // Northern Care Alliance (NHS): Muscle strengthening (Surgery School)
  surgery: {
    plain: 'a recent operation',
    clearWith: { who: ['surgeon', 'physiotherapist'] },
    positions: ['prone', 'inverted', 'hanging', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'slow',
    adds: ['seated', 'supported', 'breathing-cue'],
    stopSigns: [
      'a wound that opens, bleeds, leaks or turns red and hot',
      'fever',
      'one swollen, sore calf or sudden breathlessness',
      'pain that grows',
    ],
    phases: [
      {
        fromWeek: 0,
        toWeek: 1,
        positions: ['overhead', 'prone', 'inverted', 'hanging', 'kneeling', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 2,
        toWeek: 5,
        positions: ['prone', 'inverted', 'hanging', 'jump', 'overhead'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 6,
        toWeek: 11,
        positions: ['inverted', 'hanging', 'jump'],
        patterns: ['trunk-flexion', 'jump'],
        reserve: 3,
        growth: 'slow',
      },
      { fromWeek: 12, toWeek: 25, positions: [], patterns: [], reserve: 2, growth: 'slow' },
      { fromWeek: 26, toWeek: Infinity, positions: [], patterns: [], reserve: 1, growth: 'normal' },
    ],
  },
  // Ilford Hospital: Hip replacement: recovery
  'joint-replacement': {
    plain: 'a joint replacement',
    clearWith: { who: ['surgeon', 'physiotherapist'] },
    positions: ['inverted', 'hanging', 'kneeling', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'balance', 'hip-abductors'],
    stopSigns: [
      'sudden sharp pain, a clunk or the joint slipping',
      'the leg looks shorter or turned',
      'hot, red, swollen joint or fever',
      'one swollen, sore calf or sudden breathlessness',
    ],
    phases: [
      {
        fromWeek: 0,
        toWeek: 5,
        positions: ['overhead', 'prone', 'inverted', 'hanging', 'kneeling', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 6,
        toWeek: 11,
        positions: ['prone', 'inverted', 'hanging', 'kneeling', 'jump'],
        patterns: ['trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'slow',
      },
      {
        fromWeek: 12,
        toWeek: 25,
        positions: ['inverted', 'hanging', 'kneeling', 'jump'],
        patterns: ['jump'],
        reserve: 3,
        growth: 'slow',
      },
      {
        fromWeek: 26,
        toWeek: Infinity,
        positions: ['jump'],
        patterns: ['jump'],
        reserve: 2,
        growth: 'normal',
      },
    ],
  },
  // NICE: Low back pain and sciatica in over 16s: assessment and management (NG59) (2016)
  // GP Reasoning (UK primary care): Sciatica: assessment and management
  disc: {
    plain: 'a disc problem in the back',
    clearWith: null,
    positions: ['inverted', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'jump'],
    spares: ['lower-back'],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'hip-abductors', 'breathing-cue', 'trunk'],
    stopSigns: [
      'numbness between the legs',
      'trouble holding or passing urine or stool',
      'a leg or foot that gets weaker',
      'pain that moves further down the leg',
    ],
  },
  // NICE: Low back pain and sciatica in over 16s: assessment and management (NG59) (2016)
  // GP Reasoning (UK primary care): Sciatica: assessment and management
  sciatica: {
    plain: 'sciatica',
    clearWith: null,
    positions: ['inverted', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'jump'],
    spares: ['lower-back'],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'hip-abductors', 'trunk'],
    stopSigns: [
      'numbness between the legs',
      'trouble holding or passing urine or stool',
      'a foot that drops or a leg that gets weaker',
      'pain in both legs',
    ],
  },
  // Circle Health Group: Spinal fusion: recovery
  // Spine-health: Spinal fusion surgery recovery: 1-3 months, and 3 months and after
  'spinal-fusion': {
    plain: 'a spinal fusion',
    clearWith: { who: ['surgeon', 'physiotherapist'] },
    positions: ['inverted', 'hanging', 'jump'],
    patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
    spares: ['lower-back', 'neck'],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'pulling'],
    stopSigns: [
      'sudden or new back or neck pain',
      'numbness or weakness in an arm or leg',
      'trouble with bladder or bowel',
      'fever or a wound that leaks',
    ],
    phases: [
      {
        fromWeek: 0,
        toWeek: 5,
        positions: ['overhead', 'prone', 'inverted', 'hanging', 'kneeling', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 6,
        toWeek: 11,
        positions: ['overhead', 'prone', 'inverted', 'hanging', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 12,
        toWeek: 25,
        positions: ['inverted', 'hanging', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'slow',
      },
      {
        fromWeek: 26,
        toWeek: Infinity,
        positions: ['inverted', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'jump'],
        reserve: 2,
        growth: 'slow',
      },
    ],
  },
  // Archives of Physiotherapy: Lumbar spondylolisthesis: state of the art on assessment and conservative treatment (2021)
  // MedicineNet: Can I exercise with spondylolisthesis and stenosis? (2017)
  spondylolisthesis: {
    plain: 'a slipped vertebra',
    clearWith: null,
    positions: ['overhead', 'prone', 'inverted', 'jump'],
    patterns: ['trunk-rotation', 'jump'],
    spares: ['lower-back'],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported', 'breathing-cue', 'hip-abductors'],
    stopSigns: [
      'numbness between the legs',
      'trouble with bladder or bowel',
      'new weakness or numbness in a leg',
      'back pain that grows when you arch',
    ],
  },
  // Cambridgeshire DynamicHealth (NHS): Lumbar stenosis
  // Allied Health Professionals Suffolk (NHS): Spinal stenosis
  'spinal-stenosis': {
    plain: 'spinal stenosis',
    clearWith: null,
    positions: ['overhead', 'prone', 'inverted', 'jump'],
    patterns: ['carry', 'jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['seated', 'supported', 'hip-abductors'],
    stopSigns: [
      'numbness between the legs',
      'trouble with bladder or bowel',
      'legs that give way or clumsy hands',
      'leg pain that does not ease when you sit',
    ],
  },
  // Green and others / Journal of Chiropractic Medicine: Is physical activity contraindicated for individuals with scoliosis? A systematic literature review (2009)
  // SOSORT: 2016 SOSORT guidelines: orthopaedic and rehabilitation treatment of idiopathic scoliosis during growth (2018)
  scoliosis: {
    plain: 'scoliosis',
    clearWith: null,
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 1,
    growth: 'normal',
    adds: ['single-leg', 'pulling'],
    stopSigns: [
      'new numbness or weakness in an arm or leg',
      'back pain that wakes you at night',
      'shortness of breath that is new',
    ],
  },
  // NICE: Osteoarthritis in over 16s: diagnosis and management (NG226) (2022)
  // EULAR / RMD Open: Effects of exercise and physical activity promotion in rheumatoid arthritis, spondyloarthritis and hip/knee osteoarthritis (meta-analysis for EULAR) (2018)
  osteoarthritis: {
    plain: 'osteoarthritis',
    clearWith: null,
    positions: ['kneeling', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported', 'hip-abductors'],
    stopSigns: [
      'a joint that is hot, red or suddenly swollen',
      'a joint that locks or gives way',
      'pain above 5 out of 10, or that is worse the next day',
    ],
  },
  // EULAR / RMD Open: Effects of exercise and physical activity promotion in rheumatoid arthritis, spondyloarthritis and hip/knee osteoarthritis (meta-analysis for EULAR) (2018)
  // EULAR: EULAR recommendations for physical activity in people with inflammatory arthritis and osteoarthritis: 2025 update (2025)
  'rheumatoid-arthritis': {
    plain: 'rheumatoid arthritis',
    clearWith: null,
    positions: ['inverted', 'kneeling', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['grip-free', 'supported'],
    stopSigns: [
      'a joint that becomes hot and swollen',
      'neck pain with tingling or weak arms or legs',
      'fever or feeling unwell',
      'pain that is worse the next day',
    ],
  },
  // NHS (quoted in the press): Gout
  // Arthritis Foundation (quoted in the press): Exercise and gout
  gout: {
    plain: 'gout',
    clearWith: null,
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 1,
    growth: 'normal',
    adds: [],
    stopSigns: [
      'a joint that turns hot, red and very painful',
      'fever with a hot joint',
      'pain in the side or blood in the urine',
    ],
  },
  // Dominguez-Romero and others / Diagnostics: Exercise-based muscle development programmes and their effectiveness in rotator cuff tendinopathy: a systematic review (2021)
  'rotator-cuff': {
    plain: 'a rotator cuff problem',
    clearWith: null,
    positions: ['overhead', 'hanging', 'inverted'],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['pulling', 'supported'],
    stopSigns: [
      'not being able to lift the arm after a jolt or fall',
      'pain that wakes you at night and grows',
      'numbness or tingling down the arm',
      'pain above 5 out of 10 in a set',
    ],
  },
  // C. Logan MD: Weight lifting modifications for anterior instability (2018)
  // Wilk and others: Non-operative rehabilitation for traumatic and atraumatic glenohumeral instability (2006)
  'shoulder-instability': {
    plain: 'an unstable shoulder',
    clearWith: null,
    positions: ['overhead', 'hanging', 'inverted'],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['pulling', 'supported'],
    stopSigns: [
      'the shoulder slips or pops out',
      'a dead or numb arm',
      'a feeling that it is about to go out',
    ],
  },
  // Hospital for Special Surgery: Elbow lateral pain: non-operative guidelines (2022)
  'tennis-elbow': {
    plain: 'tennis or golfer’s elbow',
    clearWith: null,
    positions: ['hanging'],
    patterns: ['carry'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['grip-free', 'supported'],
    stopSigns: [
      'elbow pain above 5 out of 10 in a set',
      'pain that is worse the next morning',
      'numb or tingling fingers',
      'a sudden loss of grip',
    ],
  },
  // Malliaras and others / JOSPT: Patellar Tendinopathy: Clinical Diagnosis, Load Management, and Advice for Challenging Case Presentations (2015)
  'patellar-tendon': {
    plain: 'a sore kneecap tendon',
    clearWith: null,
    positions: ['jump', 'kneeling'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported', 'hip-abductors'],
    stopSigns: [
      'tendon pain above 4 out of 10 in a set',
      'pain that is worse the next morning',
      'a pop and not being able to straighten the knee',
    ],
  },
  // McClinton and others: Nonsurgical Management of Midsubstance Achilles Tendinopathy (2015)
  achilles: {
    plain: 'a sore Achilles tendon',
    clearWith: null,
    positions: ['jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported'],
    stopSigns: [
      'a pop or a kick in the calf',
      'not being able to push off or stand on your toes',
      'tendon pain above 5 out of 10',
      'a hot, swollen calf',
    ],
  },
  // Rathleff and others / Scand J Med Sci Sports: High-load strength training improves outcome in patients with plantar fasciitis (2015)
  'plantar-fasciitis': {
    plain: 'plantar fasciitis',
    clearWith: null,
    positions: ['jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 1,
    growth: 'slow',
    adds: ['supported'],
    stopSigns: [
      'a pop in the sole with bruising',
      'heel pain at rest or at night',
      'numb or tingling sole',
      'pain that is worse each morning',
    ],
  },
  // NICE CKS (quoted): Carpal tunnel syndrome (primary care management)
  // Sunderland Integrated Musculoskeletal Service (NHS): Carpal tunnel
  'carpal-tunnel': {
    plain: 'carpal tunnel syndrome',
    clearWith: null,
    positions: ['hanging', 'inverted'],
    patterns: ['carry'],
    spares: ['wrist'],
    holds: false,
    reserve: 1,
    growth: 'normal',
    adds: ['grip-free'],
    stopSigns: [
      'numbness that stays after the session',
      'thumb or grip getting weaker',
      'dropping things',
      'pain that wakes you more often',
    ],
  },
  // Aspetar: Clinical practice guideline on rehabilitation after ACL reconstruction (2023)
  // University of Delaware Physical Therapy: Rehabilitation after ACL Reconstruction: Practice Guidelines
  'ligament-tear': {
    plain: 'a torn ligament',
    clearWith: { who: ['surgeon', 'physiotherapist'] },
    positions: ['jump', 'kneeling'],
    patterns: ['trunk-rotation', 'jump'],
    spares: ['knee'],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'balance', 'hip-abductors'],
    stopSigns: [
      'the joint gives way',
      'new swelling after training',
      'a pop, or the joint locks',
      'one swollen, sore calf',
    ],
  },
  // Sirona care & health (NHS): Degenerative meniscal tear (2019)
  // Pure Physiotherapy: Degenerative meniscus early exercise programme
  meniscus: {
    plain: 'a meniscus tear',
    clearWith: null,
    positions: ['kneeling', 'jump'],
    patterns: ['trunk-rotation', 'jump'],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'hip-abductors'],
    stopSigns: [
      'the knee locks and will not straighten',
      'the knee gives way',
      'new swelling',
      'pain above 5 out of 10 or worse next day',
    ],
  },
  // American Academy of Pediatrics: Resistance Training for Children and Adolescents (2020)
  'under-16': {
    plain: 'being under 16',
    clearWith: { who: ['parent', 'guardian'] },
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['balance', 'single-leg'],
    stopSigns: [
      'pain in a joint or near the end of a bone',
      'chest pain or feeling faint in effort',
      'back pain that lasts',
      'feeling unwell',
    ],
  },
  // NSCA: Resistance Training for Older Adults: Position Statement (2019)
  // WHO: WHO guidelines on physical activity and sedentary behaviour (2020)
  'over-65': {
    plain: 'being 65 or older',
    clearWith: null,
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['balance', 'supported'],
    stopSigns: [
      'chest pain or pressure',
      'feeling faint or dizzy',
      'a fall',
      'sharp pain in a joint or the back',
    ],
  },
  // Martin Ginis and others / Spinal Cord: Evidence-based scientific exercise guidelines for adults with spinal cord injury (2018)
  // Ellapen and others: The health benefits and constraints of exercise therapy for wheelchair users: a clinical commentary (2017)
  // Consortium for Spinal Cord Medicine / Paralyzed Veterans of America: Preservation of Upper Limb Function Following Spinal Cord Injury (2005), on transfers, hanging and the muscles that pull the shoulder back
  // Mulroy and others / Physical Therapy: Strengthening and Optimal Movements for Painful Shoulders (STOMPS) in Chronic Spinal Cord Injury (2011), on outward rotation and the shoulder blades
  wheelchair: {
    plain: 'using a wheelchair',
    clearWith: { who: ['doctor', 'physiotherapist'], livedWith: true },
    positions: ['standing', 'floor', 'prone', 'inverted', 'hanging', 'kneeling', 'jump'],
    patterns: [...PATTERNS.filter(isLegs), 'carry'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['seated', 'pulling', 'shoulder-blades', 'outward-rotation', 'supported', 'trunk'],
    unable: 'no standing, floor or leg work',
    stopSigns: [
      'shoulder pain that grows from week to week',
      'red or broken skin where you sit',
      'tipping over',
      'with an injury at T6 or above, a sudden pounding headache: sit up and get help',
      'feeling faint or too hot',
    ],
  },
  // US Department of Veterans Affairs: Lower Body Strengthening After Amputation
  amputation: {
    plain: 'an amputation',
    clearWith: { who: ['doctor', 'physiotherapist'], livedWith: true },
    positions: ['jump', 'kneeling'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['seated', 'supported', 'balance', 'hip-abductors'],
    mayFall: true,
    stopSigns: [
      'red, broken or sore skin on the limb',
      'pain in the limb that grows',
      'a socket that no longer fits',
      'a fall',
    ],
  },
  // EULAR: EULAR revised recommendations for the management of fibromyalgia (2017)
  fibromyalgia: {
    plain: 'fibromyalgia',
    clearWith: null,
    positions: [],
    patterns: [],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'slow',
    adds: ['supported', 'seated'],
    stopSigns: [
      'pain or tiredness that stays worse for more than 2 days',
      'one joint that turns hot and swollen',
      'new weakness or numbness',
    ],
  },
  // NICE: Myalgic encephalomyelitis / chronic fatigue syndrome: diagnosis and management (NG206) (2021)
  'chronic-fatigue': {
    plain: 'chronic fatigue syndrome',
    clearWith: { who: ['doctor', 'specialist team'] },
    positions: ['inverted', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: true,
    reserve: 3,
    growth: 'none',
    adds: ['seated', 'supported', 'breathing-cue'],
    stopSigns: [
      'feeling much worse in the 1 to 3 days after a session',
      'a racing heart when you sit or stand up',
      'chest pain or breathlessness',
      'feeling faint',
    ],
  },
  // Concussion in Sport Group: Consensus statement on concussion in sport (Berlin): graduated return to sport (2017)
  // Concussion in Sport Group / BJSM: Consensus statement on concussion in sport (Amsterdam) (2023)
  concussion: {
    plain: 'a concussion',
    clearWith: { who: ['doctor'] },
    positions: ['overhead', 'prone', 'inverted', 'hanging', 'jump'],
    patterns: ['carry', 'jump'],
    spares: ['neck'],
    holds: true,
    reserve: 3,
    growth: 'none',
    adds: ['seated', 'supported', 'breathing-cue'],
    stopSigns: [
      'a headache that grows',
      'being sick more than once',
      'confusion, drowsiness or a fit',
      'weakness, slurred speech or unequal pupils',
      'symptoms that come back in a session',
    ],
    phases: [
      {
        fromWeek: 0,
        toWeek: 0,
        positions: ['overhead', 'supine', 'prone', 'inverted', 'hanging', 'kneeling', 'jump'],
        patterns: ['trunk-flexion', 'trunk-rotation', 'carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 1,
        toWeek: 3,
        positions: ['overhead', 'prone', 'inverted', 'hanging', 'jump'],
        patterns: ['carry', 'jump'],
        reserve: 3,
        growth: 'none',
      },
      {
        fromWeek: 4,
        toWeek: 11,
        positions: ['inverted', 'jump'],
        patterns: ['jump'],
        reserve: 3,
        growth: 'slow',
      },
      { fromWeek: 12, toWeek: Infinity, positions: [], patterns: [], reserve: 1, growth: 'normal' },
    ],
  },
  // UK Kidney Association: Clinical practice guideline: exercise and lifestyle in chronic kidney disease (2021)
  // AHA: Resistance Exercise Training in Individuals With and Without Cardiovascular Disease: 2023 Update (2024)
  'kidney-disease': {
    plain: 'kidney disease',
    clearWith: { who: ['kidney team'] },
    positions: ['inverted'],
    patterns: [],
    spares: [],
    holds: true,
    reserve: 2,
    growth: 'slow',
    adds: ['balance', 'seated', 'breathing-cue'],
    stopSigns: [
      'chest pain or unusual breathlessness',
      'feeling faint or a pounding heart',
      'bleeding or swelling at a fistula or tube',
      'very weak or cramping muscles',
      'dark urine',
    ],
  },
  // Journal of Eating Disorders: Medical and physiological complications of exercise for individuals with an eating disorder: a narrative review (2023)
  // Cook and others / Med Sci Sports Exerc: Exercise in Eating Disorders Treatment: Systematic Review and Proposal of Guidelines (2016)
  'eating-disorder': {
    plain: 'an eating disorder',
    clearWith: { who: ['doctor', 'care team'] },
    positions: ['jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 3,
    growth: 'none',
    adds: ['supported', 'breathing-cue'],
    stopSigns: [
      'feeling faint or a heart that races, flutters or is very slow',
      'chest pain',
      'muscle cramps or weakness after being sick',
      'feeling you must train to make up for food',
    ],
  },
  // Varkey and others / European Neurology: Provocation of Migraine after Maximal Exercise: A Test-Retest Study (2017)
  // Migraine.com: Migraine triggers: exercise, physical activity (2020)
  migraine: {
    plain: 'migraine',
    clearWith: null,
    positions: ['inverted'],
    patterns: [],
    spares: [],
    holds: true,
    reserve: 2,
    growth: 'slow',
    adds: ['breathing-cue'],
    stopSigns: [
      'a sudden headache that is the worst of your life',
      'a headache with weakness, slurred speech or fever',
      'a headache that starts at the peak of a lift',
      'the first signs of an attack',
    ],
  },
  // ACSM: Guidelines for Exercise Testing and Prescription, 11th edition (2021), overweight and obesity
  // Donnelly and others / ACSM: Appropriate Physical Activity Intervention Strategies for Weight Loss (2009)
  'high-body-weight': {
    plain: 'a high body weight',
    clearWith: null,
    positions: ['hanging', 'inverted', 'jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported', 'seated'],
    // Practice: what lifts or lowers the whole body comes after what a stack or a seat carries.
    excludes: ({ id, traits }) =>
      traits.includes('whole-body') || (/push-up/.test(id) && !/wall|incline/.test(id)),
    stopSigns: [
      'chest pain or pressure',
      'being short of breath in a way that does not settle in a few minutes',
      'feeling faint',
      'pain in a knee, hip or ankle that grows with each set',
    ],
  },
  // Hendy and Lamon / Frontiers in Physiology: The Cross-Education Phenomenon (2017): the trained arm helps the resting one
  // Norfolk Community Health and Care (NHS): Fracture / broken bones
  'one-arm': {
    plain: 'one arm or hand that cannot work',
    clearWith: null,
    positions: ['hanging', 'inverted'],
    patterns: ['carry'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['seated', 'supported'],
    excludes: (entry) => !worksWithOneArm(entry),
    stopSigns: [
      'new pain, swelling, numbness or a change of colour in the resting arm',
      'a weight or a machine that you cannot hold or leave safely with one hand',
    ],
  },
  // Petilon and others / Sports Medicine: Pectoralis major muscle injuries: evaluation and management (2005)
  'pec-tear': {
    plain: 'a torn chest muscle',
    clearWith: null,
    positions: [],
    patterns: ['chest-fly'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported', 'outward-rotation', 'pulling'],
    // The muscle tears where it is stretched under load, at the bottom of a press or a dip.
    excludes: ({ id }) => /(^|-)dip$|deficit-push-up|pullover/.test(id),
    stopSigns: [
      'a sudden tearing feeling or a pop in the chest or armpit',
      'new bruising of the chest or upper arm',
      'a dent in the chest that was not there',
    ],
  },
  // Green and others / British Journal of Sports Medicine: Recalibrating the risk of hamstring strain injury (2020): a torn muscle tears again
  // Hickey and others / British Journal of Sports Medicine: Criteria for progressing rehabilitation following hamstring strain injury (2017): loaded early, stretched hard late
  'muscle-tear': {
    plain: 'a torn muscle',
    clearWith: null,
    positions: ['jump'],
    patterns: ['jump'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['supported'],
    // Loads a muscle hard where it is longest.
    excludes: ({ id }) => /^nordic|stiff-leg|good-morning/.test(id),
    stopSigns: [
      'a sudden sharp pain or a pop in the muscle',
      'new bruising or a dent',
      'pain that makes you limp or change how you move',
    ],
  },
  // Kibler and others / British Journal of Sports Medicine: Clinical implications of scapular dyskinesis in shoulder injury (2013)
  'winged-scapula': {
    plain: 'a winged shoulder blade',
    clearWith: null,
    positions: ['hanging'],
    patterns: ['vertical-push'],
    spares: [],
    holds: false,
    reserve: 2,
    growth: 'slow',
    adds: ['shoulder-blades', 'pulling', 'outward-rotation'],
    stopSigns: ['an arm that gets weaker or goes numb', 'pain in the shoulder that grows with each set'],
  },
}
