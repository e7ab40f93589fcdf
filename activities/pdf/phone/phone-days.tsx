import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from '../drawing/drawing.ts'
import { missedRepsIn } from '../pages/facts.ts'
import { FAINT, INK } from '../drawing/styles.ts'
import { MAX_MISSED_LINES, MAX_NAME_LINES } from '../pages/week-layout.ts'
import { weekSheets, type Day, type Row, type WeekSheet } from '../pages/week-sheets.ts'
import { PhoneScroll } from './phone-page.tsx'
import { phone, PHONE_SIZES } from './phone-styles.ts'

/** One screen per day, or more where its rows need them. */
export const PhoneDays = ({ drawing: { program } }: { drawing: Drawing }) =>
  weekSheets(program).flatMap((sheet) =>
    sheet.days.map((day, index) => (
      <PhoneScroll key={`${sheet.number}-${index}`} bookmark={`Week ${sheet.number} · ${day.title}`}>
        <DayHead sheet={sheet} day={day} />
        {day.rows.map((row, place) => (
          <Exercise key={place} row={row} />
        ))}
        <View style={{ marginTop: 10 }}>
          <Text style={phone.bold}>Missed reps?</Text>
          <Text style={{ maxLines: MAX_MISSED_LINES * 2 }}>{missedRepsIn(program)}</Text>
        </View>
      </PhoneScroll>
    )),
  )

function DayHead({ sheet, day: { title, minutes } }: { sheet: WeekSheet; day: Day }) {
  const { number, sets, effort, isLight, remark, common } = sheet
  const facts = [`Week ${number}`, `${sets} sets`, effort, minutes ? `${minutes} min` : '']
  const said = [isLight ? 'Light on purpose.' : '', remark, common].filter(Boolean).join(' ')
  return (
    <View style={{ borderBottom: `1.5 solid ${INK}`, paddingBottom: 8 }}>
      <Text style={phone.soft}>{facts.filter(Boolean).join(' · ')}</Text>
      <Text style={[phone.title, { maxLines: 3, textOverflow: 'ellipsis', marginVertical: 4 }]}>{title}</Text>
      {said ? <Text style={phone.bold}>{said}</Text> : null}
    </View>
  )
}

/** The name, then sets and effort, then the notes to read between sets. */
const Exercise = ({ row: { exercise, small } }: { row: Row }) => (
  <View style={{ borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 9 }}>
    <Text style={[phone.bold, { fontSize: PHONE_SIZES.name, maxLines: MAX_NAME_LINES }]}>
      {exercise.name}
    </Text>
    <View style={[phone.row, phone.figures, { fontSize: PHONE_SIZES.name, marginVertical: 2 }]}>
      <Text style={{ flex: 1, maxLines: 3 }}>{`${exercise.sets} × ${exercise.reps}`}</Text>
      <Text style={{ flex: 1, maxLines: 3 }}>{exercise.intensity}</Text>
    </View>
    {small ? <Text style={phone.soft}>{small}</Text> : null}
  </View>
)
