import { Text, View } from '@react-pdf/renderer'
import { EFFORT_IN_WORDS, EFFORTS, wordsOf } from '../../../domain/program/effort-words.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { scaleOf } from '../../../domain/program/notation.ts'
import { MUSCLES_IN_WORDS, muscleSets } from '../pages/muscles.ts'
import { FAINT, INK } from '../drawing/styles.ts'
import { PhoneList, PhoneScroll, PhoneSection } from './phone-page.tsx'
import { phone } from './phone-styles.ts'

/** Explains effort and the glossary, and shows the sets per muscle. */
export function PhoneReading({ drawing: { program } }: { drawing: Drawing }) {
  const scale = scaleOf(program)
  const muscles = muscleSets(program)
  const most = Math.max(1, ...(muscles ?? []).map(({ sets }) => sets))
  return (
    <PhoneScroll bookmark="How to read it">
      <Text style={phone.title}>How to read it</Text>
      <PhoneSection title={`What ${scale} means`} first={<Text>{EFFORT_IN_WORDS}</Text>}>
        {EFFORTS.map(({ rir, rpe, feels }) => (
          <View
            key={rir}
            style={[phone.row, { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 4 }]}
            wrap={false}
          >
            <Text style={[phone.bold, { width: 60 }]}>{scale === 'RIR' ? rir : rpe}</Text>
            <Text style={[phone.soft, { width: 60 }]}>{scale === 'RIR' ? rpe : rir}</Text>
            <Text style={{ flex: 1 }}>{feels}</Text>
          </View>
        ))}
      </PhoneSection>
      <PhoneList title="Effort in this program" items={program.guidelines.rpe} />
      <PhoneSection title="Words">
        {wordsOf(program).map(({ word, meaning }) => (
          <View key={word} style={[phone.row, { marginBottom: 5 }]} wrap={false}>
            <Text style={[phone.bold, { width: 80 }]}>{word}</Text>
            <Text style={{ flex: 1 }}>{meaning}</Text>
          </View>
        ))}
      </PhoneSection>
      {muscles && (
        <PhoneSection title="What each muscle gets" first={<Text>{MUSCLES_IN_WORDS}</Text>}>
          {muscles.map(({ muscle, sets }) => (
            <View key={muscle} style={[phone.row, { alignItems: 'center', marginTop: 4 }]} wrap={false}>
              <Text style={{ width: 96 }}>{muscle}</Text>
              <Text style={[phone.bold, phone.figures, { width: 24, textAlign: 'right', marginRight: 8 }]}>
                {sets}
              </Text>
              <View style={{ height: 11, width: (sets / most) * 180, backgroundColor: INK }} />
            </View>
          ))}
        </PhoneSection>
      )}
    </PhoneScroll>
  )
}
