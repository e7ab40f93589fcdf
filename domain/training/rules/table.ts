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
]
