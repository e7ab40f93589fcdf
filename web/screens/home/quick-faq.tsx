import { ButtonLink } from '../../parts/button.tsx'
import { QUICK_ANSWERS } from '../../texts/generated/landing.ts'
import { Section } from './section.tsx'

/** The most frequent questions, with an answer of one sentence each. */
export const QuickFaq = () => (
  <Section id="quick-faq" title="Quick answers" sheet>
    <ul className="mt-10 grid gap-6 sm:grid-cols-2">
      {QUICK_ANSWERS.map(({ question, answer }) => (
        <li key={question} className="rounded-md border border-rule bg-paper p-6">
          <h3 className="text-3xl">{question}</h3>
          <p className="mt-2 text-lg text-soft">{answer}</p>
        </li>
      ))}
    </ul>
    <ButtonLink to="/faq" look="plain" className="mt-8 w-full sm:w-auto">
      View All FAQs
    </ButtonLink>
  </Section>
)
