import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { LabelledBars } from './eight-bars.tsx'
import { List, Section, Sheet } from './sheet.tsx'
import { contentWidth, FAINT, INK, SIZES, styles } from './styles.ts'

const dateOf = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)

/** Whose program it is, what it is made of, and what was done with the answers. */
export function Cover({ drawing }: { drawing: Drawing }) {
  const { name, program, createdAt, isTest, paper } = drawing
  const { overview } = program
  return (
    <Sheet drawing={drawing} bookmark="Your program">
      <LabelledBars program={program} width={contentWidth(paper)} height={150} />
      <Text style={[styles.heading, { fontSize: name.length > 28 ? 40 : 60, marginTop: 24 }]}>
        {name ? `Eight weeks for ${name}` : 'Your eight weeks'}
      </Text>
      <Text style={[styles.lead, styles.soft, { marginTop: 4 }]}>
        {`Written ${dateOf(createdAt)}${isTest ? ' · Test purchase' : ''}`}
      </Text>
      <Summary overview={overview} />
      {overview.clearance && <Clearance sentence={overview.clearance} />}
      {overview.decisions?.length ? (
        <Section title="What we did with your answers">
          <List items={overview.decisions} fontSize={SIZES.lead - 1} />
        </Section>
      ) : null}
    </Sheet>
  )
}

function Summary({ overview }: Pick<Drawing['program'], 'overview'>) {
  const facts = [
    ['Days a week', `${overview.daysPerWeek}`],
    ['Minutes a session', `${overview.sessionLength}`],
    ['Equipment', overview.equipment],
    ['Goal', overview.goal],
    ['Level', overview.level],
    ['Split', overview.split],
    ['Style', overview.programmingStyle],
  ] as const
  return (
    <View style={{ marginTop: 18, borderTop: `1.5 solid ${INK}` }}>
      {facts.map(([label, value]) =>
        value ? (
          <View
            key={label}
            style={[styles.row, styles.lead, { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 3 }]}
            wrap={false}
          >
            <Text style={[styles.soft, { width: 150 }]}>{label}</Text>
            <Text style={[styles.bold, { flex: 1 }]}>{value}</Text>
          </View>
        ) : null,
      )}
    </View>
  )
}

const Clearance = ({ sentence }: { sentence: string }) => (
  <View style={{ marginTop: 18, border: `1.5 solid ${INK}`, padding: 10 }} wrap={false}>
    <Text style={[styles.heading, { fontSize: 18, marginBottom: 4 }]}>Before you start</Text>
    <Text style={styles.lead}>{sentence}</Text>
  </View>
)
