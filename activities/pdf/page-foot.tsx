import { Canvas, Text, View } from '@react-pdf/renderer'
import type { Drawing } from './drawing.ts'
import { TEXT } from './fonts.ts'
import { openFaces, paintedFace, say } from './painted-text.ts'
import { contentWidth, MARGIN, SIZES, SOFT, styles } from './styles.ts'

const HEIGHT = 13
const NUMBER_WIDTH = 100

/** Whose program it is, and the number of the page; painted where the name needs no other face and no more than a line. */
export function PageFoot({ drawing }: { drawing: Drawing }) {
  const { name, isForeignName, isTest, paper, pageNumbers } = drawing
  const width = contentWidth(paper)
  const face = paintedFace(400)
  const ours = isTest ? 'Eightfold · Test purchase' : 'Eightfold'
  const words = name ? `${ours} · ${name}` : ours
  const isPainted = !isForeignName && face.width(words, []) * SIZES.body <= width - NUMBER_WIDTH
  return (
    <View style={[styles.atFoot, styles.soft, { bottom: MARGIN.bottom, alignItems: 'baseline' }]} fixed>
      {!isPainted && (
        <Text style={{ flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>
          {ours}
          {name ? (
            <Text
              style={{ fontFamily: isForeignName ? drawing.fonts.ofName.families : TEXT }}
            >{` · ${name}`}</Text>
          ) : null}
        </Text>
      )}
      <Canvas
        style={{ width: isPainted ? width : NUMBER_WIDTH, height: HEIGHT }}
        paint={(painter, right) => {
          openFaces(painter, [face])
          painter.fillColor(SOFT)
          const foot = HEIGHT - SIZES.body * (face.lineHeight - face.ascent)
          if (isPainted) say(painter, words, 0, foot, { face, size: SIZES.body })
          const number = pageNumbers.next()
          const left = right - face.width(number, []) * SIZES.body
          say(painter, number, left, SIZES.body * face.ascent, { face, size: SIZES.body })
          return null
        }}
      />
    </View>
  )
}
