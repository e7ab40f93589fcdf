import type { Correction } from '../../forms/corrections.ts'
import { isLift } from '../../reading/lexicon/lifts.ts'
import type { Way } from '../../reading/lexicon/ways.ts'
import type { Statement, Subject, Tool } from '../../reading/statement.ts'
import type { TrainingProfile } from './profile.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import { isRackless, toolsOf, type CatalogueEntry } from '../../exercises/exercise.ts'
import { implementName } from './equipment/equipment.ts'
import { namedGearOf } from './equipment/gear.ts'
import { MOVEMENT_OF } from './generated/named-lifts.ts'
import { familyOf, namedLift, type NamedLift } from './lift-entries.ts'
import {
  IMPLEMENTS,
  isCompound,
  isKneeDominant,
  isLegs,
  JOINTS,
  PATTERNS,
  type Joint,
  type Need,
  type Pattern,
  type Position,
} from '../../exercises/vocabulary.ts'
import { WEAK_POINT_OF } from './weights/generated/lifts.ts'
import { inWords, pluralOf } from '../../exercises/words.ts'
import { FURNITURE, GOES_WITH, TURNED_DOWN_WITH, WAYS_OF_MOVING, type WayOfMoving } from './ways-of-moving.ts'

/** What a program must leave out, read from free text. */
export type Avoid = TrainingProfile['avoid']

/** A named thing: the subject of a correction, and a plain phrase for it. Never the buyer's text. */
export interface Named extends Pick<Correction, 'about' | 'what'> {
  label: string
  /** The scope of the ban: `all 18 variants, from … to …`. */
  detail?: string | undefined
}

/** A liked exercise by its name in a sentence, with the catalogue ids that it stands for. */
export type Wished = NonNullable<TrainingProfile['said']['likes']>[number]

/** What a comment asks to leave out, also in our own words. */
export interface Avoidance {
  avoid: Avoid
  named: Named[]
}

const isLunge = ({ pattern }: CatalogueEntry): boolean => pattern === 'lunge'
const LEG_JOINTS: readonly string[] = ['knee', 'ankle', 'hip']
/** No lunge, though of its pattern. */
const STEPS_UP = /step-up/

