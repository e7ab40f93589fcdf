import { Text, View } from '@react-pdf/renderer'
import { liftRules, RULE_WORDS, type Lift, type LiftRule } from '../../domain/lift-rules.ts'
import type { Units } from '../../domain/units.ts'
import type { Drawing } from './drawing.ts'
import type { Face } from './face.ts'
import { countLines } from './measure.ts'
import { Sheet } from './sheet.tsx'
import { contentWidth, FAINT, FOOTER, INK, LINE, MARGIN, PAPER, RULE, SIZES, styles } from './styles.ts'

const CELL = { width: 80, height: 22 }
const COLUMN_GAP = 18
const PAIR_PADDING = 2
const BETWEEN = 14
/** Beneath a rule, with its line. */
const RULE_FOOT = 5.5

/** The one rule of each lift, and a cell for the weight that it starts with. */
export const LiftsPage = ({ drawing }: { drawing: Drawing }) =>
  liftRules(drawing.program).length ? (
    <Sheet drawing={drawing} bookmark="Lift by lift">
      <Lifts drawing={drawing} />
    </Sheet>
  ) : null

export const Lifts = ({ drawing }: { drawing: Drawing }) => (
  <>
    <Text style={styles.title}>Lift by lift</Text>
    <Text style={{ fontSize: SIZES.list, marginTop: 6 }}>{RULE_WORDS}</Text>
    <Text style={{ fontSize: SIZES.list, marginTop: 3 }}>
      Write what you begin with into the cell of each lift: a weight, or a variation.
    </Text>
    {liftRules(drawing.program).map((each) => (
      <Rule key={each.rule} {...each} units={drawing.units} />
    ))}
  </>
)

/** Of a page that the last lifts may take, so that what follows may begin on it. */
const MOST_OF_TAIL = 0.45

/** Whether the last lifts would stand on a second page that is nearly empty. */
export function haveShortTail({ program, paper, fonts }: Drawing): boolean {
  const room = PAPER[paper].height - MARGIN.top - MARGIN.bottom - FOOTER
  const width = contentWidth(paper)
  const linesHeight = (text: string, face: Face) =>
    countLines(text, face, SIZES.list, width) * SIZES.list * LINE
  const heights = liftRules(program).map(
    ({ rule, lifts }) =>
      BETWEEN +
      linesHeight(rule, fonts.bold) +
      RULE_FOOT +
      Math.ceil(lifts.length / 2) * (CELL.height + 2 * PAIR_PADDING + 0.5),
  )
  const head = SIZES.title + 6 + linesHeight(RULE_WORDS, fonts.regular) + 3 + SIZES.list * LINE
  const used = head + heights.reduce((sum, height) => sum + height, 0)
  return used > room && used - room < room * MOST_OF_TAIL
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
    <View style={{ marginTop: BETWEEN }}>
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
  <View
    style={[styles.row, { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: PAIR_PADDING }]}
    wrap={false}
  >
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
