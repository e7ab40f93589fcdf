import { ButtonLink, TextLink } from '../../parts/button.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { Heading } from '../../parts/heading.tsx'

/** @param reason - the server's own sentence, if it gave one */
export const ProgramNotFound = ({ id, reason }: { id: string; reason: string }) => (
  <Screen title="Program not found">
    <section className="rounded-md border border-ink bg-sheet p-6 sm:p-10">
      <Heading>Program Not Found</Heading>
      {reason && (
        <p role="alert" className="measure mt-4 text-lg font-semibold">
          {reason}
        </p>
      )}
      <p className="mt-4 text-lg text-soft">Likely causes:</p>
      <ul className="mt-2 list-disc space-y-1 pl-6 text-lg text-soft">
        <li>The link is invalid or has expired</li>
        <li>A database issue on our side</li>
        <li>
          The program id is wrong: <code className="font-sans font-semibold wrap-anywhere">{id}</code>
        </li>
      </ul>
      <ButtonLink to="/" className="mt-8">
        Generate New Program
      </ButtonLink>
      <p className="measure mt-6 text-lg">
        <TextLink to="/access">Already bought? Get your link again.</TextLink> If that does not help,{' '}
        <SupportLink />.
      </p>
    </section>
  </Screen>
)
