import type { Foreword } from '../../program/foreword.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { forewordByRule } from './by-rule.ts'
import { refuserFor, type Refusal } from './refusal.ts'
import { subjectsOf } from './subjects.ts'

/** What a model wrote. Each line of a list begins with the number of what it is about. */
export interface WrittenForeword {
  note: string
  lifts: readonly string[]
  cues: readonly string[]
  answers: readonly string[]
  tools: readonly string[]
}

type Piece = keyof WrittenForeword

/** In characters: all together are an answer of 600 tokens. */
export const LONGEST: Readonly<Record<Piece, number>> = {
  note: 600,
  lifts: 105,
  cues: 100,
  answers: 180,
  tools: 140,
}

export interface CheckedForeword {
  foreword: Foreword
  /** `answers: dose`; never the words. */
  leftOut: string[]
}

interface LeftOut {
  piece: Piece
  why: Refusal | 'about nothing' | 'broken'
}
const inWords = ({ piece, why }: LeftOut): string => `${piece}: ${why}`

/** No coach says such things by mistake. */
const NEVER_MEANT: readonly LeftOut['why'][] = ['instruction', 'link', 'money']
const GRAVE: readonly LeftOut['why'][] = [
  'dose',
  'diagnosis',
  'promise',
  'reckless',
  'change',
  'person',
  'voice',
]
const MOST_GRAVE = 2

/** Whether what is refused shows that the rest is not to be trusted either: words can pass that do harm. */
const isHijacked = (refused: readonly LeftOut['why'][]): boolean =>
  refused.some((why) => NEVER_MEANT.includes(why)) ||
  refused.filter((why) => GRAVE.includes(why)).length > MOST_GRAVE

/** A note of less says nothing. */
const SHORTEST_NOTE = 80

/**
 * Keeps what of a model's foreword is sound, and has the rules say the rest. A note may lose single sentences;
 * any other piece is whole or out.
 */
export function checkedForeword(
  written: WrittenForeword,
  program: GeneratedProgram,
  profile: TrainingProfile,
): CheckedForeword {
  const byRule = forewordByRule(program, profile)
  const { lifts, minded, questions, told } = subjectsOf(program, profile)
  const refusalOf = refuserFor(program, profile)
  const leftOut: LeftOut[] = []
  const out = (piece: Piece, why: LeftOut['why']) => void leftOut.push({ piece, why })

  const note = noteFrom(tidy(written.note))
  const whys = about('lifts', lifts, lifts)
  const cues = about(
    'cues',
    minded,
    minded.map(({ entry }) => entry),
  )
  const answers = about('answers', questions)
  const tools = about('tools', told)
  if (isHijacked(leftOut.map(({ why }) => why)))
    return { foreword: byRule, leftOut: [...leftOut.map(inWords), 'all: not trusted'] }
  return {
    foreword: {
      by: note ? 'model' : 'rules',
      note: note ?? byRule.note,
      heard: byRule.heard,
      lifts: byRule.lifts.flatMap((each, index) => {
        const why = whys.get(index) ?? (whys.size ? null : each.why)
        return why ? [{ ...each, why }] : []
      }),
      cues: minded.flatMap(({ entry }, index) => {
        const cue = cues.get(index)
        return cue ? [{ exerciseId: entry.id, cue }] : []
      }),
      answers: [
        ...[...answers].map(([index, answer]) => ({ question: questions[index] ?? '', answer })),
        ...byRule.answers.filter(
          ({ question }) => ![...answers.keys()].some((at) => questions[at] === question),
        ),
      ],
      tools: [...tools].map(([index, use]) => ({ tool: told[index] ?? '', use })),
    },
    leftOut: leftOut.map(inWords),
  }

  /** The sound lines of a list by the place of what they are about. The first about a thing counts. */
  function about(
    piece: Exclude<Piece, 'note'>,
    subjects: readonly unknown[],
    entries: readonly { id: string }[] = [],
  ): Map<number, string> {
    const found = new Map<number, string>()
    for (const line of written[piece]) {
      const [, number, said = ''] = /^\s*(\d{1,2})[.:)]?\s+(.*)$/s.exec(line) ?? []
      const index = Number(number) - 1
      if (!(index in subjects) || found.has(index)) {
        out(piece, 'about nothing')
        continue
      }
      const text = tidy(said)
      const refusal = text.length > LONGEST[piece] || !text ? 'long' : refusalOfAll(text, entries[index]?.id)
      if (refusal) out(piece, refusal)
      else found.set(index, text)
    }
    return new Map([...found].sort(([one], [other]) => one - other))
  }

  function refusalOfAll(text: string, subject: string | undefined): Refusal | null {
    for (const sentence of sentencesIn(text)) {
      const refusal = refusalOf(sentence, subject)
      if (refusal) return refusal
    }
    return null
  }

  /** Without the sentences that fail, those beyond the room that there is and those that lean on them; null if too little remains. */
  function noteFrom(text: string): string | null {
    const kept: string[] = []
    const all = sentencesIn(text)
    if (text.length > LONGEST.note) out('note', 'long')
    while (all.join(' ').length > LONGEST.note) all.pop()
    let isBroken = false
    for (const sentence of all) {
      const refusal = refusalOf(sentence)
      if (refusal) out('note', refusal)
      isBroken = refusal !== null || (isBroken && LEANS.test(sentence))
      if (!isBroken) kept.push(sentence)
    }
    const whole = kept.join(' ')
    if (whole.length >= SHORTEST_NOTE && kept.length >= 2 && 2 * kept.length >= all.length) return whole
    out('note', 'broken')
    return null
  }
}

/** Begins with what the sentence before said, or points back to it in its first words. */
const LEANS =
  /^(?:(?:so|but|and|or|then|also|there|here|instead|otherwise|because|which|both|still|yet|even so|as well|one|nearest|(?:\w+ ){0,3}therefore|the (?:same|other|rest|first|second))\b|(?:\w+,? ){0,3}(?:it|its|they|them|their|this|that|these|those|then)\b(?! (?:week|day|session|program|page|time)s?\b))/i

const tidy = (text: string): string =>
  text
    .replace(/[‘’´`]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/×/g, 'x')
    .replace(/\s+/g, ' ')
    .trim()

/** `1.5` and `approx. 3` end no sentence. A semicolon ends none either. */
const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?]['")]?) (?=[^a-z])/).filter((sentence) => sentence !== '')
