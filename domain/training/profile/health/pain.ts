import { careFor } from './condition-care.ts'
import { askedAbout, type Noticed } from './red-flags.ts'

type Trainee = Pick<Noticed, 'conditions' | 'torn'>

export const WHO_TREATS_IT = 'whoever treats it'

/** Whom to ask before training goes on after a pain; null for those whose pain asks for another exercise at most. */
export function askedAtPain({ conditions, torn }: Trainee): string | null {
  const guarded = conditions.filter((each) => {
    const { stopsAtPain, isTorn } = careFor(each, torn)
    return stopsAtPain ?? isTorn
  })
  return guarded.length ? askedAbout(guarded) || WHO_TREATS_IT : null
}

/** What to do at once when something hurts. */
export function atPain(whose: Trainee): string {
  const who = askedAtPain(whose)
  return who
    ? `Pain means stop for today: do not swap and go on. Ask ${who} before you train again.`
    : 'Sharp pain means stop that exercise. Take its swap only if that is painless.'
}

/** @see Riebe and others, "Updating ACSM's recommendations for exercise preparticipation health screening" (2015) */
const MORE_THAN_PAIN = 'Chest pain, or feeling faint? Stop, and get help at once.'

/** The same in the words of the guidelines. */
export const painRule = (whose: Trainee): string =>
  `${atPain(whose)}${askedAtPain(whose) ? '' : ' Still there tomorrow? Ask a doctor.'} Dull muscle soreness is fine. ${MORE_THAN_PAIN}`
