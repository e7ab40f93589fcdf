import { Screen } from '../../parts/frame/screen.tsx'
import { Closing, HowItWorks, QuickFaq, StartBar } from './short-sections.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { SampleProgram } from './sample-program.tsx'

/** / — what the product is, what it costs, and how to start. */
export const HomeScreen = () => (
  <Screen title="Your 8-week strength program" width="full">
    <Hero />
    <div>
      <Features />
      <SampleProgram />
      <QuickFaq />
      <HowItWorks />
      <StartBar />
    </div>
    <Pricing />
    <Closing />
  </Screen>
)