/** The catalogue joint for a painful joint that the catalogue does not know. */
const NEXT_TO: Readonly<Record<string, Joint>> = { 'upper-back': 'neck' }
export function avoidOf(statements: readonly Statement[]): Avoidance {
  /**
   * For each excluded exercise, the number of exercises in its narrowest ban. Only a narrower wish allows it
   * again.
   */
  const ruledOut = new Map<string, number>()
  const patterns = new Set<Pattern>()
  const positions = new Set<Position>()
  const injuries = new Set<Joint>()
  const turnedDown = new Set<Need>()
  const named = new Map<string, Named>()
  const name = (about: Named['about'], what: string, label: string, detail = '') =>
    void named.set(label, { about, what, label, ...(detail && { detail }) })
  const there: readonly Need[] = [...IMPLEMENTS, ...namedGearOf(statements)]
  const only = new Set<Tool>()
  /** Who cannot lunge for a knee cannot split-squat either. */
  const hasSoreLeg = statements.some((each) => each.kind === 'pain' && LEG_JOINTS.includes(each.joint))

  for (const statement of statements) {
    if (statement.kind === 'leave-out') {
      const { what } = statement
      const ban = banOf(what)
      const spared = sparedFrom(what, statements)
      if (ban && spared.length > 0) {
        const isSpared = (entry: CatalogueEntry) => spared.some(({ is }) => is(entry))
        for (const entry of CATALOGUE) if (isBanned(entry, ban) && !isSpared(entry)) ruledOut.set(entry.id, 0)
        name(ban.about, what, ban.named, `except ${inWords(spared.map(({ named }) => named))}`)
      } else if (ban) {
        for (const { id } of ban.is ? CATALOGUE.filter(ban.is) : []) ruledOut.set(id, 0)
        ban.patterns?.forEach((pattern) => patterns.add(pattern))
        ban.positions?.forEach((position) => positions.add(position))
        ban.implements?.forEach((each) => turnedDown.add(each))
        name(ban.about, what, ban.named)
      } else if (isLift(what)) {
        const movement = statement.ordered ? MOVEMENT_OF[familyOf(what)] : undefined
        const [first, ...others] = movement ?? []
        const lift = first ? namedLift(first, '') : namedLift(what, statement.quote)
        for (const each of [lift, ...others.map((other) => namedLift(other, ''))]) ruleOut(each, ruledOut)
        if ((movement || hasSoreLeg) && lift.entries.some(isLunge))
          for (const entry of CATALOGUE)
            if (isLunge(entry) && !STEPS_UP.test(entry.id)) ruledOut.set(entry.id, 0)
        // A lift named after its machine excludes every exercise on it: calf raises on the leg press.
        IMPLEMENTS.filter((each) => each === what).forEach((each) => turnedDown.add(each))
        name(
          'lift',
          what,
          lift.spoken,
          reachOf(
            lift.entries.filter(
              (entry) => !isRackless(entry) && entry.needs.every((each) => there.includes(each)),
            ),
          ),
        )
      }
    }
    // One exercise for all of the legs bends and straightens hip and knee.
    if (statement.kind === 'limit' && statement.onOneDay && statement.exercises === 1)
      for (const each of PATTERNS.filter(isLegs))
        if (!isKneeDominant(each) || !isCompound(each)) patterns.add(each)
    if (statement.kind === 'only-with') only.add(statement.what)
    if (statement.kind === 'pain') {
      const { joint, movement, how } = statement
      if (statement.unless) continue
      const trained = JOINTS.find((each) => each === joint) ?? NEXT_TO[joint]
      if (!trained) continue
      if (!movement || !isLift(movement) || !how) {
        injuries.add(trained)
        continue
      }
      const lift = namedLift(movement, '')
      for (const { id, traits, hardOn } of lift.entries)
        if (hardOn.includes(trained) && (how !== 'deep' || !traits.includes('shallow'))) ruledOut.set(id, 0)
      name('joint', joint, `${lift.spoken} that are hard on your ${trained.replace('-', ' ')}`)
    }
  }
  // Nobody trains with a rack alone. If only such things are named, they exclude nothing.
  if ([...only].some(isTrainedWith)) {
    const open = new Set([...only].flatMap((tool) => [tool, ...(GOES_WITH[tool] ?? [])]))
    for (const each of IMPLEMENTS) if (!open.has(each) && !FURNITURE.includes(each)) turnedDown.add(each)
    name('only', 'all', `everything but ${[...only].map(plural).join(' and ')}`)
  }
  for (const statement of statements)
    if (statement.kind === 'allow' && isLift(statement.what))
      allowAgain(namedLift(statement.what, statement.quote), ruledOut)
  return {
    avoid: {
      ids: [...ruledOut.keys()],
      patterns: [...patterns],
      positions: [...positions],
      injuries: JOINTS.filter((joint) => injuries.has(joint)),
      implements: [...turnedDown],
    },
    named: [...named.values()],
  }
}

