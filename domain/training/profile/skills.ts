import { z } from 'zod'
import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isLift } from '../../reading/lexicon/lifts.ts'
import type { Statement } from '../../reading/statement.ts'
import { STEPS_OF } from './generated/named-lifts.ts'
import { familyOf } from './lift-entries.ts'

/** A skill of one's own weight that the buyer trains for. */
export const Skill = z.object({
  /** Its name in the table of steps, or the single step that is asked for. */
  what: z.string(),
  /** Catalogue ids of what leads to it from where the buyer stands, easiest first. */
  steps: z.array(z.string()),
})
export type Skill = z.infer<typeof Skill>

export const isOfSkill = ({ traits }: CatalogueEntry): boolean => traits.includes('skill')

const isForSkill = (id: string): boolean => {
  const entry = entryById(id)
  return entry !== undefined && isOfSkill(entry)
}

/** The steps of a skill: of itself, of a step towards one alone, or of the family that it is named by. */
function stepsOf(what: string): readonly string[] | undefined {
  if (STEPS_OF[what]) return STEPS_OF[what]
  if (isForSkill(what)) return [what]
  return isLift(what) ? STEPS_OF[familyOf(what)] : undefined
}

export const isSkill = (what: string): boolean => stepsOf(what) !== undefined

/** Reps and seconds from which a set of a skill keeps some in reserve. */
const ENOUGH = { reps: 6, seconds: 15 }

/**
 * The skills that somebody wants, with the steps that are left. Who wants a skill does not do it, unless told.
 *
 * @param picked - exercises that the buyer chose by hand
 */
export function skillsOf(statements: readonly Statement[], picked: readonly string[]): Skill[] {
  // Nobody's goal is less than they do.
  const isMisread = (lift: string, reps = 0) =>
    statements.some((each) => each.kind === 'goal' && each.what === lift && (each.reps ?? Infinity) <= reps)
  const sets = statements.flatMap((each) =>
    each.kind === 'lift' && (each.reps ?? each.seconds) && !isMisread(each.lift, each.reps) ? [each] : [],
  )
  const done = new Set<string>(sets.map(({ lift }) => lift))
  const isEasy = (id: string): boolean =>
    sets.some(
      ({ lift, reps = 0, seconds = 0 }) => lift === id && (reps >= ENOUGH.reps || seconds >= ENOUGH.seconds),
    )
  const wanted = statements.flatMap((each) =>
    each.kind === 'prefer' || each.kind === 'bring-up' ? [each.what] : [],
  )
  return [...new Set([...wanted, ...picked])].flatMap((what): Skill[] => {
    const all = stepsOf(what)
    if (!all) return []
    const last = all.at(-1)
    const isAhead = all.length > 1 && last === what && isForSkill(last) && !isEasy(last)
    const left = isAhead ? all.slice(0, -1) : all
    const from = left.findLastIndex((id) => done.has(id))
    return [{ what, steps: left.slice(Math.max(0, from)) }]
  })
}

interface Wanting {
  skills?: readonly Skill[] | undefined
}

/** Whether it leads to no skill that the person asks for, or is still ahead of them. */
export const isClosedSkill = (entry: CatalogueEntry, { skills = [] }: Wanting): boolean =>
  isOfSkill(entry) && !skills.some(({ steps }) => steps.includes(entry.id))

/** Whether it is on the way to a skill that the person asks for, the skill itself included. */
export const isOnTheWay = ({ id }: CatalogueEntry, { skills = [] }: Wanting): boolean =>
  skills.some(({ what }) => stepsOf(what)?.includes(id))

/**
 * Of each skill, the open exercises that train it, by movement: its own steps, or what comes before them. A muscle-up
 * takes a pull and a dip.
 */
export const openStepsOf = (
  { skills = [] }: Wanting,
  open: readonly CatalogueEntry[],
): readonly (readonly CatalogueEntry[])[] =>
  skills.flatMap(({ steps }) => {
    const found = open.filter(({ id }) => steps.includes(id))
    const own = found.filter(isOfSkill)
    return [...Map.groupBy(own.length ? own : found, ({ pattern }) => pattern).values()]
  })
