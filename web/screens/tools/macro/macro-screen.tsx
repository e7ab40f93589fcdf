import { Heading } from '../../../parts/heading.tsx'
import { Screen } from '../../../parts/screen.tsx'

/** /tools/macro-calculator — what a body burns, and what to eat for a goal. */
export const MacroScreen = () => (
  <Screen title="TDEE and macro calculator">
    <Heading>TDEE &amp; Macro Calculator</Heading>
  </Screen>
)
