import type { Page } from 'playwright-core'
import type { Correction } from '../../domain/forms/corrections.ts'
import type { Question } from '../../domain/statements/question.ts'
import type { Chip, Understanding } from '../../domain/understanding.ts'

/** A number that was taken from words: its chip by the unit that was said, if one was. */
interface Told {
  quote: string
  what: string
  label: string
  inUnit?: Readonly<Partial<Record<string, string>>>
}

/** A small reading made by hand. Each part counts where its quote stands in the comments. */
export interface Lent {
  questions: readonly Question[]
  told: readonly Told[]
}

/** Adds a reading made by hand to what the page understands, so that a form can be tried with any. */
export const lendReading = (lent: Lent) => (page: Page) =>
  page.route(READER, async (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.has('real')) return route.continue()
    const real = JSON.stringify(`${url.pathname}?real`)
    await route.fulfill({
      contentType: 'text/javascript',
      body: `export * from ${real}
        // A compiler of scripts names functions by this.
        const __name = (each) => each
        import { understandingOf as read } from ${real}
        export const understandingOf = (answers, model) =>
          (${withLent.toString()})(${JSON.stringify(lent)}, answers, read(answers, model))`,
    })
  })
const READER = /\/reader-[^/]*\.js/

/** Runs in the page. */
function withLent(
  { questions, told }: Lent,
  { exercisesToAvoid = '', corrections = [] }: { exercisesToAvoid?: string; corrections?: Correction[] },
  read: Understanding,
): Understanding {
  const lastOf = (about: string, what: string) =>
    corrections.findLast((each) => each.about === about && each.what === what)?.as
  const isSaid = ({ quote }: { quote: string }) => exercisesToAvoid.includes(quote)
  const chips = told.filter(isSaid).flatMap(({ what, label, inUnit }): Chip[] => {
    const as = lastOf('value', what) ?? ''
    return as === 'nothing' ? [] : [{ group: 'told', about: 'value', what, label: inUnit?.[as] ?? label }]
  })
  return {
    ...read,
    chips: [...read.chips.filter(({ group }) => group !== 'told'), ...chips],
    questions: questions
      .filter(isSaid)
      .filter(({ choices }) => !choices.some(({ answer }) => lastOf(answer.about, answer.what))),
    unread: read.unread.filter((each) => ![...questions, ...told].some(({ quote }) => each.includes(quote))),
  }
}

const unitOf = (id: string, label: string): Question['choices'] => [
  { label: `${label} lb`, answer: { about: 'value', what: id, as: 'lb' } },
  { label: `${label} kg`, answer: { about: 'value', what: id, as: 'kg' } },
]
const scopeOf = (id: string, all: string, part: string, none: string): Question['choices'] => [
  { label: all, answer: { about: 'question', what: id, as: 'all' } },
  { label: part, answer: { about: 'question', what: id, as: 'part' } },
  { label: none, answer: { about: 'question', what: id, as: 'none' } },
]

/** Words with two questions, three numbers and a sentence that nothing rests on. */
export const ASKED_WORDS =
  'Squat 225x5. No heavy legs the day after football. I am 38 and weigh 170 lb. My gym closes early in August.'
export const ASKED: Lent = {
  questions: [
    {
      id: 'all-legs',
      asks: 'Leave out all leg work, or only on the day after football?',
      quote: 'No heavy legs the day after football',
      choices: scopeOf('all-legs', 'All leg work', 'Only on that day', 'Neither'),
    },
    {
      id: 'squat',
      asks: 'Is your squat in pounds or in kilograms?',
      quote: 'Squat 225x5',
      choices: unitOf('squat', '225'),
    },
  ],
  told: [
    {
      quote: 'Squat 225x5',
      what: 'squat',
      label: 'Squat 225 × 5, unit unknown',
      inUnit: { lb: 'Squat 225 lb × 5', kg: 'Squat 225 kg × 5' },
    },
    { quote: 'I am 38', what: 'age', label: '38 years' },
    { quote: 'weigh 170 lb', what: 'body-weight', label: 'Body weight 170 lb' },
  ],
}
