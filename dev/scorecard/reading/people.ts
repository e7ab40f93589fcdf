import fc from 'fast-check'
import { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import type { ModelReading } from '../../../domain/reading/statement.ts'
import { ticked } from '../../stand-ins/coach/arbitrary.ts'
import { FORMS, sentBy } from '../../stand-ins/coach/form-options.ts'
import { corpusOf, PARTS, type Labelled } from './corpus.ts'
import { MODELS } from './readers.ts'

/** Somebody with texts from the corpus, and their meaning. */
export interface Person {
  answers: TrainingAnswers
  comments: Labelled
  /** Null unless they train at home. */
  equipment: Labelled | null
}

/** Uses the corpus texts in turn, with random other answers. */
export function people(count: number, seed: number): Person[] {
  // The unseen parts come first, because a small count does not reach the end.
  const all = PARTS.toReversed().flatMap(corpusOf)
  const of = (field: Labelled['field']) => all.filter((item) => item.field === field)
  const [comments, homes] = [of('comments'), of('equipment')]
  return fc.sample(ticked(FORMS.fiveStepWizard), { seed, numRuns: count }).map((answers, index) => {
    const comment = comments[index % comments.length]
    const home = homes[index % homes.length]
    if (!comment || !home) throw new RangeError('the corpus has no texts')
    const sent = TrainingAnswers.parse(sentBy(answers, home.text, comment.text))
    return { answers: sent, comments: comment, equipment: sent.equipment === 'home' ? home : null }
  })
}

/** What one of our models reads in somebody's texts. */
export const readingBy = (model: keyof typeof MODELS, { comments, equipment }: Person): ModelReading => ({
  comments: MODELS[model](comments),
  equipment: equipment ? MODELS[model](equipment) : [],
})
