import { Text, View } from '@react-pdf/renderer'
import { EFFORT_IN_WORDS, EFFORTS, RPE_IN_WORDS, wordsOf } from '../../../domain/program/effort-words.ts'
import type { Drawing } from '../drawing/drawing.tsx'
import { FIRST_SESSION, firstSession } from '../../../domain/program/first-session.ts'
import { isLoaded } from '../../../domain/training/printing/is-loaded.ts'
import { effortAt, scaleOf } from '../../../domain/program/notation.ts'
import { muscleSets, musclesInWords } from '../pages/facts.ts'
import { BESIDE_LIFTING } from '../pages/plans-page.tsx'
import { FAINT, INK } from '../drawing/styles.ts'
import { PhoneList, PhoneScroll, PhoneSection, phone, PhoneSteps } from './phone-page.tsx'
import { liftRules, ruleWordsOf } from '../../../domain/program/progression-rules.ts'
import { DISCLAIMER } from '../../../domain/program/disclaimer.ts'
import { stepsInWords, weightIn } from '../pages/lifts-page.tsx'

export function PhoneReading({ drawing: { program } }: { drawing: Drawing }) {
  const scale = scaleOf(program)
  const muscles = muscleSets(program)
  const most = Math.max(1, ...(muscles ?? []).map(({ sets }) => sets))
  return (
    <PhoneScroll bookmark="How to read it">
      <Text style={phone.title}>How to read it</Text>
      <PhoneSection title={FIRST_SESSION}>
        <PhoneSteps items={firstSession(program, isLoaded)} />
      </PhoneSection>
      <PhoneSection
        title={`What ${scale} means`}
        first={<Text>{scale === 'RPE' ? RPE_IN_WORDS : EFFORT_IN_WORDS}</Text>}
      >
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
        <PhoneSection title="What each muscle gets" first={<Text>{musclesInWords(program)}</Text>}>
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

export function PhonePlans({ drawing: { program } }: { drawing: Drawing }) {
  if (!program.plans) return null
  return (
    <PhoneScroll bookmark={BESIDE_LIFTING}>
      <Text style={phone.title}>{BESIDE_LIFTING}</Text>
      {program.plans.map(({ title, lines }) => (
        <PhoneList key={title} title={title} items={lines} />
      ))}
    </PhoneScroll>
  )
}

export function PhoneLifts({ drawing: { program, units } }: { drawing: Drawing }) {
  const rules = liftRules(program)
  if (!rules.length) return null
  return (
    <PhoneScroll bookmark="Lift by lift">
      <Text style={phone.title}>Lift by lift</Text>
      <Text style={{ marginTop: 8 }}>{ruleWordsOf(program)}</Text>
      {rules.map(({ rule, lifts, steps }) => (
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
          {stepsInWords(steps).map((told) => (
            <Text key={told} style={[phone.soft, { marginTop: 4 }]}>
              {told}
            </Text>
          ))}
        </View>
      ))}
    </PhoneScroll>
  )
}

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
                <Text key={rir} style={CELL}>
                  {effortAt(scale, rir)}
                </Text>
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
