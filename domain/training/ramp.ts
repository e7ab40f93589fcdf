import type { TrainingProfile } from '../profile.ts'
import type { Condition } from '../statements/lexicon/conditions.ts'
import { WEEKS } from '../weeks.ts'
import { CARE } from './conditions.ts'

type Trainee = Pick<TrainingProfile, 'conditions' | 'weeks'>

/** What heals by weeks, and our words for the event. */
const HEALING: Readonly<Partial<Record<Condition, string>>> = {
  surgery: 'your operation',
  'joint-replacement': 'your new joint',
  'spinal-fusion': 'your operation',
  fracture: 'the break',
}
/** Weeks since the event in which nothing is trained unless a professional says so. */
const REST = 2

/**
 * How the weeks of the program follow those of the healing: light until its first stages are over, by the row
 * from then on.
 *
 * @see Royal College of Surgeons of England, "Get Well Soon" (2011): a little more each week; the share is practice
 */
export function rampDecisions({ conditions, weeks }: Trainee): string[] {
  return conditions.flatMap((each) => {
    const [event, since] = [HEALING[each], weeks[each]]
    const lasts = CARE[each].phases?.findLast(({ growth }) => growth === 'none')?.toWeek
    if (!event || since === undefined || lasts === undefined || since > lasts) return []
    const light = Math.min(WEEKS, lasts - since + 1)
    const rest =
      since < REST ? ` Do not begin before ${REST} weeks have passed, unless your surgeon says so.` : ''
    const after = light < WEEKS ? ` From week ${light + 1} on, choose the weight by the row.` : ''
    const first = light > 1 ? `In weeks 1 to ${light} take` : 'In week 1 take'
    return [
      `${first} about half of the weight that the row would allow: that is still within ${lasts + 1} weeks of ${event}.${after}${rest}`,
    ]
  })
}
