import type { Correction } from '../../../../domain/forms/corrections.ts'
import type { Facts } from '../../../../domain/forms/facts.ts'
import type { OnboardingAnswers } from '../../../../domain/forms/onboarding.ts'
import { GUARANTEE, GUARANTEE_DAYS, PRICE } from '../../../../domain/shop/offer.ts'
import { Button } from '../../../parts/button.tsx'
import { FactsFields } from '../../../parts/facts-fields/facts-fields.tsx'
import { EightBars } from '../../../parts/eight-bars.tsx'
import { CheckIcon } from '../../../parts/icons.tsx'
import { Heading } from '../../../parts/heading.tsx'
import { RegularPrice } from '../../../parts/regular-price.tsx'
import { Understood } from '../../../parts/understood/understood.tsx'
import { useOutline } from '../use-outline.ts'
import { CoverPicture } from './cover-picture.tsx'
import { OutlineLines } from './outline-lines.tsx'

const PLACES: Readonly<Record<string, string>> = {
  commercial: 'a commercial gym',
  home: 'your home gym',
  bodyweight: 'bodyweight only',
}

interface PaywallStepProps {
  answers: OnboardingAnswers
  surveyId: string | null
  email: string
  onCorrect: (corrections: Correction[]) => void
  onTell: (facts: Facts) => void
  onBuy: () => void
  onChangeEmail: () => void
  onChangeAnswers: () => void
}

/** The product, its price and the one button. */
export function PaywallStep({
  answers,
  surveyId,
  email,
  onCorrect,
  onTell,
  onBuy,
  onChangeEmail,
  onChangeAnswers,
}: PaywallStepProps) {
  const outline = useOutline(answers)
  const minutesSaid = Number(answers.sessionLength ?? 45)
  const minutes = outline?.minutes ?? minutesSaid
  const contents = [
    `A personalized ${answers.trainingDays ?? 3}-day training program`,
    `${minutes}-minute workouts`,
    `Tailored to ${PLACES[answers.equipment ?? ''] ?? 'your equipment'}`,
    `Focus on ${answers.primaryGoal ?? 'your goals'}`,
    'Instant PDF download',
    GUARANTEE,
  ]
  return (
    // The order beside a picture of the product, in space that a question does not need.
    <div className="lg:relative lg:left-1/2 lg:min-h-168 lg:w-[min(62rem,100vw-4rem)] lg:-translate-x-1/2 lg:pr-108">
      <Heading>Ready for your program?</Heading>
      <p className="mt-3 text-xl text-soft">
        <span>{`Get instant access to your program for ${PRICE}.`}</span>{' '}
        <RegularPrice className="text-iron" />
      </p>
      {/* A phone has no room for it: the order says the same. */}
      <CoverPicture
        answers={answers}
        days={outline?.days ?? null}
        minutes={minutes}
        className="absolute top-0 right-0 w-92 max-lg:hidden"
      />
      <section aria-label="Your order" className="mt-6 rounded-md border border-ink bg-sheet">
        <h2 className="flex items-end justify-between gap-4 border-b border-rule px-6 py-2 text-3xl lg:py-4">
          Your 8 weeks
          <EightBars className="h-7 w-11 lg:hidden" />
        </h2>
        <ul className="divide-y divide-rule px-6 text-lg">
          {contents.map((line) => (
            <li key={line} className="flex gap-3 py-1 leading-snug lg:py-2">
              <CheckIcon className="mt-0.5" />
              {line}
            </li>
          ))}
        </ul>
        {outline && <OutlineLines outline={outline} minutesSaid={minutesSaid} />}
        <p className="border-t border-rule px-6 py-2">
          <span className="text-soft">Goes to</span> <strong className="wrap-anywhere">{email}</strong>{' '}
          <span className="whitespace-nowrap">
            ·{' '}
            <button type="button" className="min-h-11 underline underline-offset-4" onClick={onChangeEmail}>
              change<span className="sr-only"> the email address</span>
            </button>
          </span>
        </p>
        <p className="figures flex items-baseline justify-between gap-4 border-t border-ink px-6 py-3">
          <span className="text-lg leading-tight">One payment, taxes included</span>
          <span className="flex items-baseline gap-3">
            <RegularPrice className="text-xl text-iron max-[22rem]:hidden" />
            <strong className="font-head text-5xl leading-none font-[850]">{PRICE}</strong>
          </span>
        </p>
      </section>
      <Understood
        className="mt-6"
        answers={answers}
        surveyId={surveyId}
        onCorrect={onCorrect}
        isBeforePaying
      />
      <FactsFields className="mt-4" facts={answers.facts} onChange={onTell} isBeforePaying />
      <div className="sticky bottom-(--covered,0px) -mx-5 mt-2 flex items-center gap-3 border-t border-rule bg-paper px-5 py-3 sm:mx-0 sm:px-0">
        <RegularPrice className="text-lg text-iron" />
        <Button className="grow px-2 text-xl max-[22rem]:text-base" onClick={onBuy}>
          {`Get My Program - ${PRICE}`}
        </Button>
      </div>
      <p className="measure mt-2 text-iron">
        You pay on Stripe’s own page: your card number never reaches us. No subscription. Not for you? Write
        to us within {GUARANTEE_DAYS} days and get your money back.
      </p>
      <Button look="quiet" className="mt-2 -ml-3" onClick={onChangeAnswers}>
        Change my answers
      </Button>
    </div>
  )
}
