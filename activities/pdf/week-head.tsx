import { Canvas, Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { EightBars } from './eight-bars.tsx'
import { hasAll, headingFace, openFaces, paintedFace, say } from './painted-text.ts'
import { contentWidth, INK, SIZES, styles } from './styles.ts'
import { HEAD_HEIGHT } from './week-plan.ts'
import type { WeekSheet } from './week-sheets.ts'

const FOOT = 6
const BARS = { width: 124, height: 44 }
/** Beside the words, and beneath them: the title's foot is lower than its letters. */
const GAP = 14
const WORDS_FOOT = 2

interface WeekHeadProps {
  drawing: Drawing
  sheet: WeekSheet
  /** `part 1 of 2`; empty where a week has one page. */
  part: string
}

/** On every page of the week, so that a page torn out still says what it is. */
export function WeekHead({ drawing, sheet, part }: WeekHeadProps) {
  const words = {
    title: `Week ${sheet.number}`,
    remark: sheet.isLight ? `Light on purpose. ${sheet.remark}` : sheet.remark,
    facts: [part, `${sheet.sets} sets`, sheet.effort].filter(Boolean).join(' · '),
  }
  const width = contentWidth(drawing.paper) - BARS.width
  return (
    <View style={[styles.row, { height: HEAD_HEIGHT, alignItems: 'flex-end', paddingBottom: FOOT }]}>
      {areLines(words, width, drawing) ? (
        <PaintedWords words={words} width={width} />
      ) : (
        <LaidOutWords words={words} />
      )}
      <EightBars program={drawing.program} {...BARS} only={sheet.number} />
    </View>
  )
}

type Words = Readonly<Record<'title' | 'remark' | 'facts', string>>

const faces = () => [headingFace(800), paintedFace(700), paintedFace(400)] as const

/** Whether each of them stands on one line, in our own faces. */
function areLines({ title, remark, facts }: Words, width: number, { fonts }: Drawing): boolean {
  const [heading, bold, regular] = faces()
  const room = width - heading.width(title, []) * SIZES.title - 2 * GAP
  return (
    hasAll(fonts.bold, remark) &&
    hasAll(fonts.regular, facts) &&
    bold.width(remark, []) * SIZES.body <= room &&
    regular.width(facts, []) * SIZES.list <= room
  )
}

function PaintedWords({ words: { title, remark, facts }, width }: { words: Words; width: number }) {
  const [heading, bold, regular] = faces()
  const height = HEAD_HEIGHT - FOOT
  return (
    <Canvas
      style={{ width, height }}
      paint={(painter) => {
        openFaces(painter, [heading, bold, regular])
        painter.fillColor(INK)
        // A heading's line is as high as its type.
        say(painter, title, 0, height - SIZES.title * (1 - heading.ascent), {
          face: heading,
          size: SIZES.title,
        })
        const left = heading.width(title, []) * SIZES.title + GAP
        const factsTop = height - WORDS_FOOT - SIZES.list * regular.lineHeight
        say(painter, facts, left, factsTop + SIZES.list * regular.ascent, { face: regular, size: SIZES.list })
        const remarkTop = factsTop - SIZES.body * bold.lineHeight
        if (remark)
          say(painter, remark, left, remarkTop + SIZES.body * bold.ascent, { face: bold, size: SIZES.body })
        return null
      }}
    />
  )
}

const LaidOutWords = ({ words: { title, remark, facts } }: { words: Words }) => (
  <>
    <Text style={styles.title}>{title}</Text>
    <View style={{ flex: 1, marginHorizontal: GAP, paddingBottom: WORDS_FOOT }}>
      {remark ? <Text style={styles.bold}>{remark}</Text> : null}
      <Text style={{ fontSize: SIZES.list }}>{facts}</Text>
    </View>
  </>
)
