import type { Statement } from '../../../reading/statement.ts'
import { cut, sentenceWith } from './sentences.ts'

const ENDS_AS_QUESTION = /\?["”’')\]]*$/
/** People leave the mark out. */
const BEGINS_AS_QUESTION =
  /^(?:(?:and|so|but|also|or|oh) )?(?:how (?:do|does|can|should|much|many|often|long|heavy)|should (?:i|we|the|it)|(?:what|which|when|where) (?:should|would|do|does|is|are)|is it (?:ok|okay|safe|fine|normal)|do i (?:need|have)|can i|why (?:do|does|is|am|are))(?!\p{L})/iu
const FEWEST_WORDS = 3

const isQuestion = (said: string): boolean =>
  said.split(/\s+/).length >= FEWEST_WORDS && (ENDS_AS_QUESTION.test(said) || BEGINS_AS_QUESTION.test(said))

const wished = (statements: readonly Statement[]): string[] =>
  statements.flatMap((each) => (each.kind === 'wish' ? [cut(each.quote)] : []))

/**
 * What the buyer asks for in a way that only the writer can follow. Where a list of them is cut short, something of both
 * fields is in it.
 */
export function wishesIn(statements: readonly Statement[], comments: string): string[] {
  const all = new Set(wished(statements).filter((each) => !isQuestion(each)))
  const told = comments.toLowerCase()
  const isOfComments = (each: string) => told.includes(each.toLowerCase())
  const [first, ...others] = [...all].filter(isOfComments)
  const ofEquipment = [...all].filter((each) => !isOfComments(each))
  return [...(first === undefined ? [] : [first]), ...ofEquipment, ...others]
}

/**
 * What the buyer wants to know, in whole sentences: what a reader took for a question, and what is one by its form.
 *
 * @param unread - sentences that nothing rests on
 */
export const asksIn = (
  statements: readonly Statement[],
  texts: string,
  unread: readonly string[],
): string[] => [
  ...new Set([
    ...statements.flatMap((each) => (each.kind === 'question' ? [sentenceWith(each.quote, texts)] : [])),
    ...wished(statements)
      .filter(isQuestion)
      .map((each) => sentenceWith(each, texts)),
    ...unread.filter(isQuestion),
  ]),
]
