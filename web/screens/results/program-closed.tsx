import { ButtonLink } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'

/** @param reason - the server's own sentence */
export const ProgramClosed = ({ reason }: { reason: string }) => (
  <Screen title="Program closed">
    <section className="rounded-md border border-ink bg-sheet p-6 sm:p-10">
      <Heading>This program is closed</Heading>
      <p role="alert" className="measure mt-4 text-lg font-semibold">
        {reason}
      </p>
      <p className="measure mt-4 text-lg text-soft">
        Nothing is wrong with your link. If you did not expect this, <SupportLink /> and say which email you
        bought with.
      </p>
      <ButtonLink to="/" look="plain" className="mt-8">
        Go to the home page
      </ButtonLink>
    </section>
  </Screen>
)
