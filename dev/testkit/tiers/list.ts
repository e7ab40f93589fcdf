import { matchesGlob } from 'node:path'
import type { Tier } from './tier.ts'

interface Entry {
  /** A glob of test files. */
  readonly files: string
  readonly tier: Tier
  readonly why: string
  /** Its people, cases or lives are many more each night: see `byTier`. */
  readonly grows?: true
}

const quick = (files: string, why: string): Entry => ({ files, tier: 'quick', why })
const all = (files: string, why: string): Entry => ({ files, tier: 'all', why })
const growing = (entry: Entry): Entry => ({ ...entry, grows: true })

const RANDOM_PEOPLE = 'properties of random people, a few of them'

/** The tier of every test file: that of the first entry that matches. */
export const TIER_LIST: readonly Entry[] = [
  growing(quick('language-model/{check-and-mend,write-program}.test.ts', RANDOM_PEOPLE)),
  growing(quick('domain/reading/reading-time.test.ts', 'random texts, a few of them')),
  growing(
    quick(
      'domain/training/**/{brief-sessions,lifting-days,printed-reps,repair,wheelchair,write-by-rule}.test.ts',
      RANDOM_PEOPLE,
    ),
  ),
  growing(quick('domain/training/**/{loads,effects}.test.ts', RANDOM_PEOPLE)),
  growing(
    quick(
      'dev/scorecard/**/{contradictions,intent,scorecard}.test.ts',
      'answers of random people, a few of them',
    ),
  ),
  growing(
    all(
      'dev/scorecard/misread.test.ts',
      'a share of what people meant, which a few people say nothing about',
    ),
  ),
  quick('{domain,emails,gateway/exports,language-model,platform/threads}/**', 'pure, or a thread'),
  quick('dev/{scorecard,bench}/**', 'pure, or a thread'),
  quick('activities/pdf/**', 'pure, or one program drawn'),

  all('activities/{restored-rows,worker-versions}.test.ts', 'what happens after a restore or a new version'),
  quick('activities/**', 'each activity against PostgreSQL and the stand-ins'),
  quick('channels/**', 'the shops by their answers'),
  quick('config.test.ts', 'pure'),
  all('deploy/backup.test.ts', 'backs up and restores'),
  quick('deploy/**', 'files compared with each other'),
  all('purchases/desk/desk.test.ts', 'the operators’ commands, on a whole product'),

  all(
    'gateway/{away,frozen-postgres,hung-parts,late-loop,lost-pdfs}.test.ts',
    'parts that are away, hung or late',
  ),
  all('gateway/http/rate-limits.test.ts', 'limits by time'),
  all('gateway/logs.test.ts', 'starts the whole product as processes'),
  quick('gateway/**', 'calls: refusals, proofs, webhooks, refunds, security, a purchase through each shop'),
  all('workflows/changing.test.ts', 'what happens to purchases under way after a new version'),
  quick('{platform/objects,purchases,workflows}/**', 'a part alone, or a workflow with time skipped'),
  all('platform/observability/tracing.test.ts', 'a purchase traced through all parts'),
  quick('platform/observability/**', 'logs and metrics'),
  all('storage/{lost-connections,migrate}.test.ts', 'connections that break, and databases of 0.2.0'),
  all('storage/growth.test.ts', 'a hundred thousand purchases'),
  quick('storage/**', 'entities and queries against PostgreSQL'),

  growing(all('dev/drills/simulation/**', 'two hundred simulated lives')),
  all('dev/drills/restore-drill/**', 'backs up, destroys and restores the whole product'),
  all('dev/drills/chaos/drill.test.ts', 'parts that are hung'),
  all('dev/stand-ins/storefront/**', 'the shop of the demo'),
  all(
    'dev/{build/image,start/start}.test.ts',
    'builds the production image; starts the whole product as processes',
  ),
  all('dev/testkit/first-change.test.ts', 'reads the whole domain twice, in processes of its own'),
  quick('dev/**', 'the stand-ins and the tools of tests'),

  growing(quick('web/promises.test.ts', RANDOM_PEOPLE)),
  growing(
    quick('web/testing/states/*-states.test.ts', 'a third of the states; at night all, also in the dark'),
  ),
  quick('web/**/*specification.test.ts', 'the sentences of the specification in a browser'),
  quick('web/purchase-story.test.ts', 'from the landing page to the PDF'),
  all('web/first-visit.test.ts', 'what a visitor does before the app has loaded'),
  quick('web/{contrast,units,requests/request}.test.ts', 'pure'),
  quick('web/{program,testing}/**', 'pure'),
  quick(
    'web/**/{questions,macros,rpe,sleep,choices,correct,typed,spec-of-forms,groups,step-fields,outline-lines,chunks}.test.ts',
    'pure',
  ),
  quick('web/purchase/next-answers.test.ts', 'pure'),
  quick('web/{closed-shops,prerender/prerender}.test.ts', 'the pages as built'),
  quick('web/screens/{by-keyboard,small-screens}.test.ts', 'all screens at a glance'),
  all('web/screens/**', 'variants of what the specification and the states look at'),
  all('web/parts/**', 'variants of what the specification and the states look at'),
  all(
    'web/{offline/offline,visits/track}.test.ts',
    'the worker of the browser; what is reported to advertisers',
  ),
]

/** The entry that decides about a test file; none for a file that belongs nowhere. */
export const entryOf = (file: string): Entry | undefined =>
  TIER_LIST.find(({ files }) => matchesGlob(file, files))

/** Those of the files that a run of this tier includes: what is quick is in `all` too. */
export function filesOf(tier: Tier, files: readonly string[]): string[] {
  const includes: Record<Tier, (entry: Entry) => boolean> = {
    quick: (entry) => entry.tier === 'quick',
    all: (entry) => entry.tier !== 'nightly',
    nightly: (entry) => entry.tier === 'nightly' || entry.grows === true,
  }
  return files.filter((file) => {
    const entry = entryOf(file)
    return entry && includes[tier](entry)
  })
}
