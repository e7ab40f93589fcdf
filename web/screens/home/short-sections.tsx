import { GUARANTEE_DAYS, PRICE, QUESTIONS_ASKED } from '../../../domain/shop/offer.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { RegularPrice } from '../../parts/regular-price.tsx'
import { CHECKS } from './checks.ts'
import { Section } from './section.tsx'
import { QUICK_ANSWERS, STEPS_TO_SESSION } from '../../texts/generated/landing.ts'
import { trackEvent } from '../../visits/track.ts'

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
      What checks a program: {CHECKS.rules} rules of training read it before you do, each with its source. If
      it breaks one of the {CHECKS.hard} that matter most, it is fixed or written again. Your safety, your
      equipment and what you leave out never give way. If your answers leave no room for another of them, page
      1 says so. We tested {CHECKS.programs.toLocaleString('en')} programs, half of them made bad on purpose.
      None got through with one of the {CHECKS.hard} broken. Of the finer rules they kept {CHECKS.softPercent}
      %.
    </p>
  </Section>
)

/** The last section of the landing page. */
export const Closing = () => (
  <Section
    id="start"
    soldAt="stripe"
    title="Eight weeks from now is coming anyway"
    lead={`Answer ${QUESTIONS_ASKED.toLowerCase()} questions and see what yours would look like. If the program does not suit you, write within ${GUARANTEE_DAYS} days and get your money back.`}
  >
    <ButtonLink
      to="/onboarding"
      className="mt-8 w-full text-xl sm:w-auto sm:px-10"
      onClick={() => trackEvent('cta_click', { category: 'purchase', label: 'closing_button' })}
    >
      Create My Program
    </ButtonLink>
  </Section>
)

/**
 * On phones, keeps the start button in sight between the hero and the price, which are
 * some ten screens apart.
 */
export const StartBar = () => (
  <div
    data-sold-at="stripe"
    className="sticky bottom-(--covered,0px) z-[5] flex items-center justify-between gap-4 max-[359px]:gap-3 border-t border-ink bg-paper px-5 py-2 sm:hidden print:hidden"
  >
    <p className="leading-tight">
      <strong className="font-head text-3xl leading-none font-[850]">{PRICE}</strong>{' '}
      <RegularPrice className="text-iron" />
      <span className="block text-base leading-tight text-soft max-[359px]:sr-only">paid once</span>
    </p>
    <ButtonLink
      to="/onboarding"
      className="min-h-11 grow px-2 py-1 max-[359px]:text-base"
      onClick={() => trackEvent('cta_click', { category: 'purchase', label: 'bar_button' })}
    >
      {`Start the ${QUESTIONS_ASKED.toLowerCase()} questions`}
    </ButtonLink>
  </div>
)
