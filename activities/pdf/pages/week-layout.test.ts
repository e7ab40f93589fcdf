import { beforeAll, describe, expect, it } from '@jest/globals'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { drawingOf } from '../drawing/drawing.tsx'
import { jobOf, writtenProgram } from '../../../dev/testkit/examples/example-program.ts'
import { loadFonts, type Fonts } from '../fonts/fonts.ts'
import { SIZES } from '../drawing/styles.ts'
import { cellWidth, planWeeks } from './week-layout.ts'

let fonts: Fonts
beforeAll(async () => {
  fonts = await loadFonts()
})

const planOf = (program: GeneratedProgram) => planWeeks(drawingOf(jobOf({ program }), fonts))

describe('the pages of the weeks', () => {
  it('give two cells the space of four', () => {
    const { columns } = planOf(writtenProgram())
    expect(cellWidth(columns, 2)).toBeGreaterThan(2 * cellWidth(columns, 4))
    expect(cellWidth(columns, 4)).toBeGreaterThan(40)
  })

  it('set a short program larger, and none below the promised size', () => {
    const short = planOf(writtenProgram({ trainingDays: 2, sessionLength: 30 }))
    const long = planOf(writtenProgram({ trainingDays: 4, sessionLength: 90 }))
    expect(short.spacing.name).toBeGreaterThan(SIZES.name)
    expect([long.spacing.name, long.spacing.small]).toEqual([SIZES.name, SIZES.body])
    expect(short.weeks.map(({ pages }) => pages.length)).toEqual(Array(8).fill(1))
  })
})
