import { Heading } from '../../../parts/heading.tsx'
import { Screen } from '../../../parts/screen.tsx'

/** /tools/rpe-calculator — from a set that was done to the weight of the next one. */
export const RpeScreen = () => (
  <Screen title="RPE/RIR calculator">
    <Heading>RPE/RIR Calculator</Heading>
  </Screen>
)
