import { Text, View } from '@react-pdf/renderer'
import { liftRules, RULE_WORDS } from '../../../domain/program/progression-rules.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { DISCLAIMER } from '../pages/guidelines-page.tsx'
import { weightIn } from '../pages/lifts-page.tsx'
import { FAINT } from '../drawing/styles.ts'
import { PhoneList, PhoneScroll } from './phone-page.tsx'
import { phone } from './phone-styles.ts'

/** Lists each lift's progression rule and its starting weight where it is known. */
export function PhoneLifts({ drawing: { program, units } }: { drawing: Drawing }) {
  const rules = liftRules(program)
  if (!rules.length) return null
  return (
    <PhoneScroll bookmark="Lift by lift">
      <Text style={phone.title}>Lift by lift</Text>
      <Text style={{ marginTop: 8 }}>{RULE_WORDS}</Text>
      {rules.map(({ rule, lifts }) => (
        <View key={rule} style={{ marginTop: 16 }}>
          <Text style={phone.bold}>{rule}</Text>
          {lifts.map(({ name, weight }) => (
            <View
              key={name}
              style={[phone.row, { borderBottom: `0.5 solid ${FAINT}`, paddingVertical: 4 }]}
              wrap={false}
            >
              <Text style={{ flex: 1, maxLines: 3, paddingRight: 6 }}>{name}</Text>
              <Text style={[phone.bold, phone.figures]}>{weight ? weightIn(weight, units) : ''}</Text>
            </View>
          ))}
        </View>
      ))}
    </PhoneScroll>
  )
}

/** The guidelines and the disclaimer. */
export function PhoneGuidelines({ drawing: { program } }: { drawing: Drawing }) {
  const { progression, recovery, nutrition } = program.guidelines
  return (
    <PhoneScroll bookmark="Guidelines">
      <Text style={phone.title}>Guidelines</Text>
      <PhoneList title="Progression" items={progression} />
      <PhoneList title="Recovery" items={recovery} />
      <PhoneList title="Nutrition" items={nutrition} />
      <View style={{ marginTop: 20 }} wrap={false}>
        <Text style={phone.bold}>Medical disclaimer</Text>
        <Text>{DISCLAIMER}</Text>
      </View>
    </PhoneScroll>
  )
}
