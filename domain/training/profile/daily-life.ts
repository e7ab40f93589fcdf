import { z } from 'zod'

/** What somebody says of sleep and body weight, where the usual advice would miss them. */
export const DailyLife = z.object({
  /** They sleep too little, and say so. */
  sleepsLittle: z.literal(true).optional(),
  /** They lose weight or want to: advice to eat more would contradict it. */
  losesWeight: z.enum(['wants', 'medicine']).optional(),
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
  /\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|burn(?:ing)?)\b[^.!?;\n]{0,25}\b(?:weight|fat|pounds|lbs?|kgs?|kilos?|stone|belly)\b|\b(?:weight|fat) loss\b|\bcalorie deficit\b|\bin a deficit\b|\bon a (?:diet|cut)\b|\b(?:morbidly )?obes(?:e|ity)\b|\babnehmen\b|\bperder peso\b|\bperdre du poids\b|\bperdere peso\b|\bafvallen\b|\bemagrecer\b/i
const DENIES = /\b(?:not|no|never|without|don.?t|won.?t|stop|avoid|afraid of|scared of)\b[^.!?;\n]{0,20}$/i

/** Reads it from the comments, in linear time. */
export function dailyLifeOf(comments: string): DailyLife {
  const loses = LOSES.exec(comments)
  const wants = loses !== null && !DENIES.test(comments.slice(Math.max(0, loses.index - 40), loses.index))
  return {
    ...(saysSleepsLittle(comments) && { sleepsLittle: true }),
    ...(MEDICINE.test(comments) ? { losesWeight: 'medicine' } : wants && { losesWeight: 'wants' }),
  }
}

const saysSleepsLittle = (text: string): boolean =>
  [FEW_HOURS, LITTLE, BROKEN].some((pattern) => pattern.test(text))

/** What follows from it, one sentence each. The form shows them, and the program repeats them. */
export const dailyLifeNotes = ({ sleepsLittle, losesWeight }: DailyLife): string[] => [
  ...(sleepsLittle
    ? ['You sleep little: after a bad night do one set fewer of each exercise, and lose nothing by it.']
    : []),
  ...(losesWeight
    ? ['You are losing weight: what the program says on food is for keeping your muscle.']
    : []),
]
