import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from '../drawing.ts'
import { exerciseRows } from '../exercises-plan.ts'
import { FAINT } from '../styles.ts'
import { MOST_NAME_LINES } from '../week-plan.ts'
import { PhonePage } from './phone-page.tsx'
import { phone, PHONE_SIZES } from './phone-styles.ts'

/** How each exercise is done. */
export const PhoneExercises = ({ drawing: { program } }: { drawing: Drawing }) => (
  <PhonePage bookmark="Exercises">
    <Text style={phone.title}>Your exercises</Text>
    {exerciseRows(program).map(({ name, swap, lines }) => (
      <View key={name} style={{ borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 9 }} wrap={false}>
        <Text style={[phone.bold, { fontSize: PHONE_SIZES.name, maxLines: MOST_NAME_LINES }]}>{name}</Text>
        {swap ? <Text style={phone.soft}>{swap}</Text> : null}
        {lines.map(([label, text]) => (
          <View key={label} style={[phone.row, { marginTop: 3 }]}>
            <Text style={[phone.soft, { width: 52 }]}>{label}</Text>
            <Text style={[label === 'Do' ? phone.bold : {}, { flex: 1 }]}>{text}</Text>
          </View>
        ))}
      </View>
    ))}
  </PhonePage>
)
