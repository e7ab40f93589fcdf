import { Heading } from '../../../parts/heading.tsx'
import { Screen } from '../../../parts/screen.tsx'

/** /tools/sleep-calculator — how long to sleep after a day like this. */
export const SleepScreen = () => (
  <Screen title="Sleep recovery calculator">
    <Heading>Sleep Recovery Calculator</Heading>
  </Screen>
)
