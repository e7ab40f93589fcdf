import { letterTo } from '../../../domain/program/outlook.ts'
import { Link, Text, View } from '@react-pdf/renderer'
import { IN_ANSWER, inAnswer } from '../../../domain/program/for-you.ts'
import { FIRST_STEPS } from '../../../domain/program/first-steps.ts'
import { inNumbers } from '../../../domain/program/in-numbers.ts'
import { BEFORE_YOU_START } from '../../../domain/program/notice.ts'
import { longDate } from '../../../domain/program/dates.ts'
import type { ShownProgram } from '../../../domain/program/program-in.ts'
import { whatWeDid } from '../../../domain/shop/what-we-did.ts'
import type { ReactNode } from 'react'
import {
  factsOf,
  HEAD,
  linesOfNotice,
  UNDER_NOTE,
  type CoverPlan,
  type Setting,
  type Title,
} from './cover-plan.ts'
import type { Drawing } from '../drawing/drawing.tsx'
import { LabelledBars } from './eight-bars.tsx'
import { wholeWord } from '../fonts/fonts.ts'
import { QrCode } from './qr-code.tsx'
import { ListSection, Sheet } from '../drawing/sheet.tsx'
import { contentWidth, FAINT, INK, MARGIN, SIZES, styles } from '../drawing/styles.ts'

const ON_THE_PHONE = 'On your phone: how each lift is done, and where you are.'
/** Roughly the QR code's quiet zone, so that its dark modules align with the page margin. */
const CODE_QUIET = 8

interface CoverProps {
  drawing: Drawing
  plan: CoverPlan
  /** What begins beneath the end of a cover of two pages. */
  below: ReactNode
}

export function Cover({ drawing, plan, below }: CoverProps) {
  const { program, createdAt, isTest, paper } = drawing
  const { overview, foreword } = program
  const { title, barsHeight, hasNumbers, isOnePage, setting } = plan
  const list = {
    width: contentWidth(paper),
    above: setting.between,
    fontSize: setting.list,
    itemGap: setting.itemGap,
  }
  return (
    <Sheet drawing={drawing} bookmark="Your program" isOnePage={isOnePage}>
      <View style={{ height: HEAD, marginBottom: title ? 0 : 18 }}>
        <View style={[styles.row, { height: 24, alignItems: 'flex-end' }]}>
          <Text style={[styles.heading, { fontSize: SIZES.section, marginRight: 10 }]}>Eightfold</Text>
          <Text style={styles.soft}>{`${isTest ? 'Test purchase · ' : ''}${longDate(createdAt)}`}</Text>
        </View>
        <Text style={[styles.heading, { fontSize: 34, marginTop: 28 }]}>
          {title ? 'Eight weeks of strength for' : 'Eight weeks of strength'}
        </Text>
      </View>
      {title && <Name title={title} />}
      {drawing.resultsUrl && <OnThePhone resultsUrl={drawing.resultsUrl} />}
      {letterTo(program).map((text) => (
        <Text key={text} style={{ fontSize: setting.note, marginBottom: UNDER_NOTE }}>
          {text}
        </Text>
      ))}
      <LabelledBars program={program} width={contentWidth(paper)} height={barsHeight} />
      <Summary overview={overview} setting={setting} />
      <Notice overview={overview} setting={setting} />
      <ListSection title={FIRST_STEPS} items={overview.firstSteps ?? []} {...list} />
      <ListSection title={IN_ANSWER} items={inAnswer(foreword)} {...list} />
      <ListSection title="What we did with your answers" items={whatWeDid(overview)} {...list} />
      {hasNumbers && <ListSection title="The program in numbers" items={inNumbers(program)} {...list} />}
      {below}
    </Sheet>
  )
}

/** Link to the results page, as a QR code to scan or tap. It is in the corner and read after the title. */
const OnThePhone = ({ resultsUrl }: { resultsUrl: string }) => (
  <Link
    src={resultsUrl}
    style={[
      styles.row,
      { position: 'absolute', top: MARGIN.top - CODE_QUIET, right: MARGIN.side - CODE_QUIET },
      { color: INK, textDecoration: 'none' },
    ]}
  >
    <Text style={{ width: 100, marginTop: CODE_QUIET, textAlign: 'right' }}>{ON_THE_PHONE}</Text>
    <QrCode address={resultsUrl} size={HEAD + CODE_QUIET} />
  </Link>
)

const Name = ({ title: { lines, above, style } }: { title: Title }) => (
  <View style={{ ...style, marginTop: above, marginBottom: 18 }}>
    {lines.map((line, index) => (
      <Text key={index} hyphenationCallback={wholeWord}>
        {line}
      </Text>
    ))}
  </View>
)

interface SummaryProps {
  overview: ShownProgram['overview']
  setting: Setting
}

const Summary = ({ overview, setting: { between, figure, list, factGap } }: SummaryProps) => (
  <View
    style={[styles.row, { marginTop: between + 2, paddingTop: 12, borderTop: `1.5 solid ${INK}` }]}
    wrap={false}
  >
    <Large figure={overview.daysPerWeek} unit="days a week" fontSize={figure} />
    <Large figure={overview.sessionLength} unit="minutes a session" fontSize={figure} />
    <View style={{ flex: 1 }}>
      {factsOf(overview).map(([label, value]) => (
        <View key={label} style={[styles.row, { fontSize: list, marginBottom: factGap }]}>
          <Text style={[styles.soft, { width: 78 }]}>{label}</Text>
          <Text style={[styles.bold, { flex: 1, maxLines: 12 }]}>{value}</Text>
        </View>
      ))}
    </View>
  </View>
)

const Large = ({ figure, unit, fontSize }: { figure: number; unit: string; fontSize: number }) => (
  <View style={{ width: 118, borderRight: `0.75 solid ${FAINT}`, marginRight: 16 }}>
    <Text style={[styles.heading, { fontSize }]}>{figure}</Text>
    <Text style={{ fontSize: SIZES.list }}>{unit}</Text>
  </View>
)

/** Whom to ask first, and what to stop at. */
function Notice({ overview, setting: { between, notice } }: SummaryProps) {
  const lines = linesOfNotice(overview)
  return lines.length ? (
    <View
      style={{ marginTop: between, border: `2 solid ${INK}`, borderRadius: 2, padding: notice.padding }}
      wrap={false}
    >
      <Text style={[styles.heading, { fontSize: SIZES.section, marginBottom: 4 }]}>{BEFORE_YOU_START}</Text>
      {lines.map((line) => (
        <Text key={line} style={{ fontSize: notice.fontSize, lineHeight: notice.lineHeight }}>
          {line}
        </Text>
      ))}
    </View>
  ) : null
}
