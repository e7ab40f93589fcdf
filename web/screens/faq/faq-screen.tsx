import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/screen.tsx'

/** /faq — what people ask before they buy. */
export const FaqScreen = () => (
  <Screen title="Questions and answers">
    <Heading>Frequently Asked Questions</Heading>
  </Screen>
)
