import { Text, View } from '@react-pdf/renderer'
import { liftRules, RULE_WORDS, type Lift, type LiftRule } from '../../domain/lift-rules.ts'
import type { Units } from '../../domain/units.ts'
import type { Drawing } from './drawing.ts'
import { Sheet } from './sheet.tsx'
import { FAINT, INK, RULE, SIZES, styles } from './styles.ts'

const CELL = { width: 80, height: 22 }
const COLUMN_GAP = 18

/** The one rule of each lift, and a cell for the weight that it starts with. */
export function LiftsPage({ drawing }: { drawing: Drawing }) {
  const rules = liftRules(drawing.program)
  if (!rules.length) return null
  return (
    <Sheet drawing={drawing} bookmark="Lift by lift">
      <Text style={styles.title}>Lift by lift</Text>
      <Text style={{ fontSize: SIZES.list, marginTop: 6 }}>{RULE_WORDS}</Text>
      <Text style={{ fontSize: SIZES.list, marginTop: 3 }}>
        Write what you begin with into the cell of each lift: a weight, or a variation.
      </Text>
      {rules.map((each) => (
        <Rule key={each.rule} {...each} units={drawing.units} />
      ))}
    </Sheet>
  )
}

/** `about 82.5 kg` */
export const weightIn = (weight: NonNullable<Lift['weight']>, units: Units): string =>
  `${weight.isEstimate ? 'about ' : ''}${weight[units]} ${units}`

/** A rule never stands without its first lifts. */
function Rule({ rule, lifts, units }: LiftRule & { units: Units }) {
  const pairs = Array.from({ length: Math.ceil(lifts.length / 2) }, (_, index) =>
    lifts.slice(2 * index, 2 * index + 2),
  )
  const [first, ...others] = pairs.map((pair) => <Pair key={pair[0]?.name} lifts={pair} units={units} />)
  return (
    <View style={{ marginTop: 14 }}>
      <View wrap={false}>
        <Text
          style={[styles.bold, { fontSize: SIZES.list, borderBottom: `1.5 solid ${INK}`, paddingBottom: 4 }]}
        >
          {rule}
        </Text>
        {first}
      </View>
      {others}
    </View>
  )
}

const Pair = ({ lifts: [left, right], units }: { lifts: readonly Lift[]; units: Units }) => (
  <View style={[styles.row, { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 2 }]} wrap={false}>
    {left && <Entry lift={left} units={units} />}
    <View style={{ width: COLUMN_GAP }} />
    {right ? <Entry lift={right} units={units} /> : <View style={{ flex: 1 }} />}
  </View>
)

const Entry = ({ lift: { name, weight }, units }: { lift: Lift; units: Units }) => (
  <View style={[styles.row, { flex: 1, alignItems: 'center' }]}>
    <Text style={{ flex: 1, fontSize: SIZES.list, maxLines: 3, paddingRight: 6 }}>{name}</Text>
    <View
      style={{
        ...CELL,
        border: `0.75 solid ${RULE}`,
        borderRadius: 2,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      {weight ? <Text style={[styles.bold, styles.figures]}>{weightIn(weight, units)}</Text> : null}
    </View>
  </View>
)
