import { PRICE } from '../../../domain/shop/offer.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { CheckIcon } from '../../parts/icons.tsx'
import { RegularPrice } from '../../parts/regular-price.tsx'
import { INCLUDED } from '../../texts/generated/landing.ts'
import { trackEvent } from '../../visits/track.ts'
import { Section } from './section.tsx'

export const Pricing = () => (
  <Section
    id="pricing"
    title="One program, one price"
    lead={
      <>
        A personal trainer costs <span className="whitespace-nowrap">$50-100+</span> per session. This is
        eight weeks of sessions, paid for once.
      </>
    }
    sheet
  >
    <div className="mt-10 grid max-w-4xl gap-8 rounded-md border-2 border-ink bg-paper p-6 sm:p-10 md:grid-cols-[1fr_auto] md:items-end">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <RegularPrice className="text-3xl text-iron" />
          <strong className="font-head text-7xl leading-none font-[850]">{PRICE}</strong>
          <span className="text-lg text-soft">USD, paid once</span>
        </p>
        <ul className="mt-6 grid gap-3 text-lg">
          {INCLUDED.map((line) => (
            <li key={line} className="flex gap-3">
              <CheckIcon className="mt-1" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ButtonLink
          to="/onboarding"
          className="w-full text-xl md:px-10"
          onClick={() => trackEvent('cta_click', { category: 'purchase', label: 'pricing_button' })}
        >
          {`Get Started Now - ${PRICE}`}
        </ButtonLink>
        <p className="mt-3 text-center text-iron" data-sold-at="stripe">
          You pay after the questions.
        </p>
      </div>
    </div>
  </Section>
)
