import { inWords } from './words.ts'

export const RED_FLAGS = ['pregnancy', 'heart', 'surgery', 'fainting', 'chest-pain'] as const
export type RedFlag = (typeof RED_FLAGS)[number]

const SIGNS: Readonly<Record<RedFlag, RegExp>> = {
  pregnancy:
    /\b(pregnan\w*|expecting( a baby)?|trimester|post[- ]?partum|post[- ]?natal|gave birth|(had|having) a baby|weeks along|new mother|breast-?feeding)\b/,
  heart:
    /\b(my heart(?! ?rate)|beta[- ]?blockers?|cardi(ac|o(myopathy|vascular disease))|heart (surgery|condition|disease|attack|problems?|failure|murmur|issues?|defect|trouble|arrhythmia|valve|rhythm|bypass)|(bad|weak) heart|arrhythmia|pacemaker|stent|angina|stroke|high blood pressure|hypertension|atrial fibrillation|afib|blood clots?|aneurysm)\b/,
  surgery:
    /\b(surger(y|ies)|operat(ion|ed)|post[- ]?op\w*|c[- ]?section|caesarean|cesarean|hernia repair|(acl|labrum|meniscus) (repair|reconstruction)|(hip|knee) replacement|stitches)\b/,
  fainting:
    /\b(faint(s|ed|ing)?|pass(ed|ing)? out|black(ed|ing)?[- ]?outs?|syncope|dizz(y|iness)|light[- ]?headed\w*|seizures?|epilep\w+|vertigo)\b/,
  'chest-pain':
    /\b(chest (pains?|tightness|pressure)|(pain|tightness|pressure) in (my|the) chest|short(ness)? of breath)\b/,
}

/** `no heart problems` is no red flag; anything less plain than that is one. */
const DENIED =
  /\b(no|not|never|without|don'?t have)\s+((any|a|an|known|current|currently|recent|serious|history|of|had|been|have|suffered|from)\s+){0,3}$/
/** In characters, with room for some spaces. A denial from further away is overlooked: rather one flag too many. */
const LONGEST_DENIAL = 80

/** An operation that healed years ago asks for a spared joint, not for a doctor. */
const LONG_PAST = /^[^.;\n]{0,40}?\b(years|decades?) ago\b|^[^.;\n]{0,30}?\bas a (kid|child|teen\w*)\b/

/** Health matters in free text that a professional must clear before normal training. Rather one too many. */
export function redFlagsIn(text: string): RedFlag[] {
  const said = text.toLowerCase().replace(/’/g, "'")
  return RED_FLAGS.filter((flag) => {
    const everyMention = [...said.matchAll(new RegExp(SIGNS[flag], 'g'))]
    return everyMention.some(
      ({ index, 0: sign }) =>
        !DENIED.test(said.slice(Math.max(0, index - LONGEST_DENIAL), index)) &&
        !(flag === 'surgery' && LONG_PAST.test(said.slice(index + sign.length))),
    )
  })
}

const PLAIN: Readonly<Record<RedFlag, string>> = {
  pregnancy: 'pregnancy or a recent birth',
  heart: 'a heart or circulation condition',
  surgery: 'surgery',
  fainting: 'fainting, dizziness or seizures',
  'chest-pain': 'chest pain or shortness of breath',
}

/** A red flag in plain words. */
export const plainFlag = (flag: RedFlag): string => PLAIN[flag]

/** The notice shown wherever such a program is shown. */
export const clearanceNotice = (flags: readonly RedFlag[]): string =>
  `You mentioned ${inWords(flags.map(plainFlag))}. Before you start, clear this program with your doctor or a qualified professional. It is deliberately cautious until you have.`
