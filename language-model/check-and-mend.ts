import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import { withoutLeftOut } from '../domain/training/writer/left-out.ts'
import type { Concession } from '../domain/program/concessions.ts'
import type { GeneratedProgram } from '../domain/program/program.ts'
import { withoutLastChange, type TrainingBlock } from '../domain/training/draft/draft.ts'
import { conceded, concededToWishes, compareFaults, fitted } from '../domain/training/writer/last-resort.ts'
import { expand } from '../domain/training/printing/expand.ts'
import { repair } from '../domain/training/writer/repair.ts'
import { settle } from '../domain/training/writer/settle.ts'
import type { Finding } from '../domain/training/review/finding.ts'
import { hardOf, review } from '../domain/training/review/review.ts'
import { writeByRule } from '../domain/training/writer/write-by-rule.ts'

export interface Checked {
  program: GeneratedProgram
  findings: Finding[]
  block: TrainingBlock
  /** The share of the exercises of a model's block that are in the program, 0 to 1; 0 without a model. */
  kept: number
}

export interface Mended extends Checked {
  path: 'model-repaired' | 'by-rule'
}

/** With fewer of its exercises left, a program is not the model's. */
const STILL_THE_MODELS = 0.8

export const isSound = ({ findings }: Checked): boolean => hardOf(findings).length === 0

/** Judges a model's block once code has settled what code computes: numbers, and sets where they alone mend it. */
export function check(block: TrainingBlock, buyer: TrainingProfile): Checked {
  const profile = withoutLeftOut(buyer, block)
  const settled = ofModel(settle(block, profile), block, profile)
  if (isSound(settled) && !mayBeOfSets(settled)) return settled
  const inSets = ofModel(repair(settled.block, profile), block, profile)
  const isSameChoice = String(idsOf(inSets.block).toSorted()) === String(idsOf(settled.block).toSorted())
  return isSameChoice && isSound(inSets) && !(isSound(settled) && inSets.program.overview.gaveWay)
    ? inSets
    : settled
}

/** What gave way to a wish, as far as sets alone may mend it: no wish is lost by them. */
const OF_SETS: readonly Concession[] = ['balance', 'weeks']
const mayBeOfSets = ({ program: { overview } }: Checked): boolean =>
  overview.gaveWay?.some((each) => OF_SETS.includes(each)) ?? false

/**
 * Repairs a model's block, or writes one by rule if a hard finding remains or there is no block. If neither
 * keeps every rule, the buyer gets the one that gives up less, and is told what gave way. A hard finding that
 * still remains is a fault of ours.
 */
export function mend(draft: TrainingBlock | null, profile: TrainingProfile): Mended {
  const known = draft ? withoutLeftOut(profile, draft) : profile
  const repaired = draft && named(repairedBlock(draft, known))
  if (repaired && isSound(repaired)) return repaired
  const written = soundest(writeByRule(profile), (block) => byRule(block, profile))
  if (isSound(written)) return written
  const fitting = [
    byRule(fitted(written.block, profile), profile),
    ...(repaired ? [named(ofModel(fitted(repaired.block, known), draft, known))] : []),
  ]
  const best = fitting.reduce((one, other) => (compareFaults(other.findings, one.findings) < 0 ? other : one))
  const program = conceded(best.program, best.findings, profile)
  return { ...best, program, findings: review(program, profile) }
}

const repairedBlock = (draft: TrainingBlock, profile: TrainingProfile): Checked =>
  soundest(repair(settle(draft, profile), profile), (block) => ofModel(block, draft, profile))

/** Without changes in the middle, the last first, as far as only they are unsound. */
function soundest<Found extends Checked>(
  block: TrainingBlock,
  checkedOf: (block: TrainingBlock) => Found,
): Found {
  const checked = checkedOf(block)
  const fewer = isSound(checked) ? null : withoutLastChange(block)
  return fewer ? soundest(fewer, checkedOf) : checked
}

/** @param written - as the model wrote it, before anything was changed */
function ofModel(block: TrainingBlock, written: TrainingBlock, profile: TrainingProfile): Checked {
  const program = withAllHeard(expand(block, profile))
  const findings = review(program, profile)
  const kept = keptOf(written, block)
  const granted = concededToWishes(program, findings, profile)
  return granted
    ? { program: granted, findings: review(granted, profile), block, kept }
    : { program, findings, block, kept }
}

function named(checked: Checked): Mended {
  if (checked.kept >= STILL_THE_MODELS) return { ...checked, path: 'model-repaired' }
  return { ...checked, program: withoutWishes(checked.program), path: 'by-rule' }
}

function byRule(block: TrainingBlock, profile: TrainingProfile): Mended {
  const program = expand(block, profile)
  const findings = review(program, profile)
  return { program: withoutWishes(program), findings, block, kept: 0, path: 'by-rule' }
}

/** The share of the exercises of one block that are in another, 0 to 1. */
export function keptOf(written: TrainingBlock, block: TrainingBlock): number {
  const left = idsOf(block)
  const all = idsOf(written)
  const kept = all.filter((id) => {
    const at = left.indexOf(id)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return all.length ? kept.length / all.length : 0
}

const idsOf = ({ days }: TrainingBlock): string[] =>
  days.flatMap(({ exercises }) => exercises.map(({ id }) => id))

/** A model has read every word, those too that no rule could use. */
function withAllHeard(program: GeneratedProgram): GeneratedProgram {
  const { wishes = [], unread, ...overview } = program.overview
  return unread ? { ...program, overview: { ...overview, wishes: [...wishes, ...unread] } } : program
}

/** The rules follow no wish that is only in words. */
function withoutWishes(program: GeneratedProgram): GeneratedProgram {
  const { wishes = [], unread = [], ...overview } = program.overview
  return wishes.length ? { ...program, overview: { ...overview, unread: [...unread, ...wishes] } } : program
}
