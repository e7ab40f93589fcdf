import { Text, View } from '@react-pdf/renderer'
import { EFFORT_IN_WORDS, EFFORTS, RPE_IN_WORDS } from '../../../domain/program/effort-words.ts'
import { beside, type Block, Painted, ruled, spaced, stacked, textBlock } from '../drawing/blocks.tsx'
import type { Drawing } from '../drawing/drawing.tsx'
import { FIRST_SESSION, firstSession } from '../../../domain/program/first-session.ts'
import { effortText, scaleOf } from '../../../domain/program/notation.ts'
import { Items, Part, Section, Sheet } from '../drawing/sheet.tsx'
import { contentWidth, FAINT, INK, SIZES, SOFT, styles } from '../drawing/styles.ts'
import { bodyBlock, bodyWidth } from '../drawing/body-block.ts'
import { ROMAN, STRONG } from '../drawing/typeset.ts'
import type { ShownRow } from '../../../domain/program/program-in.ts'
import { musclesWorked } from '../../../domain/training/printing/muscles-worked.ts'
import { exampleInWords, exampleRowOf, setsOn } from './example-row.ts'
import { isLoaded } from '../../../domain/training/printing/is-loaded.ts'
import { filledIn } from './filled-in.ts'
import { Glossary } from './glossary.tsx'
import type { PagePlan } from './week-pages.tsx'
import { weekSheets } from './week-sheets.ts'

interface ReadingProps {
  drawing: Drawing
  /** How the pages are made that it explains. */
  by: PagePlan['by']
}

export const ReadingPage = ({ drawing, by }: ReadingProps) => (
  <Sheet drawing={drawing} bookmark={HOW_TO_READ}>
    <Text style={styles.title}>{HOW_TO_READ}</Text>
    <Example drawing={drawing} by={by} />
    <Reading drawing={drawing} />
  </Sheet>
)

/** Close enough that the usual program is explained on one page. */
const ABOVE = 9
const HOW_TO_READ = 'How to read it'

/** The same beneath a cover that ends on a second page. */
export const ReadingBelow = ({ drawing, by }: ReadingProps) => (
  <>
    <Part title={HOW_TO_READ} first={<Example drawing={drawing} by={by} />} />
    <Reading drawing={drawing} />
  </>
)

function Reading({ drawing }: { drawing: Drawing }) {
  const { program } = drawing
  const scale = scaleOf(program)
  const width = contentWidth(drawing.paper)
  return (
    <>
      <FirstSession drawing={drawing} />
      <Section title="Your week" above={ABOVE} first={<WeekStrip drawing={drawing} />} />
      <Section
        title={`What ${scale} means`}
        above={ABOVE}
        first={<Painted block={effortTable(scale, program.guidelines.rpe.length > 0, width)} width={width} />}
      />
      <Items items={program.guidelines.rpe} width={width} fontSize={SIZES.body} itemGap={2} />
      <Glossary program={program} width={width} above={ABOVE} />
    </>
  )
}

const NUMBER_WIDTH = 15

function FirstSession({ drawing: { program, paper } }: { drawing: Drawing }) {
  const width = contentWidth(paper)
  const step = (text: string, index: number) =>
    beside([
      [0, textBlock(`${index + 1}.`, STRONG, { width: NUMBER_WIDTH })],
      [NUMBER_WIDTH, textBlock(text, ROMAN, { width: width - NUMBER_WIDTH })],
    ])
  const steps = firstSession(program, isLoaded).map((text, index) => spaced(step(text, index), 0, 2))
  if (!steps.length) return null
  return (
    <Section title={FIRST_SESSION} above={ABOVE} first={<Painted block={stacked(steps)} width={width} />} />
  )
}

function Example({ drawing, by }: ReadingProps) {
  const exercise = exampleRowOf(drawing.program)
  if (!exercise) return null
  const { name } = exercise
  return (
    <View style={{ marginTop: 6 }} wrap={false}>
      <View style={[styles.row, styles.bold, styles.figures, { fontSize: 16 }]}>
        <Text style={{ flexShrink: 1, maxLines: 2 }}>{name}</Text>
        <Text style={{ marginLeft: 16, maxWidth: 150, maxLines: 1 }}>{setsOn(by, exercise)}</Text>
        <Text style={{ marginLeft: 16, maxWidth: 100, maxLines: 1 }}>{effortText(exercise)}</Text>
      </View>
      <Text style={[styles.lead, { marginTop: 4, marginBottom: 6, maxLines: 5 }]}>
        {exampleInWords(exercise)}
      </Text>
      <Painted block={filledIn(exercise, drawing, by)} width={contentWidth(drawing.paper)} />
    </View>
  )
}

const EFFORT_WIDTH = 64
const FIRST_RULE = 1.5

/** @param isExplained - by the lines beneath it */
function effortTable(scale: 'RIR' | 'RPE', isExplained: boolean, width: number): Block {
  const rows = EFFORTS.map(({ rir, rpe, feels }) => {
    const [used, other] = scale === 'RIR' ? [rir, rpe] : [rpe, rir]
    const row = beside([
      [0, textBlock(used, STRONG, { width: EFFORT_WIDTH })],
      [EFFORT_WIDTH, textBlock(other, ROMAN, { width: EFFORT_WIDTH }, SOFT)],
      [2 * EFFORT_WIDTH, textBlock(feels, ROMAN, { width: width - 2 * EFFORT_WIDTH })],
    ])
    return ruled(spaced(row, 1.5), width, 0.5, FAINT)
  })
  const words = scale === 'RPE' ? RPE_IN_WORDS : isExplained ? '' : EFFORT_IN_WORDS
  const head = ruled(
    words ? spaced(textBlock(words, ROMAN, { width }), 0, 5) : stacked([]),
    width,
    FIRST_RULE,
    INK,
  )
  return stacked([head, ...rows])
}

const BODY_HEIGHT = 36
/** With more days, the bodies stand beneath the words. */
const MOST_BESIDE = 4

function WeekStrip({ drawing: { program } }: { drawing: Drawing }) {
  const days = weekSheets(program)[0]?.days ?? []
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
          <View style={days.length > MOST_BESIDE ? {} : [styles.row, { justifyContent: 'space-between' }]}>
            <View>
              <Text>{`${rows.length} exercises`}</Text>
              {minutes ? <Text>{`${minutes} min`}</Text> : null}
            </View>
            <Bodies rows={rows.map(({ exercise }) => exercise)} />
          </View>
        </View>
      ))}
    </View>
  )
}

function Bodies({ rows }: { rows: readonly ShownRow[] }) {
  const worked = musclesWorked(rows)
  return worked && <Painted block={bodyBlock(worked, BODY_HEIGHT)} width={bodyWidth(BODY_HEIGHT)} />
}
