import { Canvas, Text, View } from '@react-pdf/renderer'
import { hasAll, headingFace, openFaces, paintedFace, say } from './painted-text.ts'
import { fullWidth, type RowLayout } from './painted-rows.tsx'
import { INK, RULE, SIZES, SOFT, styles } from './styles.ts'
import { CELL_GAP, DAY_HEAD, type Columns } from './week-plan.ts'
import type { Day } from './week-sheets.ts'

const DATE = 'Date'
const YOUR_SETS = 'Your sets'
const minutesOf = (minutes: number): string => `${minutes} min`

/** In points. */
const PADDING = 3
const BASE_RULE = 1.5
const MINUTES_GAP = 8
const DATE_ROOM = 54
const DATE_GAP = 6
const DATE_RULE = 0.75

/** What a day is, and where to write its date; painted where its name needs no more than the line has. */
export function DayHead({ day, layout }: { day: Day; layout: RowLayout }) {
  const { columns, fonts } = layout
  const { title, minutes } = day
  const regular = paintedFace(400)
  const [large, light] = [headingFace(800), headingFace(600)]
  const width = fullWidth(columns)
  const ofSets = width - (columns.cells - CELL_GAP)
  const ofDate = ofSets - 2 * DATE_GAP - DATE_ROOM - regular.width(DATE, []) * SIZES.body
  const ofMinutes = large.width(title, []) * SIZES.day + MINUTES_GAP
  const ends = minutes ? ofMinutes + light.width(minutesOf(minutes), []) * SIZES.day : ofMinutes
  if (ends > ofDate || !hasAll(fonts.heading, title)) return <LaidOutHead day={day} columns={columns} />
  return (
    <Canvas
      style={{ width, height: DAY_HEAD }}
      paint={(painter) => {
        openFaces(painter, [regular, large, light])
        const foot = DAY_HEAD - BASE_RULE - PADDING
        // A heading's line is as high as its type.
        const baseline = foot - SIZES.day + SIZES.day * large.ascent
        const small = { face: regular, size: SIZES.body }
        const ofSmall = foot - SIZES.body * (regular.lineHeight - regular.ascent)
        painter.fillColor(INK)
        say(painter, title, 0, baseline, { face: large, size: SIZES.day })
        painter.fillColor(SOFT)
        if (minutes) say(painter, minutesOf(minutes), ofMinutes, baseline, { face: light, size: SIZES.day })
        say(painter, DATE, ofDate, ofSmall, small)
        say(painter, YOUR_SETS, ofSets, ofSmall, small)
        painter.rect(ofSets - DATE_GAP - DATE_ROOM, foot - DATE_RULE, DATE_ROOM, DATE_RULE).fill(RULE)
        painter.rect(0, DAY_HEAD - BASE_RULE, width, BASE_RULE).fill(INK)
        return null
      }}
    />
  )
}

function LaidOutHead({ day: { title, minutes }, columns }: { day: Day; columns: Columns }) {
  return (
    <View
      style={[
        styles.row,
        {
          height: DAY_HEAD,
          alignItems: 'flex-end',
          paddingBottom: PADDING,
          borderBottom: `${BASE_RULE} solid ${INK}`,
        },
      ]}
    >
      <View style={[styles.row, { flex: 1 }]}>
        <Text
          style={[
            styles.heading,
            { fontSize: SIZES.day, flexShrink: 1, maxLines: 1, textOverflow: 'ellipsis' },
          ]}
        >
          {title}
        </Text>
        {minutes ? (
          <Text
            style={[
              styles.heading,
              styles.soft,
              { fontSize: SIZES.day, fontWeight: 600, marginLeft: MINUTES_GAP },
            ]}
          >
            {minutesOf(minutes)}
          </Text>
        ) : null}
      </View>
      <Text style={styles.soft}>{DATE}</Text>
      <View
        style={{
          width: DATE_ROOM,
          height: 12,
          marginHorizontal: DATE_GAP,
          borderBottom: `${DATE_RULE} solid ${RULE}`,
        }}
      />
      <Text style={[styles.soft, { width: columns.cells - CELL_GAP }]}>{YOUR_SETS}</Text>
    </View>
  )
}