/** Exercises that the buyer likes and does not exclude: catalogue ids, and a plain phrase for each. */
export function likesOf(
  statements: readonly Statement[],
  { ids: turnedDown }: Pick<Avoid, 'ids'>,
): { ids: string[]; named: Named[]; wished: Wished[] } {
  const closed = new Set(turnedDown)
  const named = new Map<string, Named>()
  const wished = new Map<string, Wished>()
  const liked = new Set<CatalogueEntry>()
  for (const statement of statements) {
    // The tools of the first weeks, and a lift that no weak point covers.
    const { kind } = statement
    if (kind === 'prefer' && statement.limit) {
      const ban = banOf(statement.what)
      for (const entry of ban ? CATALOGUE.filter((each) => isBanned(each, ban)) : []) liked.add(entry)
    }
    if (
      kind !== 'prefer' &&
      !(kind === 'bring-up' && isLift(statement.what) && !WEAK_POINT_OF[statement.what])
    )
      continue
    const { what, quote } = statement
    if (!isLift(what)) continue
    const { entries, spoken } = namedLift(what, quote)
    if (!entries.some(({ id }) => !closed.has(id))) continue
    named.set(spoken, { about: 'lift', what, label: spoken })
    wished.set(spoken, { label: spoken, ids: entries.map(({ id }) => id) })
    for (const entry of entries) liked.add(entry)
  }
  const ids = CATALOGUE.filter((entry) => liked.has(entry)).map(({ id }) => id)
  return { ids, named: [...named.values()], wished: [...wished.values()] }
}

/** What a ban on a way of moving or a tool excludes, and its name in our words. */
interface Ban extends WayOfMoving {
  about: Named['about']
  implements?: readonly Need[]
}

/** Null for a lift, whose entries define the ban, and for subjects that we cannot follow. */
function banOf(what: Subject): Ban | null {
  if (what === 'overhead-press')
    return { about: 'lift', patterns: ['vertical-push'], named: 'overhead presses' }
  if (isLift(what)) return null
  if (isWay(what)) {
    const way = WAYS_OF_MOVING[what]
    return way && { about: 'way', ...way }
  }
  if (what === 'bodyweight') return null
  const group = TURNED_DOWN_WITH[what]
  const gone = group?.implements ?? IMPLEMENTS.filter((each) => each === what)
  return { about: 'tool', implements: gone, named: group?.named ?? plural(what) }
}

const isBanned = (entry: CatalogueEntry, { is, patterns, positions, implements: gone }: Ban): boolean =>
  is?.(entry) === true ||
  patterns?.includes(entry.pattern) === true ||
  entry.positions.some((each) => positions?.includes(each)) ||
  toolsOf(entry).some((each) => gone?.includes(each))

/** Explicit exceptions from a ban: `nothing with a barbell except deadlifts`. */
function sparedFrom(
  what: Subject,
  statements: readonly Statement[],
): { is: (entry: CatalogueEntry) => boolean; named: string }[] {
  return statements.flatMap((each) => {
    if (each.kind !== 'allow' || each.outOf !== what) return []
    if (isLift(each.what)) {
      const { entries, spoken } = namedLift(each.what, each.quote)
      return [{ is: (entry: CatalogueEntry) => entries.includes(entry), named: spoken }]
    }
    const ban = banOf(each.what)
    return ban ? [{ is: (entry: CatalogueEntry) => isBanned(entry, ban), named: ban.named }] : []
  })
}

const isWay = (what: string): what is Way => what in WAYS_OF_MOVING
const isTrainedWith = (tool: Tool): boolean => tool !== 'rack' && !FURNITURE.some((each) => each === tool)
const plural = (tool: Tool): string => {
  if (tool === 'bodyweight') return 'bodyweight exercises'
  return tool === 'free-weights' ? 'free weights' : pluralOf(implementName(tool))
}

/** A ban on a lift excludes every variant. */
function ruleOut({ entries }: NamedLift, ruledOut: Map<string, number>): void {
  for (const { id } of entries) ruledOut.set(id, Math.min(entries.length, ruledOut.get(id) ?? Infinity))
}

/** The scope of a ban, if the name alone does not tell it. */
function reachOf(entries: readonly CatalogueEntry[]): string {
  const [first, last] = [entries[0], entries.at(-1)]
  return entries.length > 2 ? `all ${entries.length} variants, from ${first?.name} to ${last?.name}` : ''
}

function allowAgain({ entries }: NamedLift, ruledOut: Map<string, number>): void {
  for (const { id } of entries) if (entries.length < (ruledOut.get(id) ?? 0)) ruledOut.delete(id)
}
