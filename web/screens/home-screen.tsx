import { ButtonLink } from '../parts/button.tsx'
import { EightBars } from '../parts/eight-bars.tsx'
import { Heading } from '../parts/heading.tsx'
import { Screen } from '../parts/screen.tsx'

/** / — what it is, what it costs, and the way in. */
export function HomeScreen() {
  return (
    <Screen title="Your 8-week strength program" width="wide">
      <section className="grid items-end gap-10 lg:grid-cols-[1fr_26rem]">
        <div>
          <Heading className="max-w-[12ch] text-7xl sm:text-8xl">
            Eight weeks of strength, written for you.
          </Heading>
          <p className="measure mt-6 text-xl text-soft">
            Ten questions about your days, your equipment and what hurts. One program that fits them, as a PDF
            for your gym bag.
          </p>
          <p className="figures mt-8 flex items-baseline gap-3 text-xl">
            <s className="text-iron">
              <span className="sr-only">Regular price </span>$37
            </s>
            <strong className="font-head text-4xl font-[850]">$27 Launch Special</strong>
          </p>
          <ButtonLink to="/onboarding" className="mt-4 w-full sm:w-auto sm:px-10">
            Get My 8-Week Strength Program Now
          </ButtonLink>
          <p className="mt-4 text-iron">
            One-time payment, taxes included. No subscription. 7-day money-back guarantee.
          </p>
        </div>
        <EightBars
          className="w-full"
          label="Eight bars, one a week: the work rises, week five is lighter, then it rises again."
        />
      </section>
    </Screen>
  )
}
