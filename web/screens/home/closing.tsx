import { GUARANTEE_DAYS, QUESTIONS_ASKED } from '../../../domain/shop/offer.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { trackEvent } from '../../visits/track.ts'
import { Section } from './section.tsx'

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
