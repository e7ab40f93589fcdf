import { Text, View } from '@react-pdf/renderer'
import type { Drawing } from '../drawing/drawing.tsx'
import { DISCLAIMER } from '../../../domain/program/disclaimer.ts'
import { ListSection, PartTitle } from '../drawing/sheet.tsx'
import { contentWidth, INK, styles } from '../drawing/styles.ts'

export function Guidelines({ drawing }: { drawing: Drawing }) {
  const { progression, recovery, nutrition } = drawing.program.guidelines
  const width = contentWidth(drawing.paper)
  return (
    <>
      <ListSection
        before={<PartTitle>Guidelines</PartTitle>}
        title="Progression"
        width={width}
        items={progression}
      />
      <ListSection title="Recovery" width={width} items={recovery} />
      <ListSection title="Nutrition" width={width} items={nutrition} />
      <View style={{ marginTop: 18, borderTop: `1.5 solid ${INK}`, paddingTop: 8 }} wrap={false}>
        <Text style={styles.bold}>Medical disclaimer</Text>
        <Text>{DISCLAIMER}</Text>
      </View>
    </>
  )
}
