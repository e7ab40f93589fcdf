import { lazy, Suspense, useSyncExternalStore } from 'react'
import { mayHaveProgram } from '../../purchase/left-behind.ts'
import { Screen } from '../../parts/frame/screen.tsx'
import { Closing, HowItWorks, QuickFaq, StartBar } from './short-sections.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { SampleProgram } from './sample-program.tsx'

/** Most visitors are new here, and never load it. */
const WaitingBar = lazy(async () => ({ default: (await import('./waiting-bar.tsx')).WaitingBar }))

const neverChanges = () => () => {}

/** Not before the page has been taken over as it was drawn for everybody. */
function ForWhoComesBack() {
  const isKnown = useSyncExternalStore(neverChanges, mayHaveProgram, () => false)
  return (
    isKnown && (
      <Suspense>
        <WaitingBar />
      </Suspense>
    )
  )
}

/** / — what the product is, what it costs, and how to start. */
export const HomeScreen = () => (
  <Screen title="Your 8-week strength program" width="full">
    <ForWhoComesBack />
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
