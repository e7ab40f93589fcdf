import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { once } from '../../../domain/training/draft/memoize.ts'
import type { Fonts } from '../fonts/fonts.ts'
import { NAMELESS } from '../../../domain/shop/person.ts'
import { LONGEST_NAME } from '../fonts/name-fonts.ts'
import { SIZES } from './styles.ts'

type Faces = Pick<Fonts, 'regular' | 'fallback'>

/** Longer than any text of ours; anything longer would not fit on the page. */
const LONGEST = 600

/** Equivalent characters in our own face. Models often write the first few. */
const SAME: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '′': "'",
  '″': '"',
  ʻ: '‘',
  ʼ: '’',
}

/** Hebrew and Arabic vowel points: react-pdf would put them on the wrong letter. */
const RIGHT_TO_LEFT_MARKS = /(?<=[\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu

/** Reduces text to what can be shown: other letters lose their marks or are left out, as emoji are. */
export function printable(text: string, { regular, fallback }: Faces): string {
  const shown = (letter: string) => regular.has(letter) || fallback.has(letter)
  const show = (letter: string): string => {
    if (regular.has(letter)) return letter
    const same = SAME[letter] ?? letter
    if (shown(same)) return same
    return [...letter.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part) && shown(part)).join('')
  }
  const plain = text
    .slice(0, LONGEST * 2)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFE00-\uFE0F]/gu, '')
    .replace(RIGHT_TO_LEFT_MARKS, '')
    .replace(/(\p{M})\p{Script=Inherited}+/gu, '$1')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
  return [...plain].map(show).join('').replace(/ +/g, ' ').slice(0, LONGEST).trim()
}

function inEveryText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item: unknown) => inEveryText(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inEveryText(item, change)]))
}

/** A sentence without one of its letters would be another one. */
const isWhole = (text: string, faces: Faces): boolean =>
  [...text.normalize('NFC')].every((letter) => !/\p{L}/u.test(letter) || printable(letter, faces) !== '')

const NOT_SHOWN = 'Some of your words cannot be printed here. Your own page shows them.'

/** The buyer's own sentences that can be shown whole; the decisions tell if there are others. */
function withWholeSentences(program: ShownProgram, faces: Faces): ShownProgram {
  const { decisions = [], unread = [], unanswered = [], wishes = [], ...overview } = program.overview
  const { foreword } = program
  const isShown = (each: string) => isWhole(each, faces)
  const { answers = [], tools = [] } = foreword ?? {}
  const asked = [...answers.map(({ question }) => question), ...tools.map(({ tool }) => tool)]
  const own = [...unread, ...unanswered, ...wishes, ...asked]
  if (!own.length) return program
  const told = own.every(isShown) ? decisions : [...decisions, NOT_SHOWN]
  return {
    ...program,
    ...(foreword && {
      foreword: {
        ...foreword,
        answers: answers.filter(({ question }) => isShown(question)),
        tools: tools.filter(({ tool }) => isShown(tool)),
      },
    }),
    overview: {
      ...overview,
      decisions: told,
      unread: unread.filter(isShown),
      unanswered: unanswered.filter(isShown),
      wishes: wishes.filter(isShown),
    },
  }
}

export const printableProgram = (program: ShownProgram, faces: Faces): ShownProgram =>
  // Cached: names and notes repeat every week.
  inEveryText(
    withWholeSentences(program, faces),
    once((text: string) => printable(text, faces)),
  ) as ShownProgram

/** The width for a name in the footer: a longer one would end in an ellipsis, which few faces have. */
const ROOM = 270

/** Keeps the words that can be shown whole: a name without one of its letters is another name. */
export function printableName(name: string, { regular, ofName: { face, families } }: Fonts): string {
  const shown = (text: string) => printable(text, { regular, fallback: face })
  const words = name
    .split(/\p{Z}+/u)
    .filter((word) => [...word].every((letter) => !/\p{L}/u.test(letter) || shown(letter)))
  const letters = [...shown(words.join(' '))].slice(0, LONGEST_NAME)
  if (families.length > 1) while (face.width(letters.join(''), SIZES.body) > ROOM) letters.pop()
  const text = letters.join('').trim()
  return text === NAMELESS ? '' : text
}
