import { buttonLook } from '../../parts/button-look.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { NumberedBars } from '../../parts/waiting/numbered-bars.tsx'
import { pdfOf } from '../../requests/pdf-of.ts'
import { resultsPage } from '../../../domain/shop/pages.ts'

/** Links to a program that was just written, in case the browser blocked the new tab. */
export const ProgramReady = ({ programId, isNewTab = false }: { programId: string; isNewTab?: boolean }) => (
  <>
    <NumberedBars className="mb-10 max-w-md" />
    <Heading>Program Generated Successfully!</Heading>
    <Lead role="status">
      {isNewTab
        ? 'It opens in a new tab. If your browser kept that tab closed, open it here.'
        : 'It opens in a moment.'}{' '}
      The link is on its way to your inbox, too.
    </Lead>
    <div className="mt-8 flex flex-wrap gap-3">
      <a className={buttonLook()} href={pdfOf(programId)} {...(isNewTab && { target: '_blank' })}>
        Open the PDF
      </a>
      <ButtonLink look="plain" to={resultsPage(programId)}>
        Read it on this page
      </ButtonLink>
    </div>
  </>
)
