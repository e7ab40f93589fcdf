import { Rect, Svg, Text, View } from '@react-pdf/renderer'
import type { GeneratedProgram } from '../../domain/program.ts'
import { weekBars } from './facts.ts'
import { FAINT, INK, styles } from './styles.ts'

interface EightBarsProps {
  program: GeneratedProgram
  width: number
  height: number
  /** The one week in full ink; without it all are. */
  only?: number
}

/** Share of its place that a bar leaves free. */
const GAP = 0.28

/** The weeks of this very program: each bar as tall as its week has sets. */
export function EightBars({ program, width, height, only }: EightBarsProps) {
  const weeks = weekBars(program)
  const pitch = width / (weeks.length - GAP)
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {weeks.map((week, index) => (
        <Rect
          key={week.number}
          x={index * pitch}
          y={height * (1 - week.height)}
          width={pitch * (1 - GAP)}
          height={height * week.height}
          fill={only === undefined || only === week.number ? INK : FAINT}
        />
      ))}
    </Svg>
  )
}

/** The bars, and beneath each what it says in words. */
export function LabelledBars({ program, width, height }: Omit<EightBarsProps, 'only'>) {
  const weeks = weekBars(program)
  const pitch = width / (weeks.length - GAP)
  return (
    <View style={{ width }} wrap={false}>
      <EightBars program={program} width={width} height={height} />
      <View style={[styles.row, { marginTop: 6 }]}>
        {weeks.map(({ number, sets, effort, isLight }) => (
          <View key={number} style={{ width: pitch }}>
            <Text style={styles.bold}>{`Week ${number}`}</Text>
            <Text style={styles.soft}>{`${sets} sets`}</Text>
            <Text style={styles.soft}>{isLight ? 'light' : effort}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}
