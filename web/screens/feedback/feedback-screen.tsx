import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/screen.tsx'

/** /feedback — one rating and a few words about a program. */
export const FeedbackScreen = () => (
  <Screen title="Program feedback">
    <Heading>Program Feedback</Heading>
  </Screen>
)
