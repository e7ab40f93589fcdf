import { Text, View } from '@react-pdf/renderer'
import { EFFORT_IN_WORDS, EFFORTS } from '../../domain/reading.ts'
import type { Drawing } from './drawing.ts'
import { scaleOf } from './facts.ts'
import { MUSCLES_IN_WORDS, muscleSets, type MuscleSets } from './muscles.ts'
import { ListSection, Section, Sheet } from './sheet.tsx'
import { FAINT, INK, SIZES, styles } from './styles.ts'
import { weekSheets } from './week-sheets.ts'

/** How a row is read, what its effort means, and what a week is made of. */
export function ReadingPage({ drawing }: { drawing: Drawing }) {
  const { program, paper } = drawing
  // The shorter paper holds it no other way.
  const isTight = paper === 'LETTER'
  const scale = scaleOf(program)
  return (
    <Sheet drawing={drawing} bookmark="How to read it">
      <Text style={styles.title}>How to read it</Text>
      <Example drawing={drawing} />
      <Section title={`What ${scale} means`} isTight={isTight} first={<EffortTable scale={scale} />} />
      <ListSection
        title="Effort in this program"
        isTight={isTight}
        fontSize={isTight ? SIZES.body : SIZES.list}
        items={program.guidelines.rpe}
      />
      <Section title="Your week" isTight={isTight} first={<WeekStrip drawing={drawing} />} />
      <Muscles drawing={drawing} isTight={isTight} />
    </Sheet>
  )
}

function Example({ drawing }: { drawing: Drawing }) {
  const exercise = drawing.program.weeks[0]?.workouts[0]?.exercises[0]
  if (!exercise) return null
  const { name, sets, reps, intensity, notes } = exercise
  const hasTopSet = /\bTop set:/.test(notes)
  return (
    <View style={{ marginTop: 12 }} wrap={false}>
      <View style={[styles.row, styles.bold, styles.figures, { fontSize: 16 }]}>
        <Text style={{ flexShrink: 1, maxLines: 2 }}>{name}</Text>
        <Text style={{ marginLeft: 16, maxWidth: 150, maxLines: 1 }}>{`${sets} × ${reps}`}</Text>
        <Text style={{ marginLeft: 16, maxWidth: 100, maxLines: 1 }}>{intensity}</Text>
      </View>
      <Text style={[styles.lead, { marginTop: 4, maxLines: 5 }]}>
        {`Do ${sets} ${sets === 1 ? 'set' : 'sets'} of ${reps}. ${hasTopSet ? `Stop the first, the heaviest, at ${intensity}; the others weigh what the note says` : `Stop each at ${intensity}`}. Write the weight and the reps of every set into its cell, and look at them next week.`}
      </Text>
    </View>
  )
}

const EffortTable = ({ scale }: { scale: 'RIR' | 'RPE' }) => (
  <View>
    <Text style={{ fontSize: SIZES.list, marginBottom: 6 }}>{EFFORT_IN_WORDS}</Text>
    <View style={{ borderTop: `1.5 solid ${INK}` }}>
      {EFFORTS.map(({ rir, rpe, feels }) => (
        <View
          key={rir}
          style={[
            styles.row,
            { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 3, fontSize: SIZES.list },
          ]}
        >
          <Text style={[styles.bold, { width: 64 }]}>{scale === 'RIR' ? rir : rpe}</Text>
          <Text style={[styles.soft, { width: 64 }]}>{scale === 'RIR' ? rpe : rir}</Text>
          <Text style={{ flex: 1 }}>{feels}</Text>
        </View>
      ))}
    </View>
  </View>
)

/** The days of week 1 as a strip. */
function WeekStrip({ drawing }: { drawing: Drawing }) {
  const days = weekSheets(drawing.program)[0]?.days ?? []
  return (
    <View style={[styles.row, { marginRight: -6 }]}>
      {days.map(({ title, minutes, rows }, index) => (
        <View
          key={index}
          style={{ flex: 1, border: `0.75 solid ${INK}`, borderRadius: 2, padding: 6, marginRight: 6 }}
        >
          <Text style={[styles.heading, { fontSize: 15, maxLines: 3, textOverflow: 'ellipsis' }]}>
            {title}
          </Text>
          <Text>{`${rows.length} exercises`}</Text>
          {minutes ? <Text>{`${minutes} min`}</Text> : null}
        </View>
      ))}
    </View>
  )
}

const BAR_ROOM = 130

/** Two columns of bars, as long as their muscle has sets. */
function Muscles({ drawing, isTight }: { drawing: Drawing; isTight: boolean }) {
  const muscles = muscleSets(drawing.program)
  if (!muscles) return null
  const most = Math.max(1, ...muscles.map(({ sets }) => sets))
  const half = Math.ceil(muscles.length / 2)
  const bar = ({ muscle, sets }: MuscleSets) => (
    <View key={muscle} style={[styles.row, { height: 15, alignItems: 'center' }]}>
      <Text style={{ width: 74 }}>{muscle}</Text>
      <Text style={[styles.bold, styles.figures, { width: 20, textAlign: 'right', marginRight: 8 }]}>
        {sets}
      </Text>
      <View style={{ height: 9, width: (sets / most) * BAR_ROOM, backgroundColor: INK }} />
    </View>
  )
  const bars = (
    <View>
      <View style={styles.row}>
        <View style={{ flex: 1 }}>{muscles.slice(0, half).map(bar)}</View>
        <View style={{ flex: 1 }}>{muscles.slice(half).map(bar)}</View>
      </View>
      <Text style={[styles.soft, { marginTop: 4 }]}>{MUSCLES_IN_WORDS}</Text>
    </View>
  )
  return <Section title="What each muscle gets" isTight={isTight} first={bars} />
}
