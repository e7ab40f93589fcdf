import { Button } from '../button.tsx'
import { Heading } from '../heading.tsx'
import { Screen } from './screen.tsx'
import { SupportLink } from './support-link.tsx'

/** Replaces a screen that threw: our bug, said plainly. */
export const BrokenScreen = () => (
  <Screen title="Something went wrong">
    <Heading>This page broke</Heading>
    <p className="measure mt-4 text-lg text-soft">
      That is our mistake, not yours. Nothing you paid for is lost. Load the page again, or <SupportLink /> if
      it keeps happening.
    </p>
    <Button className="mt-8" onClick={() => window.location.reload()}>
      Load the page again
    </Button>
  </Screen>
)
