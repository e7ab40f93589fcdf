import type { ReactNode } from 'react'
import { Canvas, Text, View } from '@react-pdf/renderer'
import { isLightWeek } from '../../../domain/program/program.ts'
import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { BARS_IN_WORDS, weekBars, type WeekBar } from '../../../domain/program/week-bars.ts'
import { effortOf } from './facts.ts'
import { createPen, type Pen } from '../drawing/blocks.tsx'
import { FAINT, INK, styles } from '../drawing/styles.ts'

interface EightBarsProps {
  program: ShownProgram
  width: number
  height: number
  /** The only week in full ink; all weeks by default. */
  only?: number
}

/** The fraction of its slot that a bar leaves empty. */
const GAP = 0.28

/** The distance from one bar to the next. */
const pitchOf = (width: number, weeks: number): number => width / (weeks - GAP)

/** Paints the program's weeks from the upper left corner. Each bar's height is the week's sets × effort. */
export function paintBars(
  pen: Pen,
  { program, width, height, only, left = 0, top = 0 }: EightBarsProps & { left?: number; top?: number },
): void {
  const weeks = weekBars(program)
  const pitch = pitchOf(width, weeks.length)
  weeks.forEach(({ week: { weekNumber }, height: share }, index) => {
    const colour = only === undefined || only === weekNumber ? INK : FAINT
    pen.fill(colour, left + index * pitch, top + height * (1 - share), pitch * (1 - GAP), height * share)
  })
}

export const EightBars = (bars: EightBarsProps) => (
  <Canvas
    style={{ width: bars.width, height: bars.height }}
    paint={(painter) => {
      paintBars(createPen(painter), bars)
      return null
    }}
  />
)

interface UnderBarsProps {
  program: ShownProgram
  width: number
  children: (bar: WeekBar) => ReactNode
}

/** Labels on the bars' grid. Exactly as wide as they are: react-pdf shrinks what does not fit. */
export function UnderBars({ program, width, children }: UnderBarsProps) {
  const weeks = weekBars(program)
  const pitch = pitchOf(width, weeks.length)
  return (
    <View style={[styles.row, { marginTop: 6, width: pitch * weeks.length }]}>
      {weeks.map((bar) => (
        <View key={bar.week.weekNumber} style={{ width: pitch }}>
          {children(bar)}
        </View>
      ))}
    </View>
  )
}

export const LabelledBars = ({ program, width, height }: Omit<EightBarsProps, 'only'>) => (
  <View style={{ width }} wrap={false}>
    <EightBars program={program} width={width} height={height} />
    <UnderBars program={program} width={width}>
      {({ week, sets }) => (
        <>
          <Text style={styles.bold}>{`Week ${week.weekNumber}`}</Text>
          <Text style={styles.soft}>{`${sets} sets`}</Text>
          <Text style={styles.soft}>{isLightWeek(week) ? 'light' : effortOf(week)}</Text>
        </>
      )}
    </UnderBars>
    <Text style={[styles.soft, { marginTop: 4 }]}>{`${BARS_IN_WORDS}.`}</Text>
  </View>
)
