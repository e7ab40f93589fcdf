import type { ShownProgram } from '../../domain/program/program-in.ts'
import { EFFORT_IN_WORDS, EFFORTS, wordsOf } from '../../domain/program/effort-words.ts'
import { Fold } from './fold.tsx'

/** Explains effort and the words of the tables. */
export const Reading = ({ program }: { program: ShownProgram }) => (
  <Fold id="reading" title="How to read it">
    <p className="measure text-lg print:text-base">{EFFORT_IN_WORDS}</p>
    <p className="mt-2 text-lg print:hidden">
      Not sure how one is done? <a href="#exercises">See your exercises.</a>
    </p>
    <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
      <table aria-label="RIR and RPE" className="figures w-full border-collapse self-start text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">RIR</th>
            <th scope="col">RPE</th>
            <th scope="col">How it feels</th>
          </tr>
        </thead>
        <tbody>
          {EFFORTS.map(({ rir, rpe, feels }) => (
            <tr key={rir} className="border-t border-rule align-baseline">
              <th scope="row" className="py-1.5 pr-4 font-semibold whitespace-nowrap">
                {rir}
              </th>
              <td className="py-1.5 pr-4 whitespace-nowrap text-soft">{rpe}</td>
              <td className="py-1.5">{feels}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 self-start border-t border-rule pt-1.5">
        {wordsOf(program).map(({ word, meaning }) => (
          <div key={word} className="contents">
            <dt className="font-semibold whitespace-nowrap">{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  </Fold>
)
