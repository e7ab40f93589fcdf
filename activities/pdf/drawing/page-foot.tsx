import { Canvas, Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { createPen } from './pen.ts'
import { contentWidth, MARGIN, SOFT, styles } from './styles.ts'
import { ROMAN, typeset } from './typeset.ts'

const HEIGHT = 13
const NUMBER_WIDTH = 100

/**
 * The buyer's name and the page number. react-pdf sets a name that needs its own faces, because these exist
 * for one PDF only.
 */
export function PageFoot({ drawing }: { drawing: Drawing }) {
  const { name, isForeignName, isTest, paper, pageNumbers, fonts } = drawing
  const width = contentWidth(paper)
  const ours = isTest ? 'Eightfold · Test purchase' : 'Eightfold'
  const named = name ? ` · ${name}` : ''
  return (
    <View style={[styles.atFoot, styles.soft, { bottom: MARGIN.bottom, alignItems: 'baseline' }]} fixed>
      {isForeignName && (
        <Text style={{ flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>
          {ours}
          <Text style={{ fontFamily: fonts.ofName.families }}>{named}</Text>
        </Text>
      )}
      <Canvas
        style={{ width: isForeignName ? NUMBER_WIDTH : width, height: HEIGHT }}
        paint={(painter, right) => {
          const pen = createPen(painter)
          pen.dip(SOFT)
          if (!isForeignName) {
            const room = { width: width - NUMBER_WIDTH, maxLines: 1, isCut: true }
            const words = typeset([{ text: `${ours}${named}`, type: ROMAN }], room)
            pen.write(words, 0, HEIGHT - words.height)
          }
          const number = typeset([{ text: pageNumbers.next(), type: ROMAN }], { width: NUMBER_WIDTH })
          pen.write(number, right - number.width, 0)
          return null
        }}
      />
    </View>
  )
}
