import { onceAskedToStop } from '../processes/stopping.ts'
import { check, CHECKS, nightlyChecks } from './tiers/checks.ts'
import { filesOf } from './tiers/list.ts'
import { runJest } from './tiers/run-jest.ts'
import { type Tally, sumOf } from './tiers/tally.ts'
import { matching, testFiles } from './tiers/test-files.ts'
import { type Tier, TIERS } from './tiers/tier.ts'

/**
 * Runs the tests of a tier with the checks of the whole tree beside them, or only tests whose path matches:
 * `npm test -- gateway domain/program/units`. What follows the paths goes to Jest: `npm test -- gateway -t refund`.
 */
const [tierName, ...told] = process.argv.slice(2)
const tier: Tier = TIERS.find((name) => name === tierName) ?? 'quick'
const firstFlag = told.findIndex((word) => word.startsWith('-'))
const paths = firstFlag < 0 ? told : told.slice(0, firstFlag)
const flags = told.slice(paths.length)

const chosen = matching(testFiles(), paths)
const ofTier = filesOf(tier, chosen)
/** Who names files of another tier alone wants them. */
const files = ofTier.length || !paths.length ? ofTier : chosen
const isWhole = told.length === 0

const stopping = new AbortController()
onceAskedToStop(() => stopping.abort())
const { signal } = stopping

const seed = tier === 'nightly' ? Date.now() % 1_000_000 : 1
process.env['PROPERTIES_SEED'] ??= String(seed)
const left = chosen.length - files.length
console.log(
  `${files.length} test files${left ? `; \`npm run test:all\` runs ${left} more` : ''}, seed ${process.env['PROPERTIES_SEED']}`,
)
const tallies: Tally[] = await Promise.all([
  runJest({ tier, files, flags, signal }),
  ...(isWhole ? CHECKS[tier] : []).map((one) => check(one, signal)),
])
if (isWhole && tier === 'nightly')
  for (const one of nightlyChecks(seed)) tallies.push(await check(one, signal))
const { passed, failed } = sumOf(tallies)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
