import { PRICE, QUESTIONS_ASKED } from '../../../domain/shop/offer.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { RegularPrice } from '../../parts/regular-price.tsx'
import { trackEvent } from '../../visits/track.ts'

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
