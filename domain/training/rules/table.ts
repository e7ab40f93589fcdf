import { ASKED_RULES } from './asked.ts'
import { BEFORE_MEET_RULES, BESIDE_DEADLIFT_RULES } from './before-meet.ts'
import { BROUGHT_UP_RULES } from './brought-up.ts'
import { DIRECT_WORK_RULES } from './direct-work.ts'
import { HEALTH_RULES } from './health.ts'
import { MULTI_JOINT_RULES, PULL_RULES } from './multi-joint.ts'
import type { WeekQualityRule } from './quality-rule.ts'
import { SESSION_RULES } from './sessions.ts'
import { SIZE_RULES } from './size.ts'
import { SPORT_RULES } from './sport.ts'
import { STRENGTH_RULES } from './strength.ts'
import { TOOL_RULES } from './tools.ts'
import { VARIETY_RULES } from './variety.ts'
import { VOLUME_RULES } from './volume.ts'
import { WORK_ON_LIFTS_RULES } from './work-on-lifts.ts'
import { CONCESSIONS, type Concession } from '../../program/concessions.ts'

/** Every rule for an exercise, a day or a week, in report order. */
export const PART_RULES: readonly WeekQualityRule[] = [
  ...SESSION_RULES,
  ...VOLUME_RULES,
  ...VARIETY_RULES,
  ...PULL_RULES,
  ...STRENGTH_RULES,
  ...WORK_ON_LIFTS_RULES,
  ...BEFORE_MEET_RULES,
  ...BESIDE_DEADLIFT_RULES,
  ...MULTI_JOINT_RULES,
  ...DIRECT_WORK_RULES,
  ...SIZE_RULES,
  ...BROUGHT_UP_RULES,
  ...TOOL_RULES,
  ...HEALTH_RULES,
  ...SPORT_RULES,
  ...ASKED_RULES,
]

/** What a rule looks at: a part of the week's plan, or the printed program. */
type LooksAt = WeekQualityRule['over'] | 'program'

/**
 * The hard rules behind each concession. No other hard rule ever gives way: not health, injuries, equipment or
 * what was left out (R7 to R10, `level`, R27, R28), and not the shape of a record or what our own printing decides.
 */
const RULES_OF: Readonly<Record<Concession, readonly `${string} ${LooksAt}`[]>> = {
  names: ['R38 day'],
  order: ['R22 day'],
  balance: ['R37 week'],
  movements: ['R13 week'],
  weeks: ['R31 program', 'R33 program'],
  exercises: ['R2 day', 'R19 day'],
  sets: ['R15 week', 'R17 week', 'R18 day'],
  progress: ['R30 program'],
  'heavy-lifts': ['R24 week'],
  reps: ['R25 program'],
  minutes: ['R11 day'],
  asked: ['R45 day', 'R46 week', 'R47 day', 'R48 week'],
}

const concessions = new Map(
  CONCESSIONS.flatMap((concession) => RULES_OF[concession].map((rule) => [rule, concession])),
)

/** The concession that a broken hard rule makes; null if it never gives way. */
export const concessionOf = ({
  id,
  over,
  hard,
}: {
  id: string
  over: LooksAt
  hard: boolean
}): Concession | null => (hard && concessions.get(`${id} ${over}`)) || null
