import { inWords, many } from '../../../exercises/words.ts'
import type { Statement } from '../../../reading/statement.ts'
import { isLift } from '../../../reading/lexicon/lifts.ts'
import { equipmentNamed } from '../equipment/equipment.ts'
import { CONDITION_CARE } from '../health/condition-care.ts'
import { namedLift } from '../lift-entries.ts'
import { isSkill } from '../skills.ts'
import { nameOfBan } from './exclusions.ts'
import { limitsAsked, limitsSaid } from './limits-said.ts'
import { choiceOf, type Question } from './question.ts'

/** What one reader takes from the words, and the other denies. */
export type Contested = Extract<Statement, { contested?: true | undefined }>
type Goal = Extract<Statement, { kind: 'goal' }>

/**
 * Asks whether the buyer means it; null if the program would be the same.
 *
 * @param contested - all that is denied: tools to be used alone are asked about together
 */
export function questionAbout(each: Contested, contested: readonly Contested[]): Question | null {
  const { kind, quote } = each
  if (kind === 'pain') {
    const joint = each.joint.replace('-', ' ')
    return choiceOf(`sure-${kind}-${each.joint}`, quote, {
      asks: `Shall we go easy on your ${joint}?`,
      careful: `Go easy on my ${joint}`,
      free: `My ${joint} is fine`,
    })
  }
  if (kind === 'limit') {
    const [asked] = limitsAsked(each)
    const [named] = limitsSaid([each])
    return asked && named
      ? yesOrNo(`sure-${named.what}`, quote, `Do you want ${inWords(limitsAsked(each))}?`)
      : null
  }
  const id = `sure-${kind}-${each.what}`
  if (kind === 'goal') {
    const aim = aimOf(each)
    return aim === null ? null : yesOrNo(id, quote, aim)
  }
  if (kind === 'condition')
    return yesOrNo(id, quote, `Does this apply to you: ${CONDITION_CARE[each.what].plain}?`)
  if (kind === 'lacks') {
    const [named] = equipmentNamed({ kind: 'home', implements: [each.what] })
    return choiceOf(id, quote, {
      asks: `Do you have ${named?.label ?? each.what}?`,
      careful: 'No',
      free: 'Yes',
    })
  }
  if (kind === 'only-with') {
    const all = contested.filter((one) => one.kind === 'only-with')
    const named = nameOfBan(each, all)
    return choiceOf(`sure-${kind}-${(all[0] ?? each).what}`, quote, {
      asks: `Use nothing but ${named}?`,
      careful: `Nothing but ${named}`,
      free: 'Use everything',
    })
  }
  const named = nameOfBan(each)
  return choiceOf(id, quote, {
    asks: `Shall we leave out ${named}?`,
    careful: `Leave out ${named}`,
    free: 'No, keep that in',
  })
}

const yesOrNo = (id: string, quote: string, asks: string): Question =>
  choiceOf(id, quote, { asks, careful: 'Yes', free: 'No' })

/** A goal of kilograms alone changes no program. */
function aimOf({ what, kg, reps, seconds, weeks, quote }: Goal): string | null {
  if (what === 'event') return weeks ? `Are you training for an event ${many(weeks, 'week')} from now?` : null
  if (kg || !isLift(what)) return null
  const { spoken } = namedLift(what, quote)
  if (reps && reps > 1) return `Do you want to reach ${reps} ${spoken} in a row?`
  if (seconds) return `Do you want to reach ${seconds} seconds in ${spoken}?`
  return reps || isSkill(what) ? `Do you want to learn ${spoken}?` : null
}
