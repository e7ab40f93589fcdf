import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from '../drawing/drawing.ts'
import { scaleOf } from '../../../domain/program/notation.ts'
import { FAINT, INK } from '../drawing/styles.ts'
import { PhoneScroll, PhoneSection, PhoneSteps } from './phone-page.tsx'
import { phone } from './phone-styles.ts'

/** How to run the program again with new numbers. */
export function PhoneAfter({ drawing: { program } }: { drawing: Drawing }) {
  const { afterWeek8 } = program
  if (!afterWeek8) return null
  const { meetWeek, steps, shares } = afterWeek8
  const scale = scaleOf(program)
  return (
    <PhoneScroll bookmark="After week 8">
      {meetWeek && (
        <View style={{ marginBottom: 20 }}>
          <Text style={TITLE}>The week of the meet</Text>
          <PhoneSteps items={meetWeek} />
        </View>
      )}
      <Text style={TITLE}>After week 8</Text>
      <PhoneSteps items={steps} />
      {shares && (
        <PhoneSection title="What share of your max a set shows">
          <View style={phone.figures}>
            <View style={[phone.row, phone.bold, { borderBottom: `1.5 solid ${INK}`, paddingBottom: 3 }]}>
              <Text style={CELL}>Reps</Text>
              {shares[0]?.percents.map((_, rir) => (
                <Text key={rir} style={CELL}>{`${scale} ${scale === 'RIR' ? rir : 10 - rir}`}</Text>
              ))}
            </View>
            {shares.map(({ reps, percents }) => (
              <View
                key={reps}
                style={[phone.row, { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 2 }]}
              >
                <Text style={[phone.bold, CELL]}>{reps}</Text>
                {percents.map((percent, rir) => (
                  <Text key={rir} style={CELL}>{`${percent}%`}</Text>
                ))}
              </View>
            ))}
          </View>
        </PhoneSection>
      )}
    </PhoneScroll>
  )
}

const TITLE = [phone.title, { marginBottom: 12 }]

const CELL = { flex: 1, textAlign: 'right' } as const
