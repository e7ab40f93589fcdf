import { GUARANTEE, GUARANTEE_DAYS } from '../../../domain/shop/offer.ts'
import { feedbackPage } from '../../../domain/shop/pages.ts'
import { TextLink } from '../../parts/button.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'

/** What to do when something is missing or wrong. */
export const HelpAnswers = ({ programId }: { programId: string }) => (
  <ul className="measure list-disc space-y-3 pl-6 text-lg">
    <li>
      Lost the email with your link? <TextLink to="/access">Get your link again.</TextLink>
    </li>
    <li>On another phone or computer? Press Copy link above, send the link to yourself and open it there.</li>
    <li>
      No signal in the gym? Open this page once before you go. It and its PDF then open on the same device
      without one.
    </li>
    <li>
      Something wrong with the program, or a question? <SupportLink>Write to support.</SupportLink> Say which
      email you bought with, which week, day and exercise it is about, and what you expected instead.
    </li>
    <li>
      How is it going? <TextLink to={feedbackPage(programId)}>Tell us</TextLink> in one sentence: we read
      every answer.
    </li>
    <li>
      Not what you need? You have a {GUARANTEE}:{' '}
      <SupportLink subject={`Refund of program ${programId}`}>Ask for your money back</SupportLink> within{' '}
      {GUARANTEE_DAYS} days of buying. You do not need to give a reason.
    </li>
  </ul>
)
