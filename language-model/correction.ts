import { DAY_NAMES } from '../domain/program/day.ts'
import { dayAt, type Finding } from '../domain/training/review/finding.ts'
import { hardOf } from '../domain/training/review/review.ts'
import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import type { Checked } from './check-and-mend.ts'
import { promptToCorrect, type Message } from './prompt.ts'

const MAX_LINES = 20
const ASKED =
  'These choices cannot stand. Write the whole block again: choose anew there, and leave all other lines as they are.'

/** Asks again for a block whose choices cannot stand. */
export const correctionPrompt = (profile: TrainingProfile, answer: string, checked: Checked): Message[] => [
  ...promptToCorrect(profile, checked.block),
  { role: 'assistant', content: answer },
  { role: 'user', content: correctionFor(checked) },
]

/** Asks for other choices where a hard rule is broken, by day. Weeks repeat what the block says once. */
export function correctionFor({
  program,
  findings,
  block,
}: Pick<Checked, 'program' | 'findings' | 'block'>): string {
  const byDay = Map.groupBy(hardOf(findings), (finding) => dayAt(program, finding))
  const days = [...byDay].toSorted(([one], [other]) => one - other)
  const lines = days.flatMap(([at, found]) => {
    const kind = block.days[at]?.kind
    const title = kind ? `Day ${at + 1}, ${DAY_NAMES[kind]}:` : 'The whole week:'
    return [title, ...new Set(found.map(lineOf))]
  })
  return [ASKED, ...lines.slice(0, MAX_LINES)].join('\n')
}

const lineOf = ({ exercise, says }: Finding): string => `- ${exercise ? `${exercise}: ` : ''}${says}`
