import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/screen.tsx'

/** /terms — what buyer and seller may expect of each other. */
export const TermsScreen = () => (
  <Screen title="Terms of use">
    <Heading>Terms of Use</Heading>
  </Screen>
)
