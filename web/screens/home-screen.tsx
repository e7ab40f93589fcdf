import { ButtonLink } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { NumberedBars } from '../parts/numbered-bars.tsx'
import { trackEvent } from '../track.ts'
import { Screen } from '../parts/screen.tsx'

/** / — what it is, what it costs, and the way in. */
export const HomeScreen = () => (
  <Screen title="Your 8-week strength program" width="wide">
    <Hero />
    <HowItWorks />
  </Screen>
)

const Hero = () => (
  <section className="grid items-end gap-x-16 gap-y-12 lg:grid-cols-[1fr_27rem]">
    <div>
      <Heading className="max-w-[14ch] text-7xl leading-[0.94] sm:text-8xl lg:text-[6.75rem]">
        Eight weeks of strength, written for you.
      </Heading>
      <p className="measure mt-6 text-xl text-soft">
        Ten questions about your days, your equipment and what hurts. One program that fits the answers, as a
        PDF for your gym bag.
      </p>
      <p className="mt-8 flex flex-wrap items-baseline gap-x-3 text-2xl">
        <s className="text-iron">
          <span className="sr-only">Regular price </span>$37
        </s>
        <strong className="font-head text-4xl leading-none font-[850] sm:text-5xl">$27 Launch Special</strong>
      </p>
      <ButtonLink
        to="/onboarding"
        className="mt-5 w-full text-xl sm:w-auto sm:px-10"
        onClick={() => trackEvent('cta_click', { category: 'purchase', label: 'hero_button' })}
      >
        Get My 8-Week Strength Program Now
      </ButtonLink>
      <p className="measure mt-4 text-iron">
        One-time payment, taxes included. No subscription. 7-day money-back guarantee.
      </p>
    </div>
    <figure>
      <NumberedBars label="Eight bars, one a week: the work rises for four weeks, drops in week five, and rises again." />
      <figcaption className="mt-4 text-soft">
        One bar a week. The work builds, eases off once so that you can use it, and builds again.
      </figcaption>
    </figure>
  </section>
)

const STEPS = [
  {
    title: 'Answer ten questions',
    text: 'Days, minutes, equipment, goal, experience. And what you would rather not do.',
  },
  {
    title: 'AI creates your program',
    text: 'Every week is checked: your equipment only, inside your minutes, nothing that you asked to avoid.',
  },
  {
    title: 'Start training',
    text: 'Sets, reps, how hard, how long to rest, and a swap for every exercise. Print it and write on it.',
  },
]

const HowItWorks = () => (
  <section aria-labelledby="how-it-works" className="mt-20 border-t-2 border-ink pt-8">
    <h2 id="how-it-works" className="text-5xl">
      How it works
    </h2>
    <ol className="mt-8 grid gap-8 md:grid-cols-3">
      {STEPS.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden className="font-head text-6xl leading-none font-[850] text-iron">
            {index + 1}
          </span>
          <h3 className="mt-2 text-3xl">{title}</h3>
          <p className="mt-2 text-lg text-soft">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
