import { meanOf as mean } from '../../commands/figures.ts'
import { recordings, stalePartsOf, type Recording } from '../../stand-ins/coach/recordings/recording.ts'
import type { Meant } from './checklist.ts'
import { judgeMeant, VERDICTS, type Verdict } from './judge-meant.ts'
import { peopleWhoMeant, type PersonWhoMeant } from './people.ts'
import { asRecorded, byLiar, byRule, type Got } from './written.ts'

export const WRITERS = ['the rules alone', 'a strong model, recorded', 'a model that lies'] as const
export type Writer = (typeof WRITERS)[number]

/** One thing that one person meant, and what a program did with it. */
export interface Judged {
  id: string
  meant: Meant
  verdict: Verdict
}

export type MeantTotals = ReturnType<typeof meantTotals>

/** What became of all that people meant, by one writer. Who has no recording is left out of the recorded ones. */
export function meantTotals(writer: Writer, people = peopleWhoMeant()) {
  const found = new Map(recordings().map((each) => [each.person, each]))
  const all = people.flatMap((person) => {
    const got = gotBy(writer, person, found.get(person.id))
    return got ? [{ person, got }] : []
  })
  const judged = all.flatMap(({ person: { id, meant }, got }) =>
    judgeMeant(got.program, meant).map((verdict, at): Judged => ({ id, meant: meant[at]!, verdict })),
  )
  const gots = all.map(({ got }) => got)
  return {
    writer,
    people: all.length,
    judged,
    shares: Object.fromEntries(
      VERDICTS.map((each) => [each, mean(judged.map(({ verdict }) => Number(verdict === each)))]),
    ) as Record<Verdict, number>,
    unsafe: judged.filter(({ meant, verdict }) => meant.safety && verdict === 'contradicted'),
    stale:
      writer === 'a strong model, recorded' ? recordings().filter((each) => stalePartsOf(each).length) : [],
    kept: mean(gots.map(({ kept }) => kept)),
    sentBack: mean(gots.map(({ wasSentBack }) => Number(wasSentBack))),
    byRule: mean(gots.map(({ path }) => Number(path === 'by-rule'))),
    tokensIn: gots.map(({ tokensIn }) => tokensIn),
    tokensOut: gots.map(({ tokensOut }) => tokensOut),
  }
}

function gotBy(writer: Writer, person: PersonWhoMeant, recording: Recording | undefined): Got | null {
  if (writer === 'the rules alone') return byRule(person)
  if (writer === 'a model that lies') return byLiar(person)
  return recording ? asRecorded(person, recording) : null
}
