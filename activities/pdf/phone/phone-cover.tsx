import { Link, Text, View } from '@react-pdf/renderer'
import { inNumbers } from '../../../domain/program/in-numbers.ts'
import { longDate } from '../../../domain/program/long-date.ts'
import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { BARS_IN_WORDS } from '../../../domain/program/week-bars.ts'
import { whatWeDid } from '../../../domain/shop/what-we-did.ts'
import { factsOf } from '../pages/cover-facts.ts'
import { titleIn } from '../pages/cover-plan.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { EightBars, UnderBars } from '../pages/eight-bars.tsx'
import { wholeWord } from '../fonts/fonts.ts'
import { INK } from '../drawing/styles.ts'
import { PhoneList, PhoneScroll } from './phone-page.tsx'
import { phone, PHONE_SIZES, PHONE_WIDTH } from './phone-styles.ts'

const LARGEST_NAME = 48

/** Names the buyer, summarizes the program, and lists what was decided from the answers. */
export function PhoneCover({ drawing }: { drawing: Drawing }) {
  const { program, createdAt, isTest, resultsUrl } = drawing
  const { overview } = program
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
      {overview.clearance && <PhoneList title="Before you start" items={[overview.clearance]} />}
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
    <Text style={[phone.soft, { marginTop: 4 }]}>{`${BARS_IN_WORDS}; beneath, the week and its sets.`}</Text>
  </View>
)

const Large = ({ figure, unit }: { figure: number; unit: string }) => (
  <View style={{ flex: 1 }}>
    <Text style={[phone.section, { fontSize: PHONE_SIZES.figure }]}>{figure}</Text>
    <Text>{unit}</Text>
  </View>
)
