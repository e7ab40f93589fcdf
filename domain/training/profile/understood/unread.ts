import { clears } from './clearances-said.ts'
import { dailyLifeOf } from '../daily-life.ts'
import { showsNumber } from './told.ts'
import { isSkill } from '../skills.ts'
import { limitsSaid } from './limits-said.ts'
import { isIdle } from './idle.ts'
import { isLift } from '../../../reading/lexicon/lifts.ts'
import { wordsBehind, type Words } from '../../../reading/places.ts'
import { cut, sentencesOf, type Sentence } from './sentences.ts'
import type { Statement } from '../../../reading/statement.ts'
import { weeklyMinutesIn } from '../../../reading/numbers/weekly-time.ts'
import { tokensOf } from '../../../reading/words/tokens.ts'

/**
 * The sentences of a text that no statement rests on, as they were written. Sentences that tell nothing, such
 * as thanks, are not among them. Linear in time.
 *
 * @param statements - what was read from this text, before any correction
 */
export function unreadIn(text: string, statements: readonly Statement[]): string[] {
  const used = statements.filter(isUsed)
  const isCleared = used.some(({ kind }) => kind === 'condition')
  return without(sentencesOf(text), placesIn(text, used.flatMap(wordsBehind)))
    .filter(
      ({ said }) =>
        tells(said) &&
        !(isCleared && clears(said)) &&
        !tellsOfDailyLife(said) &&
        weeklyMinutesIn(said) === null,
    )
    .map(({ said }) => cut(said))
}

/** The sentences, in order, that hold none of the places. */
function without(sentences: readonly Sentence[], places: readonly Place[]): Sentence[] {
  const inOrder = places.toSorted((one, other) => one.from - other.from)
  let next = 0
  let reached = 0
  return sentences.filter(({ from, to }) => {
    for (; (inOrder[next]?.from ?? Infinity) < to; next++) reached = Math.max(reached, inOrder[next]?.to ?? 0)
    return reached <= from
  })
}

/**
 * A number for a lift counts if a chip shows it. A goal counts if it has a date, or a chip, or is a skill. A tool
 * that is preferred for good is not followed. Nothing answers a question yet.
 */
function isUsed(each: Statement): boolean {
  if (each.kind === 'lift') return showsNumber(each)
  if (each.kind === 'goal') return each.what === 'event' || isSkill(each.what) || showsNumber(each)
  if (each.kind === 'limit') return limitsSaid([each]).length > 0
  if (each.kind === 'prefer') return isLift(each.what) || each.limit !== undefined
  return each.kind !== 'question'
}

const tellsOfDailyLife = (said: string): boolean => Object.keys(dailyLifeOf(said)).length > 0

/** Not the first letters of a word that is still being typed, and no heading of what follows. */
const tells = (said: string): boolean => /\p{L}{3}|\d/u.test(said) && !said.endsWith(':') && !isIdle(said)

type Place = Pick<Sentence, 'from' | 'to'>

/** Where the words stand. Words without a known place count wherever they stand in the same order. */
function placesIn(text: string, words: readonly Words[]): Place[] {
  const find = finderIn(text)
  return words.flatMap(({ quote, at }) =>
    at === undefined ? find(quote) : [{ from: at, to: at + quote.length }],
  )
}

/** Finds words whatever their case, accents and marks, as a model may quote them. */
function finderIn(text: string): (quote: string) => Place[] {
  const tokens = tokensOf(text)
  const starts = new Map<number, number>()
  let folded = ' '
  tokens.forEach(({ said }, index) => {
    starts.set(folded.length - 1, index)
    folded += `${said} `
  })
  return (quote) => {
    const wanted = tokensOf(quote).map(({ said }) => said)
    const found: Place[] = []
    const spaced = ` ${wanted.join(' ')} `
    for (let at = folded.indexOf(spaced); wanted.length && at >= 0; at = folded.indexOf(spaced, at + 1)) {
      const first = starts.get(at) ?? 0
      const [from, to] = [tokens[first]?.start ?? 0, tokens[first + wanted.length - 1]?.end ?? 0]
      found.push({ from, to })
    }
    return found
  }
}
