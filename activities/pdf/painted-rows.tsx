import { Canvas, Text, View } from '@react-pdf/renderer'
import type { Fonts } from './fonts.ts'
import { paintCells } from './paint-cells.ts'
import { hasAll, openFaces, paintedFace, type Painter, say } from './painted-text.ts'
import { FAINT, INK, SIZES, SOFT, styles } from './styles.ts'
import { cellWidth, type Columns, NAME_GAP, ROW_RULE, type Spacing } from './week-plan.ts'
import type { Row } from './week-sheets.ts'

/** Where the number of sets ends, and then the ×, which stands in line down the page. */
export const SETS_WIDTH = 11
export const TIMES_WIDTH = 14
/** Lining figures of one width. */
const FIGURES = ['tnum', 'lnum']

export interface RowLayout {
  fonts: Pick<Fonts, 'regular' | 'bold' | 'heading'>
  columns: Columns
  spacing: Spacing
}

export const wordsWidth = ({ name, setsReps, effort }: Columns): number => name + setsReps + effort

/** `8/side` in two parts, of which the second is set smaller. */
export function repsOf({ exercise: { reps } }: Row): [count: string, per: string] {
  const [count = reps, ...per] = reps.split('/')
  return [count, per.length ? `/${per.join('/')}` : '']
}

export const fullWidth = (columns: Columns): number => wordsWidth(columns) + columns.gap + columns.cells

/** Whether its name and figures each stand on one line, in our own faces: then nothing of them has to be laid out. */
export function isPlain(row: Row, { fonts, columns, spacing }: RowLayout): boolean {
  const { name, intensity, sets } = row.exercise
  const [count, per] = repsOf(row)
  const [regular, bold] = [paintedFace(400), paintedFace(700)]
  const reps = bold.width(count, FIGURES) * spacing.name + regular.width(per, FIGURES) * SIZES.body
  return (
    hasAll(fonts.bold, `${name}${sets}${count}${intensity}`) &&
    hasAll(fonts.regular, `×${per}`) &&
    bold.width(name, []) * spacing.name <= columns.name - NAME_GAP &&
    reps <= columns.setsReps - SETS_WIDTH - TIMES_WIDTH &&
    bold.width(intensity, FIGURES) * spacing.name <= columns.effort
  )
}

/** Whether what stands small beneath it is one line as well, so that all of it can be painted. */
export const isOneLine = ({ small }: Row, { fonts, columns, spacing }: RowLayout): boolean =>
  hasAll(fonts.regular, small) && paintedFace(400).width(small, []) * spacing.small <= wordsWidth(columns)

/** Plain rows of one line, one beneath the other, painted at once: as boxes they would be most of what is laid out. */
export function PaintedRows({ rows, layout }: { rows: readonly Row[]; layout: RowLayout }) {
  const { columns, spacing } = layout
  const [regular, bold] = [paintedFace(400), paintedFace(700)]
  const nameHeight = spacing.name * bold.lineHeight
  const heightOf = ({ small }: Row) =>
    Math.max(nameHeight + (small ? spacing.small * regular.lineHeight : 0), spacing.cellHeight) +
    2 * spacing.rowPadding +
    ROW_RULE
  const width = fullWidth(columns)
  return (
    <Canvas
      style={{ width, height: rows.reduce((height, row) => height + heightOf(row), 0) }}
      paint={(painter) => {
        openFaces(painter, [regular, bold])
        let top = 0
        for (const row of rows) {
          const y = top + spacing.rowPadding
          paintFigures(painter, row, y, layout)
          painter.fillColor(SOFT)
          const beneath = y + nameHeight + spacing.small * regular.ascent
          if (row.small) say(painter, row.small, 0, beneath, { face: regular, size: spacing.small })
          top += heightOf(row)
          painter.rect(0, top - ROW_RULE, width, ROW_RULE).fill(FAINT)
        }
        return null
      }}
    />
  )
}

/** A plain row with more beneath its name than a line holds: that alone is laid out. */
export function PlainRow({ row, layout }: { row: Row; layout: RowLayout }) {
  const { columns, spacing } = layout
  const [regular, bold] = [paintedFace(400), paintedFace(700)]
  const { cellHeight, rowPadding } = spacing
  return (
    <View
      style={{
        borderBottom: `${ROW_RULE} solid ${FAINT}`,
        paddingVertical: rowPadding,
        minHeight: cellHeight + 2 * rowPadding + ROW_RULE,
      }}
    >
      <Canvas
        style={{
          position: 'absolute',
          left: 0,
          top: rowPadding,
          width: fullWidth(columns),
          height: cellHeight,
        }}
        paint={(painter) => {
          openFaces(painter, [regular, bold])
          paintFigures(painter, row, 0, layout)
          return null
        }}
      />
      <Text
        style={[
          styles.soft,
          {
            width: wordsWidth(columns),
            marginTop: spacing.name * bold.lineHeight,
            fontSize: spacing.small,
          },
        ]}
      >
        {row.small}
      </Text>
    </View>
  )
}

/** The name, what is to be done, and room to write in. */
function paintFigures(painter: Painter, row: Row, y: number, { columns, spacing }: RowLayout): void {
  const { name, sets, intensity } = row.exercise
  const [count, per] = repsOf(row)
  const [regular, bold] = [paintedFace(400), paintedFace(700)]
  const baseline = y + spacing.name * bold.ascent
  const figures = { face: bold, size: spacing.name, features: FIGURES }
  const widthOf = (text: string, face = bold) => face.width(text, FIGURES) * spacing.name
  const ofTimes = columns.name + SETS_WIDTH
  const ofReps = ofTimes + TIMES_WIDTH
  painter.fillColor(INK)
  say(painter, name, 0, baseline, { face: bold, size: spacing.name })
  say(painter, `${sets}`, ofTimes - widthOf(`${sets}`), baseline, figures)
  const timesLeft = ofTimes + (TIMES_WIDTH - widthOf('×', regular)) / 2
  say(painter, '×', timesLeft, y + spacing.name * regular.ascent, { ...figures, face: regular })
  say(painter, count, ofReps, baseline, figures)
  if (per)
    say(painter, per, ofReps + widthOf(count), baseline, { ...figures, face: regular, size: SIZES.body })
  say(painter, intensity, columns.name + columns.setsReps, baseline, figures)
  paintCells(painter, {
    count: sets,
    width: cellWidth(columns, sets),
    height: spacing.cellHeight,
    left: wordsWidth(columns) + columns.gap,
    top: y,
  })
}
