import { Screen } from '../../parts/frame/screen.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { QuickFaq } from './quick-faq.tsx'
import { SampleProgram } from './sample-program.tsx'
import { StartBar } from './start-bar.tsx'

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
