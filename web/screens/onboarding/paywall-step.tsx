import type { Correction } from '../../../domain/forms/corrections.ts'
import type { Facts } from '../../../domain/forms/facts.ts'
import type { OnboardingAnswers } from '../../../domain/forms/onboarding.ts'
import { Button } from '../../parts/button.tsx'
import { EightBars } from '../../parts/eight-bars.tsx'
import { FactsFields } from '../../parts/facts-fields/facts-fields.tsx'
import { CheckIcon } from '../../parts/icons.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Understood } from '../../parts/understood/understood.tsx'

const PLACES: Readonly<Record<string, string>> = {
  commercial: 'a commercial gym',
  home: 'your home gym',
  bodyweight: 'bodyweight only',
}

interface PaywallStepProps {
  answers: OnboardingAnswers
  surveyId: string | null
  onCorrect: (corrections: Correction[]) => void
  onTell: (facts: Facts) => void
  onBuy: () => void
  onPrevious: () => void
}

/** What is bought, what it costs, and the one button. */
export function PaywallStep({ answers, surveyId, onCorrect, onTell, onBuy, onPrevious }: PaywallStepProps) {
  const contents = [
    `A personalized ${answers.trainingDays ?? 3}-day training program`,
    `${answers.sessionLength ?? 45}-minute workouts`,
    `Tailored to ${PLACES[answers.equipment ?? ''] ?? 'your equipment'}`,
    `Focus on ${answers.primaryGoal ?? 'your goals'}`,
    'Instant PDF download',
    '7-day money-back guarantee',
  ]
  return (
    <>
      <Heading>Ready for your program?</Heading>
      <p className="measure mt-4 text-xl text-soft">Get instant access to your program for $27.</p>
      <section aria-label="Your order" className="mt-8 rounded-md border border-ink bg-sheet">
        <div className="flex items-end justify-between gap-6 border-b border-rule px-6 py-4">
          <h2 className="text-3xl">Your 8 weeks</h2>
          <EightBars className="h-10 w-16" />
        </div>
        <ul className="divide-y divide-rule px-6 text-lg">
          {contents.map((line) => (
            <li key={line} className="flex gap-3 py-2.5">
              <CheckIcon className="mt-1" />
              {line}
            </li>
          ))}
        </ul>
        <p className="figures flex items-baseline justify-between gap-4 border-t border-ink px-6 py-4">
          <span className="text-lg">One payment, taxes included</span>
          <span className="flex items-baseline gap-3">
            <s className="text-xl text-iron">
              <span className="sr-only">Regular price </span>$37
            </s>
            <strong className="font-head text-5xl leading-none font-[850]">$27</strong>
          </span>
        </p>
      </section>
      <Understood className="mt-6" answers={answers} surveyId={surveyId} onCorrect={onCorrect} />
      <FactsFields className="mt-6" facts={answers.facts} onChange={onTell} />
      <div className="sticky bottom-(--covered,0px) mt-2 -mx-5 border-t border-rule bg-paper px-5 py-4 sm:static sm:mx-0 sm:border-0 sm:px-0">
        <Button className="w-full text-xl" onClick={onBuy}>
          Get My Program - $27
        </Button>
      </div>
      <p className="measure mt-2 text-iron">
        You pay on Stripe’s own page: your card number never reaches us. No subscription. If the program is
        not for you, write to us within 7 days and get your money back.
      </p>
      <Button look="quiet" className="mt-2 -ml-3" onClick={onPrevious}>
        Change my answers
      </Button>
    </>
  )
}
