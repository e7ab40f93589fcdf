import { Text, View } from '@react-pdf/renderer'
import { liftRules, mainLifts } from '../../domain/lift-rules.ts'
import type { AfterWeek8, GeneratedProgram } from '../../domain/program.ts'
import type { Drawing } from './drawing.ts'
import { scaleOf } from './facts.ts'
import { inGroups } from './keep-together.ts'
import { Section, Sheet } from './sheet.tsx'
import { FAINT, INK, RULE, SIZES, styles } from './styles.ts'

/** How a meet's own week goes, for whoever trains for one. */
export function MeetPage({ drawing }: { drawing: Drawing }) {
  const steps = drawing.program.afterWeek8?.meetWeek
  return (
    steps && (
      <Sheet drawing={drawing} bookmark={MEET_WEEK}>
        <Text style={TITLE}>{MEET_WEEK}</Text>
        <Steps steps={steps} />
      </Sheet>
    )
  )
}

/** How to run the program again with new numbers. */
export function AfterPage({ drawing }: { drawing: Drawing }) {
  const after = drawing.program.afterWeek8
  if (!after) return null
  return (
    <Sheet drawing={drawing} bookmark="After week 8">
      <Text style={TITLE}>After week 8</Text>
      <Steps steps={after.steps} />
      {after.shares && (
        <Section
          title="What share of your max a set shows"
          isTight
          first={<Shares shares={after.shares} scale={scaleOf(drawing.program)} />}
        />
      )}
      {after.shares ? (
        <NewNumbers lifts={mainLifts(drawing.program)} heads={['Best set', 'New max', 'New start']} />
      ) : (
        <NewNumbers lifts={allLifts(drawing.program)} heads={['In week 8', 'New start']} />
      )}
    </Sheet>
  )
}

const MEET_WEEK = 'The week of the meet'
const TITLE = [styles.title, { marginBottom: 10 }]

const Steps = ({ steps }: { steps: readonly string[] }) =>
  steps.map((step, index) => (
    <View key={index} style={[styles.row, { marginBottom: 5, fontSize: SIZES.list }]} wrap={false}>
      <Text style={[styles.bold, { width: 24 }]}>{`${index + 1}.`}</Text>
      <Text style={{ flex: 1 }}>{step}</Text>
    </View>
  ))

const allLifts = (program: GeneratedProgram): string[] =>
  liftRules(program).flatMap(({ lifts }) => lifts.map(({ name }) => name))

const COLUMN = 74
/** Reps and five efforts. */
const COLUMNS = 6

/** By repetitions down, by effort across. */
function Shares({ shares, scale }: { shares: NonNullable<AfterWeek8['shares']>; scale: 'RIR' | 'RPE' }) {
  const cell = { width: COLUMN, textAlign: 'right' } as const
  return (
    <View style={[styles.figures, { width: COLUMNS * COLUMN, fontSize: SIZES.list }]}>
      <View style={[styles.row, styles.bold, { borderBottom: `1.5 solid ${INK}`, paddingBottom: 3 }]}>
        <Text style={{ width: COLUMN }}>Reps</Text>
        {shares[0]?.percents.map((_, rir) => (
          <Text key={rir} style={cell}>{`${scale} ${scale === 'RIR' ? rir : 10 - rir}`}</Text>
        ))}
      </View>
      {shares.map(({ reps, percents }) => (
        <View key={reps} style={[styles.row, { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 0.25 }]}>
          <Text style={[styles.bold, { width: COLUMN }]}>{reps}</Text>
          {percents.map((percent, rir) => (
            <Text key={rir} style={cell}>{`${percent}%`}</Text>
          ))}
        </View>
      ))}
    </View>
  )
}

/** Lines as high as a pen likes, and lower where there are many. */
const FEW = 5
const HIGH = 23
const LOW = 19
const MOST_TOGETHER = 12

/** A line to write on for each lift. */
function NewNumbers({ lifts, heads }: { lifts: readonly string[]; heads: readonly string[] }) {
  const height = lifts.length > FEW ? LOW : HIGH
  const rows = lifts.map((lift) => (
    <View
      key={lift}
      style={[
        styles.row,
        { alignItems: 'flex-end', height, borderBottom: `0.5 solid ${RULE}`, paddingBottom: 4 },
      ]}
      wrap={false}
    >
      <Text style={{ flex: 1, fontSize: SIZES.list, maxLines: 1, textOverflow: 'ellipsis' }}>{lift}</Text>
    </View>
  ))
  // Few lines keep together, and of many the first and the last few: no line stands on a page without others.
  const [first, ...others] = rows.length <= MOST_TOGETHER ? [rows] : inGroups(rows)
  const head = (
    <View style={[styles.row, styles.soft]}>
      <Text style={{ flex: 1 }} />
      {heads.map((each) => (
        <Text key={each} style={{ width: 90 }}>
          {each}
        </Text>
      ))}
    </View>
  )
  return (
    <Section
      title="Your new numbers"
      isTight
      first={
        <View>
          {head}
          {first}
        </View>
      }
    >
      {others.map((group, index) => (
        <View key={index} wrap={false}>
          {group}
        </View>
      ))}
    </Section>
  )
}
