import type { ReactNode } from 'react'
import { Page, Text, View } from '@react-pdf/renderer'
import { styles } from './styles.ts'
import type { Drawing } from './drawing.ts'

interface SheetProps {
  drawing: Drawing
  /** Its name in the outline; a sheet that only continues another has none. */
  bookmark?: string
  /** Room that a fixed foot of the sheet needs above the page number, in points. */
  footHeight?: number
  children: ReactNode
}

/** One page, or as many as its content needs, each with its number at the foot. */
export const Sheet = ({ drawing, bookmark, footHeight = 0, children }: SheetProps) => (
  <Page
    size={drawing.paper}
    style={[styles.page, { paddingBottom: styles.page.paddingBottom + footHeight }]}
    {...(bookmark ? { bookmark } : {})}
  >
    {children}
    <View style={styles.footer} fixed>
      <Text>
        {['Eightfold', drawing.name, drawing.isTest ? 'Test purchase' : ''].filter(Boolean).join(' · ')}
      </Text>
      <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
    </View>
  </Page>
)

/** A heading within a sheet, kept with what follows it. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <View style={{ marginTop: 18 }}>
    <View minPresenceAhead={60}>
      <Text style={[styles.heading, { fontSize: 21, marginBottom: 6 }]}>{title}</Text>
    </View>
    {children}
  </View>
)

/** A plain list; each item stays whole. */
export const List = ({ items, fontSize }: { items: readonly string[]; fontSize?: number }) => (
  <View>
    {items.map((item, index) => (
      <View key={index} style={[styles.row, { marginBottom: 4 }]} wrap={false}>
        <Text style={{ width: 14 }}>–</Text>
        <Text style={{ flex: 1, ...(fontSize ? { fontSize } : {}) }}>{item}</Text>
      </View>
    ))}
  </View>
)
