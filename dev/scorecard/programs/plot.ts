import { titleOf } from '../../../domain/training/review/review.ts'
import { GOOD_SHARE } from './totals.ts'

const ROW = 22
const LABEL = 300
const BAR = 400
const TOP = 34

/** One bar per rule, the weakest first: the share of programs without an objection from it. */
export function plotOf(soft: ReadonlyMap<string, number>): string {
  const rules = [...soft].sort(([, one], [, other]) => one - other)
  const height = TOP + rules.length * ROW + 12
  const at = (share: number) => LABEL + share * BAR
  const bars = rules.map(([rule, share], index) => {
    const y = TOP + index * ROW
    return `<text x="${LABEL - 10}" y="${y + 14}" text-anchor="end">${titleOf(rule)} <tspan font-weight="700">${rule}</tspan></text><rect class="${share < GOOD_SHARE ? 'weak' : 'bar'}" x="${LABEL}" y="${y + 3}" width="${(share * BAR).toFixed(1)}" height="${ROW - 8}"/><text x="${at(share) + 6}" y="${y + 14}">${Math.round(share * 100)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL + BAR + 50} ${height}" role="img" aria-label="Share of programs without a finding, by soft rule">
<style>svg{font:13px system-ui,sans-serif;background:#faf8f3}text{fill:#1a1a18}.bar{fill:#1f4e8c}.weak{fill:#b3261e}line{stroke:#1a1a18;stroke-width:.75;stroke-dasharray:3 3}@media(prefers-color-scheme:dark){svg{background:#161614}text{fill:#f2efe6}.bar{fill:#7fb0f0}.weak{fill:#f08a80}line{stroke:#f2efe6}}</style>
<text x="${at(GOOD_SHARE)}" y="20" text-anchor="middle">80 %</text>
<text x="${at(1)}" y="20" text-anchor="middle">100 %</text>
${bars.join('\n')}
<line x1="${at(GOOD_SHARE)}" x2="${at(GOOD_SHARE)}" y1="26" y2="${height - 8}"/>
<line x1="${at(1)}" x2="${at(1)}" y1="26" y2="${height - 8}"/>
</svg>
`
}
