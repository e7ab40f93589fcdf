import { Link } from 'react-router-dom'
import { GUARANTEE, GUARANTEE_DAYS } from '../../../domain/shop/offer.ts'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { Fold } from '../../program/fold.tsx'

/** What to do when something is missing or wrong. */
export const Help = ({ programId }: { programId: string }) => (
  <div className="print:hidden">
    <Fold id="help" title="Help">
      <ul className="measure list-disc space-y-3 pl-6 text-lg">
        <li>
          Lost the email with your link?{' '}
          <Link to="/access" className="underline underline-offset-4">
            Get your link again.
          </Link>
        </li>
        <li>
          On another phone or computer? Press Copy link above, send the link to yourself and open it there.
        </li>
        <li>
          No signal in the gym? Open this page and the PDF once before you go: both then open on the same
          device without one.
        </li>
        <li>
          Something wrong with the program, or a question? <SupportLink>Write to support.</SupportLink> Say
          which email you bought with, which week, day and exercise it is about, and what you expected
          instead.
        </li>
        <li>
          Not what you need? You have a {GUARANTEE}:{' '}
          <SupportLink subject={`Refund of program ${programId}`}>Ask for your money back</SupportLink> within
          {GUARANTEE_DAYS} days of buying. You do not need to give a reason.
        </li>
      </ul>
    </Fold>
  </div>
)
