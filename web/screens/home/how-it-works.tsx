import { STEPS_TO_SESSION } from '../../texts/generated/landing.ts'
import { CHECKS } from './checks.ts'
import { Section } from './section.tsx'

/** The steps from here to the first session. */
export const HowItWorks = () => (
  <Section id="how-it-works" title="How it works">
    <ol className="mt-10 grid gap-10 md:grid-cols-3">
      {STEPS_TO_SESSION.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <span aria-hidden className="font-head text-6xl leading-none font-[850] text-iron">
            {index + 1}
          </span>
          <h3 className="mt-2 text-3xl">{title}</h3>
          <p className="mt-2 text-lg text-soft">{text}</p>
        </li>
      ))}
    </ol>
    <p className="measure mt-10 text-lg text-soft">
      What checks a program: {CHECKS.rules} rules of training, each with its source. {CHECKS.hard} of them
      must be kept. Safety, equipment and what you leave out never give way; if your answers leave no room for
      another of them, page 1 says so. In our last test of {CHECKS.programs.toLocaleString('en')} programs,
      half of them from models made to write badly, none broke one of those; of the finer rules they kept{' '}
      {CHECKS.softPercent} %.
    </p>
  </Section>
)
