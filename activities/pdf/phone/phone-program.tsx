import { letterTo } from '../../../domain/program/outlook.ts'
import { Link, Text, View } from '@react-pdf/renderer'
import { IN_ANSWER, inAnswer } from '../../../domain/program/for-you.ts'
import { FIRST_STEPS } from '../../../domain/program/first-steps.ts'
import { setsText } from '../../../domain/program/notation.ts'
import { inNumbers } from '../../../domain/program/in-numbers.ts'
import { BEFORE_YOU_START, STOP_AT } from '../../../domain/program/notice.ts'
import { longDate } from '../../../domain/program/dates.ts'
import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { BARS_IN_WORDS } from '../../../domain/program/week-bars.ts'
import { whatIfs } from '../../../domain/program/what-if.ts'
import { whatWeDid } from '../../../domain/shop/what-we-did.ts'
import { factsOf, titleIn } from '../pages/cover-plan.ts'
import type { Drawing } from '../drawing/drawing.tsx'
import { EightBars, UnderBars } from '../pages/eight-bars.tsx'
import { wholeWord } from '../fonts/fonts.ts'
import { INK, FAINT } from '../drawing/styles.ts'
import { PhoneList, PhoneScroll, phone, PHONE_SIZES, PHONE_WIDTH } from './phone-page.tsx'
import { effortCell } from '../pages/facts.ts'
import { MAX_LINES } from '../pages/week-foot.ts'
import { MAX_NAME_LINES } from '../pages/week-layout.ts'
import { saidOf, weekSheets, type Day, type Row, type WeekSheet } from '../pages/week-sheets.ts'
import { exerciseRows, type ExerciseRow } from '../pages/exercises-page.tsx'

const LARGEST_NAME = 48

export function PhoneCover({ drawing }: { drawing: Drawing }) {
  const { program, createdAt, isTest, resultsUrl } = drawing
  const { overview, foreword } = program
  const title = titleIn(drawing, PHONE_WIDTH, LARGEST_NAME)
  return (
    <PhoneScroll bookmark="Your program">
      <Text
        style={phone.soft}
      >{`Eightfold · ${isTest ? 'Test purchase · ' : ''}${longDate(createdAt)}`}</Text>
      <Text style={[phone.section, { marginTop: 24 }]}>
        {title ? 'Eight weeks of strength for' : 'Eight weeks of strength'}
      </Text>
      {title && (
        <View style={{ ...title.style, marginTop: title.above + 4 }}>
          {title.lines.map((line, index) => (
            <Text key={index} hyphenationCallback={wholeWord}>
              {line}
            </Text>
          ))}
        </View>
      )}
      {letterTo(program).map((text) => (
        <Text key={text} style={{ marginTop: 14 }}>
          {text}
        </Text>
      ))}
      <Bars program={program} />
      <View style={[phone.row, { marginVertical: 18 }]}>
        <Large figure={overview.daysPerWeek} unit="days a week" />
        <Large figure={overview.sessionLength} unit="minutes a session" />
      </View>
      {factsOf(overview).map(([label, value]) => (
        <View key={label} style={[phone.row, { marginTop: 4 }]}>
          <Text style={[phone.soft, { width: 90 }]}>{label}</Text>
          <Text style={[phone.bold, { flex: 1, maxLines: 12 }]}>{value}</Text>
        </View>
      ))}
      {resultsUrl && (
        <Link src={resultsUrl} style={{ color: INK, marginTop: 16 }}>
          Your page: how each lift is done, and where you are.
        </Link>
      )}
      {overview.clearance && <PhoneList title={BEFORE_YOU_START} items={[overview.clearance]} />}
      <PhoneList title={STOP_AT} items={overview.stopSigns ?? []} />
      <PhoneList title={FIRST_STEPS} items={overview.firstSteps ?? []} />
      <PhoneList title={IN_ANSWER} items={inAnswer(foreword)} />
      <PhoneList title="What we did with your answers" items={whatWeDid(overview)} />
      <PhoneList title="The program in numbers" items={inNumbers(program)} />
    </PhoneScroll>
  )
}

