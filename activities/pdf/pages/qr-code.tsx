import { Path, Svg } from '@react-pdf/renderer'
import qrcode from 'qrcode-generator'
import { INK } from '../drawing/styles.ts'

/** The quiet zone, in modules (ISO/IEC 18004). */
const QUIET = 4

/** With its quiet zone within `size`. Level M: folds or sweat may damage up to 15% of the code. */
export function QrCode({ address, size }: { address: string; size: number }) {
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const count = code.getModuleCount()
  const across = count + 2 * QUIET
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${across} ${across}`}>
      <Path d={runsOf(count, (row, column) => code.isDark(row, column))} fill={INK} />
    </Svg>
  )
}

/** One path for all dark modules, joined in rows: white hairlines would show between them. */
function runsOf(count: number, isDark: (row: number, column: number) => boolean): string {
  const runs: string[] = []
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const start = column
      while (column < count && isDark(row, column)) column += 1
      const length = column - start
      if (length > 0) runs.push(`M${start + QUIET} ${row + QUIET}h${length}v1h-${length}z`)
    }
  }
  return runs.join('')
}
