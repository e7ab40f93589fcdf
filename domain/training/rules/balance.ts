import type { Brief } from '../brief.ts'
import { asksFor } from '../care.ts'

/** What is trained for balance, by somebody who may fall or whose bones are thin. */
export const asksForBalance = ({ profile }: Brief): boolean =>
  profile.person.age === '65-plus' || asksFor('balance', profile)
