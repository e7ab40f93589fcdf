import fc from 'fast-check'
import { writeByRule } from '../../domain/training/write-by-rule.ts'
import { fractionOf } from '../../domain/training/seed.ts'
import { anyBlock } from './arbitrary.ts'
import { says, type AskedBody, type Behaviour } from './misbehaving-model.ts'
import { profileIn } from './server.ts'
import { usageOf } from './usage.ts'

/** Models that can be reached and answer, only not well. The same request always gets the same answer. */

const spoken = (asked: AskedBody, text: string, finish?: string) => says(text, finish, usageOf(asked, text))

/** A number in [0, 1) that the buyer and the round decide. */
const chanceOf = ({ messages }: AskedBody): number =>
  fractionOf(`${messages.length}|${messages[1]?.content ?? ''}`)

/** Blocks that have the agreed form and nothing else to be said for them, however often they are corrected. */
export function randomlyValid(asked: AskedBody): Behaviour {
  const [block] = fc.sample(anyBlock, { seed: Math.floor(chanceOf(asked) * 2 ** 31), numRuns: 1 })
  return spoken(asked, JSON.stringify(block))
}

/** A sound block every other time, and garbage in between; which comes first differs from buyer to buyer. */
export function garbageEveryOtherTime(asked: AskedBody): Behaviour {
  const profile = profileIn(asked.messages)
  if (!profile) throw new Error('no profile stands in the messages')
  const block = JSON.stringify(writeByRule(profile))
  const round = asked.messages.filter(({ role }) => role === 'user').length
  const garbageFirst = fractionOf(JSON.stringify(profile)) < 0.5
  if ((round % 2 === 1) !== garbageFirst) return spoken(asked, block)
  const kinds = [
    () => spoken(asked, 'Sure! Here is your plan. Day 1: squat, 5 sets of 5. Enjoy!'),
    () => spoken(asked, ''),
    () => spoken(asked, block.slice(0, block.length / 2), 'length'),
    () => spoken(asked, block.slice(0, block.length / 2)),
    () => spoken(asked, JSON.stringify({ weeks: [{ weekNumber: 1, workouts: [] }] })),
  ]
  return kinds[Math.floor(chanceOf(asked) * kinds.length)]?.() ?? spoken(asked, '')
}
