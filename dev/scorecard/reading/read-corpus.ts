import { z } from 'zod'
import { optionsOf } from '../../commands/options.ts'
import { corpusOf, PARTS, READERS } from './people.ts'
import { judge, precisionOf, recallOf, type Misread } from './reading.ts'

// How well free text is read: npm run measure -- reading [-- --part put-away --kind leave-out]
const told = optionsOf({
  part: z.enum(PARTS).default('open'),
  /** Shows the texts of the open part in which that kind was misread. */
  kind: z.string().optional(),
})

const items = corpusOf(told.part)
for (const [reader, read] of Object.entries(READERS)) {
  const { tallies, misread } = judge(items, read)
  console.log(`\n${reader}: ${items.length} texts, ${items.length - misread.length} read in every detail`)
  for (const [kind, tally] of [...tallies].toSorted(([, one], [, other]) => other.found - one.found)) {
    const { found, missed, extra } = tally
    const figures = `recall ${recallOf(tally).toFixed(3)}  precision ${precisionOf(tally).toFixed(3)}`
    console.log(
      `${kind.padEnd(10)} ${figures}  (${found} found, ${missed} missed, ${extra} read though not meant)`,
    )
  }
  if (told.kind && told.part === 'open') show(misread, told.kind)
}

function show(misread: readonly Misread[], kind: string): void {
  for (const { item, missed, extra } of misread) {
    const isAsked = (claim: string) => claim.startsWith(`${kind} `)
    const signs = [
      ...missed.filter(isAsked).map((claim) => `- ${claim}`),
      ...extra.filter(isAsked).map((claim) => `+ ${claim}`),
    ]
    if (signs.length) console.log(`${item.id} ${JSON.stringify(item.text)}\n   ${signs.join('   ')}`)
  }
}
