import { Path, Svg } from '@react-pdf/renderer'
import qrcode from 'qrcode-generator'
import { INK } from './styles.ts'

/** What a reader needs free around the code, in modules (ISO/IEC 18004). */
const QUIET = 4

/** Draws an address as a QR code, its quiet zone within `size`; a seventh of it may be lost to folds and sweat. */
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

/** One path for all dark modules, those side by side in one piece: no hair of white between them. */
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
