import { ButtonLink } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'

/** Shown for every address that no other screen serves. */
export const NotFoundScreen = () => (
  <Screen title="Page not found">
    <Heading>404 Page Not Found</Heading>
    <p className="mt-4 text-lg text-soft">Did you forget to add the page to the router?</p>
    <ButtonLink to="/" look="plain" className="mt-8">
      Back to the start
    </ButtonLink>
  </Screen>
)
