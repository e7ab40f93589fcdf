import { GeneratedProgram } from '../../../domain/program/program.ts'
import { SAMPLE_NAME } from '../../../domain/forms/sample-person.ts'
import { buttonLook } from '../../parts/button-look.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { useRead } from '../../requests/read.ts'
import { useUnits } from '../../units.ts'
import { ProgramContents } from '../../program/program-contents.tsx'
import { ProgramSkeleton } from '../../program/program-skeleton.tsx'

const PROGRAM = '/sample/program.json'
const PDF = { kg: '/sample/program.pdf', lb: '/sample/program-letter.pdf' } as const

/** /sample — a whole program for an example person, as buyers get theirs. */
export function SampleScreen() {
  const { data: program, error } = useRead(GeneratedProgram, [PROGRAM])
  if (!program && !error) return <ProgramSkeleton />
  return (
    <Screen title="A sample program" width="wide">
      <SampleHead />
      {program && <ProgramContents id="sample" written={program} />}
      {error && (
        <p role="alert" className="mt-8 text-lg">
          The sample did not load. Reload the page, or <SupportLink />.
        </p>
      )}
      <Disclaimer />
    </Screen>
  )
}

function SampleHead() {
  const [units] = useUnits()
  return (
    <>
      <p className="border-l-8 border-edge bg-sheet px-4 py-3 text-lg print:hidden">
        <strong>A sample.</strong> Written for an example called {SAMPLE_NAME}, who told us no best sets: four
        days of an hour in a gym, to build muscle. Yours has your days, your equipment and your numbers.
      </p>
      <Heading className="mt-6 max-sm:text-4xl">{SAMPLE_NAME}, these are your eight weeks.</Heading>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to="/onboarding" className="grow max-sm:px-4 sm:grow-0">
          Create My Program
        </ButtonLink>
        <a
          className={`${buttonLook('plain')} grow max-sm:px-4 sm:grow-0`}
          href={PDF[units]}
          target="_blank"
          rel="noreferrer"
        >
          The sample as a PDF
        </a>
      </div>
    </>
  )
}
