import { ButtonLink } from '../../parts/button.tsx'
import { Section } from './section.tsx'

const CARDS = [
  {
    question: 'Do I need a full gym?',
    answer:
      'No. The plan fits the equipment that you have: a gym, your home, or nothing but your body weight.',
  },
  {
    question: 'Is it suitable for beginners?',
    answer: 'Yes. Simpler exercises, fewer hard sets, and plain words for how each week gets harder.',
  },
  {
    question: 'What if an exercise hurts?',
    answer:
      'Name it in the questionnaire and it is swapped automatically for one that trains the same muscles.',
  },
  {
    question: 'When will I see results?',
    answer: 'Typically in 4-6 weeks, if you train as planned, eat enough protein and sleep.',
  },
] as const

/** The most frequent questions, with an answer of one sentence each. */
export const QuickFaq = () => (
  <Section id="quick-faq" title="Quick answers" sheet>
    <ul className="mt-10 grid gap-6 sm:grid-cols-2">
      {CARDS.map(({ question, answer }) => (
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
