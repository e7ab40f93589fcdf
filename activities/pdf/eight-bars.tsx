import { Rect, Svg, Text, View } from '@react-pdf/renderer'
import type { GeneratedProgram } from '../../domain/program.ts'
import { weeklySets } from './facts.ts'
import { FAINT, INK, SOFT, styles } from './styles.ts'

interface EightBarsProps {
  program: GeneratedProgram
  width: number
  height: number
  /** The one week in full ink; without it all are. */
  only?: number
}

/** The weeks of this very program: each bar as tall as its week has sets. */
export function EightBars({ program, width, height, only }: EightBarsProps) {
  const weeks = weeklySets(program)
  const pitch = width / weeks.length
  const bar = pitch * 0.7
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {weeks.map((week, index) => (
        <Rect
          key={week.number}
          x={index * pitch + (pitch - bar)}
          y={height * (1 - week.height)}
          width={bar}
          height={height * week.height}
          fill={only === undefined || only === week.number ? INK : FAINT}
        />
      ))}
    </Svg>
  )
}

/** The bars with what they say in words beneath: the sets of each week, and which week is light. */
export function LabelledBars({ program, width, height }: Omit<EightBarsProps, 'only'>) {
  const weeks = weeklySets(program)
  return (
    <View style={{ width }}>
      <EightBars program={program} width={width} height={height} />
      <View style={[styles.row, { marginTop: 6 }]}>
        {weeks.map(({ number, sets, isLight }) => (
          <View
            key={number}
            style={{ width: width / weeks.length, paddingLeft: (width / weeks.length) * 0.3 }}
          >
            <Text style={styles.bold}>{`Week ${number}`}</Text>
            <Text style={{ color: SOFT }}>{`${sets} sets`}</Text>
            {isLight && <Text style={{ color: SOFT }}>light</Text>}
          </View>
        ))}
      </View>
    </View>
  )
}
