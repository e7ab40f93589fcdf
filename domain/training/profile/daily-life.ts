import { z } from 'zod'

/** What somebody says of sleep, food, body weight and a first step, where the usual advice would miss them. */
export const DailyLife = z.object({
  /** They sleep too little, and say so. */
  sleepsLittle: z.literal(true).optional(),
  /** They lose weight or want to: advice to eat more would contradict it. */
  losesWeight: z.enum(['wants', 'medicine']).optional(),
  /** They call themselves thin, or want to weigh more. */
  wantsToGain: z.literal(true).optional(),
  /** They do not know how to begin. */
  isLost: z.literal(true).optional(),
  /** The grams of protein that they say they eat in a day. */
  proteinG: z.number().optional(),
  /** Their food has to cost little. */
  hasLittleMoney: z.literal(true).optional(),
})
export type DailyLife = z.infer<typeof DailyLife>

const FEW_HOURS =
  /\bsle(?:ep(?:s|ing|y)?|pt)\b[^.!?;\n\d]{0,25}[1-6](?:[.,]5)?(?:[-–]\d)? ?h(?:ou)?rs?\b|(?<![\d.,])[1-6](?:[-–]\d)? broken h(?:ou)?rs?\b|(?<![\d.,])[1-6](?:[.,]5)? ?h(?:ou)?rs?\b[^.!?;\n]{0,15}\bsleep|\bschlafe?\b[^.!?;\n\d]{0,20}(?<![\d.,])[1-6](?:[.,]5)? ?(?:h|stunden)\b/i
/** `Up three times a night`, `the baby wakes me every two hours` */
const BROKEN =
  /\b(?:up|awake|wak(?:e|es|en|ing)|get up)\b[^.!?;\n]{0,30}\b(?:(?:times?|twice|once|hours?) (?:a|at|each|every|per) night|half the night|all night|most nights)\b|\bwak(?:e|es|ing|en) (?:me|us) (?:up )?(?:\w+ times|every)\b|\b(?:mehrmals|mal) (?:in der |die |pro )?nacht\b/i
const LITTLE =
  /\b(?:no|little|not (?:much|enough)|barely any|hardly any|bad|poor|broken|lack of|short on|terrible) sleep\b|\bsle(?:ep|ping) (?:badly|poorly|little|terribly|like crap)\b|\b(?:can ?not|can.?t|don.?t|barely|hardly) (?:really )?sleep\b|\bsleep.depriv\w*|\bsleepless\b|\binsomnia\b|\bnight shifts?\b|\b(?:rotating|work(?:ing)?|permanent|on) nights\b(?! (?:out|off|when|that|i|we)\b)|\bschlafmangel\b|\bschlafe? (?:schlecht|kaum|wenig)\b/i

const MEDICINE =
  /\b(?:ozempic|wegovy|mounjaro|zepbound|saxenda|rybelsus|semaglutide?|tirzepatide?|liraglutide?|glp.?1|weight.?loss (?:drugs?|jabs?|injections?|medication|medicine|pens?|shots?))\b/i
const LOSES =
  /\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|burn(?:ing)?)\b[^.!?;\n]{0,25}\b(?:weight|fat|pounds|lbs?|kgs?|kilos?|stone|belly)\b|\b(?:weight|fat) loss\b|\bcalorie deficit\b|\bin a deficit\b|\bfat (?:ass|arse|butt|gut|belly)\b|\b(?:beer (?:belly|gut)|love handles)\b|\b(?:lean out|slim down|get(?:ting)? (?:leaner|slimmer|slim))\b|\b(?:belly|gut) (?:goes|go|to go) (?:down|away)\b|\bbauch (?:weg|verlieren)\b|\bon a (?:diet|cut)\b|\b(?:morbidly )?obes(?:e|ity)\b|\babnehmen\b|\bperder peso\b|\bperdre du poids\b|\bperdere peso\b|\bafvallen\b|\bemagrecer\b/i
const DENIES = /\b(?:not|no|never|without|don.?t|won.?t|stop|avoid|afraid of|scared of)\b[^.!?;\n]{0,20}$/i

const THIN =
  /\b(?:skinny|scrawny|coat ?hanger|bean ?pole|hard ?gainer|underweight|lanky|spargeltarzan)\b(?!.fat)|\b(?:gain|put on) (?:some )?(?:weight|mass|kilos|pounds)\b|\bzunehmen\b/i
const LOST =
  /\b(?:no|not a|don.?t have a|haven.?t a) (?:clue|idea)\b[^.!?;\n]{0,25}\b(?:begin|start|what to do|what i.?m doing|how)\b|\b(?:don.?t|do not|never) kn(?:ow|ew) (?:how|where|what)[^.!?;\n]{0,15}\b(?:begin|start|do)\b|\bwei(?:ß|ss) nicht,? (?:wie|wo|womit)[^.!?;\n]{0,25}\b(?:anfang|beginn)/i
const PROTEIN = /(?<![\d.,])(\d{2,3}) ?g(?:rams?)?(?: of)? protein\b/i
const AIMS = /\b(?:want|need|aim|should|goal|target|least|get to|hit)\b[^.!?;\n]{0,20}$/i
const POOR =
  /\b(?:broke|tight budget|(?:no|little|not much) money|can.?t afford|cannot afford|low budget|wenig geld)\b/i

function proteinIn(comments: string): number | undefined {
  const found = PROTEIN.exec(comments)
  return found && !AIMS.test(comments.slice(Math.max(0, found.index - 40), found.index))
    ? Number(found[1])
    : undefined
}

/** Reads it from the comments, in linear time. */
export function dailyLifeOf(comments: string): DailyLife {
  const loses = LOSES.exec(comments)
  const wants = loses !== null && !DENIES.test(comments.slice(Math.max(0, loses.index - 40), loses.index))
  const proteinG = proteinIn(comments)
  return {
    ...(saysSleepsLittle(comments) && { sleepsLittle: true }),
    ...(MEDICINE.test(comments) ? { losesWeight: 'medicine' } : wants && { losesWeight: 'wants' }),
    ...(THIN.test(comments) && { wantsToGain: true }),
    ...(LOST.test(comments) && { isLost: true }),
    ...(proteinG && { proteinG }),
    ...(POOR.test(comments) && { hasLittleMoney: true }),
  }
}

const saysSleepsLittle = (text: string): boolean =>
  [FEW_HOURS, LITTLE, BROKEN].some((pattern) => pattern.test(text))

/** What follows from it, one sentence each. The form shows them, and the program repeats them. */
export const dailyLifeNotes = ({ sleepsLittle, losesWeight }: DailyLife): string[] => [
  ...(sleepsLittle
    ? ['You sleep little: after a bad night, do one set fewer of each exercise. You lose nothing by it.']
    : []),
  ...(losesWeight
    ? [
        losesWeight === 'medicine'
          ? 'You are losing weight: the food guidelines help you keep your muscle.'
          : 'You want to lose fat: the food guidelines help you do that and keep your muscle.',
      ]
    : []),
]
