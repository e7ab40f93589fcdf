import type { ShownProgram } from '../../domain/program/program-in.ts'
import { IN_ANSWER, inAnswer } from '../../domain/program/for-you.ts'
import { letterTo } from '../../domain/program/outlook.ts'
import { Fold } from './fold.tsx'

interface ForewordProps {
  program: ShownProgram
}

/** Our words to the buyer, and the answers to what they asked. Programs of earlier versions have none. */
export function Foreword({ program }: ForewordProps) {
  const { foreword } = program
  if (!foreword) return null
  const answers = inAnswer(foreword)
  return (
    <section aria-label={TITLE} className="measure mt-6 text-lg print:text-base">
      {letterTo(program).map((text) => (
        <p key={text} className="mt-3 first:mt-0">
          {text}
        </p>
      ))}
      {answers.length > 0 && (
        <>
          <h2 className="mt-4 text-2xl">{IN_ANSWER}</h2>
          <ul className="mt-2 list-disc space-y-2 pl-5">
            {answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The same for somebody who has begun: the day comes first. */
export const ForewordFold = ({ program }: ForewordProps) =>
  program.foreword ? (
    <Fold id="foreword" title={TITLE}>
      <Foreword program={program} />
    </Fold>
  ) : null

const TITLE = 'To you'
