import { describe, expect, it } from '@jest/globals'
import { getDocumentProxy } from 'unpdf'
import { PAPER_OF } from '../../domain/program/units.ts'
import { peopleWhoMeant } from '../../dev/scorecard/meant/people.ts'
import { asRecorded } from '../../dev/scorecard/meant/written.ts'
import { recordings } from '../../dev/stand-ins/coach/recordings/recording.ts'
import type { GeneratedProgram } from '../../domain/program/program.ts'
import { liftRules, ruleWordsOf } from '../../domain/program/progression-rules.ts'
import { programIn } from '../../domain/program/program-in.ts'
import { exerciseRows } from './pages/exercises-page.tsx'
import { jobOf } from '../../dev/testkit/examples/example-program.ts'
import { threads } from '../../dev/testkit/threads.ts'
import { byTier } from '../../dev/testkit/tiers/tier.ts'
import { FOOTER, MARGIN } from './drawing/styles.ts'

/** Spread over the list, so that days, homes and paper differ. */
const RECORDED = recordings()
const EVERY = byTier({ quick: 40, all: 10, nightly: 1 })
const SOME = RECORDED.filter((_, at) => at % EVERY === 1 % EVERY)

interface PageOfText {
  text: string
  /** How many lines it has. */
  lines: number
  /** The share of its room above the lowest line. */
  full: number
}

const written = new Map<string, ReturnType<typeof drawnFor>>()
/** Drawn once for all tests. */
function pagesFor(person: string): ReturnType<typeof drawnFor> {
  const drawn = written.get(person) ?? drawnFor(person)
  written.set(person, drawn)
  return drawn
}

async function drawnFor(person: string): Promise<{ program: GeneratedProgram; pages: PageOfText[] }> {
  const recording = RECORDED.find((each) => each.person === person)!
  const { program } = asRecorded(
    peopleWhoMeant().find(({ id }) => id === person)!,
    recording,
  )
  const paper = PAPER_OF[program.overview.units ?? 'kg'] === 'letter' ? 'LETTER' : 'A4'
  const document = await getDocumentProxy(
    new Uint8Array(await threads.pdfs.render(jobOf({ program, paper }))),
  )
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const foot = MARGIN.bottom + FOOTER
      const written = items.flatMap((item) =>
        'str' in item && item.str.trim() && item.transform[5] > foot ? [item] : [],
      )
      const places = written.map((item) => Math.round(item.transform[5]))
      return {
        text: written.map(({ str }) => str).join(' '),
        lines: new Set(places).size,
        full: (height - MARGIN.top - Math.min(...places)) / (height - MARGIN.top - foot),
      }
    }),
  )
  return { program, pages }
}

describe('the pages after the weeks', () => {
  it.each(SOME.map(({ person }) => person))(
    'are full but for the last, which is no orphan: %s',
    async (person) => {
      const { pages } = await pagesFor(person)
      const first = pages.findIndex(({ text }) => text.includes('Your exercises'))
      const last = pages.at(-1)!
      expect(first).toBeGreaterThan(0)
      for (const { full } of pages.slice(first, -1)) expect(full).toBeGreaterThan(0.6)
      expect(last.lines).toBeGreaterThanOrEqual(4)
    },
  )
})

const NUMBERS = String.raw`pages? (\d+)(?: (?:and|to) (\d+))?`

describe('the foot of a week or a day', () => {
  it.each(SOME.map(({ person }) => person))(
    'names every page of a part, and no other: %s',
    async (person) => {
      const { program, pages } = await pagesFor(person)
      const all = pages.map(({ text }) => text.replace(/\s+/g, ' ')).join('\f')
      const pageAt = (place: number) => all.slice(0, place).split('\f').length
      const told = (words: string) => {
        const [, from, last = from] = new RegExp(`${words}: ${NUMBERS}`).exec(all)!
        return [Number(from), Number(last)]
      }
      const isFrom = all.indexOf('Your exercises')
      const shown = programIn(program, 'kg')
      const areLifts = all.indexOf(`Lift by lift ${ruleWordsOf(shown).slice(0, 20)}`)
      const lastIn = (name: string, end: number) => pageAt(all.lastIndexOf(`${name} `, end))
      const toDo = exerciseRows(shown).at(-1)!
      expect(told('its swap if taken')).toEqual([
        pageAt(isFrom),
        lastIn(`${toDo.name} ${toDo.lines[0]![0]}`, all.length),
      ])
      const last = liftRules(shown).at(-1)!.lifts.at(-1)!.name
      expect(told('add weight')).toEqual([
        pageAt(areLifts),
        lastIn(last, all.search(/Guidelines Progression/)),
      ])
    },
  )
})