const Bars = ({ program }: { program: ShownProgram }) => (
  <View style={{ marginTop: 20 }} wrap={false}>
    <EightBars program={program} width={PHONE_WIDTH} height={90} />
    <UnderBars program={program} width={PHONE_WIDTH}>
      {({ week, sets }) => (
        <>
          <Text style={[phone.bold, phone.figures]}>{week.weekNumber}</Text>
          <Text style={[phone.soft, phone.figures]}>{sets}</Text>
        </>
      )}
    </UnderBars>
    <Text style={[phone.soft, { marginTop: 4 }]}>{`${BARS_IN_WORDS}. Beneath: the week and its sets.`}</Text>
  </View>
)

const Large = ({ figure, unit }: { figure: number; unit: string }) => (
  <View style={{ flex: 1 }}>
    <Text style={[phone.section, { fontSize: PHONE_SIZES.figure }]}>{figure}</Text>
    <Text>{unit}</Text>
  </View>
)

export const PhoneDays = ({ drawing: { program } }: { drawing: Drawing }) =>
  weekSheets(program).flatMap((sheet) =>
    sheet.days.map((day, index) => (
      <PhoneScroll key={`${sheet.number}-${index}`} bookmark={`Week ${sheet.number} · ${day.title}`}>
        <DayHead sheet={sheet} day={day} />
        {day.rows.map((row, place) => (
          <Exercise key={place} row={row} />
        ))}
        <View style={{ marginTop: 10 }}>
          {whatIfs(program).map(([label, text], index) => (
            <View key={label} style={{ marginTop: index && 6 }}>
              <Text style={phone.bold}>{label}</Text>
              <Text style={{ maxLines: MAX_LINES * 2 }}>{text}</Text>
            </View>
          ))}
        </View>
      </PhoneScroll>
    )),
  )

function DayHead({ sheet, day: { title, minutes } }: { sheet: WeekSheet; day: Day }) {
  const { number, sets, effort, common } = sheet
  const facts = [`Week ${number}`, `${sets} sets`, effort, minutes ? `${minutes} min` : '']
  const said = [saidOf(sheet), common].filter(Boolean).join(' ')
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
      <Text style={{ flex: 1, maxLines: 3 }}>{setsText(exercise)}</Text>
      <Text style={{ flex: 1, maxLines: 3 }}>{effortCell(exercise)}</Text>
    </View>
    {small ? <Text style={phone.soft}>{small}</Text> : null}
  </View>
)

const MAX_EXERCISES = 6

export function PhoneExercises({ drawing: { program } }: { drawing: Drawing }) {
  const rows = exerciseRows(program)
  const pages = Math.max(1, Math.ceil(rows.length / MAX_EXERCISES))
  const each = Math.ceil(rows.length / pages)
  return Array.from({ length: pages }, (_, page) => (
    <PhoneScroll key={page} {...(page === 0 ? { bookmark: 'Exercises' } : {})}>
      {page === 0 && <Text style={phone.title}>Your exercises</Text>}
      {rows.slice(page * each, (page + 1) * each).map((row) => (
        <HowToDo key={row.name} row={row} />
      ))}
    </PhoneScroll>
  ))
}

const HowToDo = ({ row: { name, lines } }: { row: ExerciseRow }) => (
  <View style={{ borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 9 }}>
    <Text style={[phone.bold, { fontSize: PHONE_SIZES.name, maxLines: MAX_NAME_LINES }]}>{name}</Text>
    {lines.map(([label, text]) => (
      <View key={text} style={[phone.row, { marginTop: 3 }]}>
        <Text style={[phone.soft, { width: 52 }]}>{label}</Text>
        <Text style={[label === 'Do' ? phone.bold : {}, { flex: 1 }]}>{text}</Text>
      </View>
    ))}
  </View>
)
