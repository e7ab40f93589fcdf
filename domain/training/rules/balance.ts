import type { PlanningContext } from '../week-plan/planning-context.ts'
import { asksFor } from '../profile/health/care.ts'

/** Whether the person trains balance: older people, and people at risk of falls or with thin bones. */
export const asksForBalance = ({ profile }: PlanningContext): boolean =>
  profile.person.age === '65-plus' || asksFor('balance', profile)
