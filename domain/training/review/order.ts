import { belongsOn } from '../days.ts'
import { eligibleFor } from '../eligible.ts'
import { isCompound, isHipDominant, isKneeDominant, isTrunk } from '../vocabulary.ts'
import { weekOf } from '../week-of.ts'
import { when, type Objections, type Reviewed, type Rule } from './finding.ts'
import type { ReadRow } from './reading.ts'

const isMultiJoint = ({ entry }: ReadRow) => Boolean(entry && isCompound(entry.pattern))

/** Strength goes to what is done first: a multi-joint lift, and a main lift if the day has one. */
function strengthComesFirst({ profile, weeks }: Reviewed): Objections {
  if (profile.goal !== 'strength') return []
  const { kinds } = weekOf(profile)
  return weeks.flatMap(({ number: week, days }) =>
    days.flatMap(({ day, rows }, index) => {
      const kind = kinds[index] ?? 'full-body'
      const open = eligibleFor(profile).some((entry) => isCompound(entry.pattern) && belongsOn(kind, entry))
      const [first] = rows
      const later = rows.slice(1).some(({ entry }) => entry?.main && isCompound(entry.pattern))
      const wrong = first && open && (!isMultiJoint(first) || (later && !first.entry?.main))
      return when(wrong, {
        week,
        day,
        exercise: first?.name ?? '',
        says: 'A main lift should open the session.',
      })
    }),
  )
}

/** Trunk work may stand anywhere behind the lifts, and so may what is done in turn with an earlier one. */
function multiJointFirst({ weeks }: Reviewed): Objections {
  return (weeks[0]?.days ?? []).flatMap(({ day, rows }) => {
    const isSecond = (row: ReadRow, at: number) =>
      rows.slice(0, at).some(({ name }) => name === row.inTurnWith)
    const lifts = rows.filter((row, at) => row.entry && !isTrunk(row.entry.pattern) && !isSecond(row, at))
    const late = lifts.some(
      (row, index) => isMultiJoint(row) && lifts.slice(0, index).some((each) => !isMultiJoint(each)),
    )
    return when(late, { week: 1, day, says: 'Multi-joint lifts come before single-joint ones.' })
  })
}

const isHeavy = ({ reps }: ReadRow) => Boolean(reps && !reps.seconds && reps.high <= 6)

function heavyLegsApart({ weeks }: Reviewed): Objections {
  return weeks.flatMap(({ number: week, days }) =>
    days.flatMap(({ day, rows }) => {
      const clash = rows.some((row, index) => {
        const next = rows[index + 1]
        if (!next?.entry || !row.entry || !isHeavy(row) || !isHeavy(next)) return false
        const [one, other] = [row.entry.pattern, next.entry.pattern]
        return (isKneeDominant(one) && isHipDominant(other)) || (isHipDominant(one) && isKneeDominant(other))
      })
      return when(clash, { week, day, says: 'A heavy squat and a heavy hinge stand next to each other.' })
    }),
  )
}

function opensWithWarmUp({ weeks }: Reviewed): Objections {
  return weeks.flatMap(({ number: week, days }) =>
    days.flatMap(({ day, rows }) => {
      const first = rows.find(isMultiJoint)
      return when(first && !first.warmsUp, {
        week,
        day,
        exercise: first?.name ?? '',
        says: 'No warm-up is stated.',
      })
    }),
  )
}

export const ORDER_RULES: readonly Rule[] = [
  { id: 'R22', hard: true, source: 'ACSM 2009; Nunes 2020', check: strengthComesFirst },
  { id: 'R22', hard: false, source: 'ACSM 2009; Nunes 2020', check: multiJointFirst },
  { id: 'R23', hard: false, source: 'Liftosaur', check: heavyLegsApart },
  { id: 'R42', hard: false, source: 'warm-up studies; Iversen 2021', check: opensWithWarmUp },
]
