import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from '../drawing/drawing.tsx'
import { planExercises } from './exercises-page.tsx'
import { Glossary } from './glossary.tsx'
import { Lifts } from './lifts-page.tsx'
import { bookmarked, ListSection, Sheet } from '../drawing/sheet.tsx'
import { contentWidth, INK, styles } from '../drawing/styles.ts'

export const DISCLAIMER =
  'This program is general fitness information, not medical advice. Talk to a doctor before you start if you are pregnant, have a heart condition, a recent injury or surgery, or any other health concern. Stop and get help if something hurts.'

export const GuidelinesPage = ({ drawing }: { drawing: Drawing }) => (
  <Sheet drawing={drawing} bookmark="Guidelines">
    <Text style={styles.title}>Guidelines</Text>
    <Guidelines drawing={drawing} />
  </Sheet>
)

/** The guidelines after the last few lifts, to avoid a nearly empty page. */
export const LiftsAndGuidelines = ({ drawing }: { drawing: Drawing }) => (
  <Sheet drawing={drawing}>
    <View {...bookmarked('Lift by lift')} />
    <Lifts drawing={drawing} />
    <View style={{ marginTop: 26 }} minPresenceAhead={MIN_AHEAD} {...bookmarked('Guidelines')}>
      <Text style={styles.title}>Guidelines</Text>
    </View>
    <Guidelines drawing={drawing} />
  </Sheet>
)
/** The least height of guidelines below their title; with less room, they start on the next page. */
const MIN_AHEAD = 260

function Guidelines({ drawing }: { drawing: Drawing }) {
  const { progression, recovery, nutrition } = drawing.program.guidelines
  const { hasWords } = planExercises(drawing)
  const list = { isTight: !hasWords, width: contentWidth(drawing.paper) }
  return (
    <>
      <ListSection title="Progression" {...list} items={progression} />
      <ListSection title="Recovery" {...list} items={recovery} />
      <ListSection title="Nutrition" {...list} items={nutrition} />
      {!hasWords && <Glossary program={drawing.program} {...list} />}
      <View
        style={{ marginTop: hasWords ? 18 : 12, borderTop: `1.5 solid ${INK}`, paddingTop: 8 }}
        wrap={false}
      >
        <Text style={styles.bold}>Medical disclaimer</Text>
        <Text>{DISCLAIMER}</Text>
      </View>
    </>
  )
}
