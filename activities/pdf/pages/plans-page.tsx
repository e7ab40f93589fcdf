import { Text } from '@react-pdf/renderer'
import type { Drawing } from '../drawing/drawing.tsx'
import { ListSection, Sheet } from '../drawing/sheet.tsx'
import { contentWidth, styles } from '../drawing/styles.ts'

export const BESIDE_LIFTING = 'Beyond lifting'

/** What the buyer has to do beside the rows, before the weeks: a date does not wait for the guidelines. */
export function PlansPage({ drawing }: { drawing: Drawing }) {
  const { plans } = drawing.program
  if (!plans) return null
  return (
    <Sheet drawing={drawing} bookmark={BESIDE_LIFTING}>
      <Text style={styles.title}>{BESIDE_LIFTING}</Text>
      {plans.map(({ title, lines }) => (
        <ListSection key={title} title={title} items={lines} width={contentWidth(drawing.paper)} />
      ))}
    </Sheet>
  )
}
