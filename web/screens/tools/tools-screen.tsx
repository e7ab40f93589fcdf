import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/screen.tsx'

/** /tools — the three calculators, free for everyone. */
export const ToolsScreen = () => (
  <Screen title="Free fitness tools">
    <Heading>Professional Fitness Tools</Heading>
  </Screen>
)
