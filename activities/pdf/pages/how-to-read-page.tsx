import { Text, View } from '@react-pdf/renderer'
import { EFFORT_IN_WORDS, EFFORTS } from '../../../domain/program/effort-words.ts'
import { beside, type Block, Painted, ruled, spaced, stacked, textBlock } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { scaleOf } from '../../../domain/program/notation.ts'
import { MUSCLES_IN_WORDS, muscleSets, type MuscleSets } from './facts.ts'
import { ListSection, Section, Sheet } from '../drawing/sheet.tsx'
import { contentWidth, FAINT, INK, SIZES, SOFT, styles } from '../drawing/styles.ts'
import { FIGURES, LIST, ROMAN, STRONG } from '../drawing/typeset.ts'
import { weekSheets } from './week-sheets.ts'

export function ReadingPage({ drawing }: { drawing: Drawing }) {
  const { program, paper } = drawing
  // US Letter is shorter; the page fits only in the tight setting.
  const isTight = paper === 'LETTER'
  const scale = scaleOf(program)
  const width = contentWidth(paper)
  return (
    <Sheet drawing={drawing} bookmark="How to read it">
      <Text style={styles.title}>How to read it</Text>
      <Example drawing={drawing} />
      <Section
        title={`What ${scale} means`}
        isTight={isTight}
        first={<Painted block={effortTable(scale, width)} width={width} />}
      />
      <ListSection
        title="Effort in this program"
        isTight={isTight}
        fontSize={isTight ? SIZES.body : SIZES.list}
        items={program.guidelines.rpe}
        width={width}
      />
      <Section title="Your week" isTight={isTight} first={<WeekStrip drawing={drawing} />} />
      <Muscles drawing={drawing} isTight={isTight} />
    </Sheet>
  )
}

function Example({ drawing }: { drawing: Drawing }) {
  const exercise = drawing.program.weeks[0]?.workouts[0]?.exercises[0]
  if (!exercise) return null
  const { name, sets, reps, intensity, facts } = exercise
  const hasTopSet = facts.firstSet?.of === 'top set'
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

const EFFORT_WIDTH = 64
const FIRST_RULE = 1.5

function effortTable(scale: 'RIR' | 'RPE', width: number): Block {
  const rows = EFFORTS.map(({ rir, rpe, feels }) => {
    const [used, other] = scale === 'RIR' ? [rir, rpe] : [rpe, rir]
    const row = beside([
      [0, textBlock(used, { ...LIST, weight: 700 }, { width: EFFORT_WIDTH })],
      [EFFORT_WIDTH, textBlock(other, LIST, { width: EFFORT_WIDTH }, SOFT)],
      [2 * EFFORT_WIDTH, textBlock(feels, LIST, { width: width - 2 * EFFORT_WIDTH })],
    ])
    return ruled(spaced(row, 3), width, 0.5, FAINT)
  })
  const head = ruled(spaced(textBlock(EFFORT_IN_WORDS, LIST, { width }), 0, 6), width, FIRST_RULE, INK)
  return stacked([head, ...rows])
}

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
const BAR_LINE = 15
const BAR_HEIGHT = 9
const MUSCLE_WIDTH = 74
const SETS_WIDTH = 20

/** Two columns of bars. A bar's length is the muscle's number of sets. */
function Muscles({ drawing, isTight }: { drawing: Drawing; isTight: boolean }) {
  const muscles = muscleSets(drawing.program)
  if (!muscles) return null
  const width = contentWidth(drawing.paper)
  const most = Math.max(1, ...muscles.map(({ sets }) => sets))
  const half = Math.ceil(muscles.length / 2)
  const line = ({ muscle, sets }: MuscleSets) =>
    inLine(
      beside([
        [0, textBlock(muscle, ROMAN, { width: MUSCLE_WIDTH })],
        [
          MUSCLE_WIDTH,
          textBlock(`${sets}`, { ...STRONG, features: FIGURES }, { width: SETS_WIDTH, align: 'right' }),
        ],
      ]),
      (sets / most) * BAR_ROOM,
    )
  const bars = stacked([
    beside([
      [0, stacked(muscles.slice(0, half).map(line))],
      [width / 2, stacked(muscles.slice(half).map(line))],
    ]),
    spaced(textBlock(MUSCLES_IN_WORDS, ROMAN, { width }, SOFT), 4, 0),
  ])
  return (
    <Section title="What each muscle gets" isTight={isTight} first={<Painted block={bars} width={width} />} />
  )
}

/** Centres a label or bar vertically on its line. */
const inLine = (label: Block, length: number): Block => ({
  height: BAR_LINE,
  paint: (pen, left, top) => {
    label.paint(pen, left, top + (BAR_LINE - label.height) / 2)
    const ofBar = left + MUSCLE_WIDTH + SETS_WIDTH + 8
    pen.fill(INK, ofBar, top + (BAR_LINE - BAR_HEIGHT) / 2, length, BAR_HEIGHT)
  },
})
