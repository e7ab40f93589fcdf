import { Link } from 'react-router-dom'
import { QUESTIONS_ASKED } from '../../../domain/shop/offer.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { ArrowIcon } from '../../parts/icons.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { trackEvent } from '../../visits/track.ts'
import { TOOLS } from '../../texts/generated/tools.ts'
import { EffortDrawing, NightDrawing, PlatesDrawing } from './drawings.tsx'

const DRAWINGS = {
  rpe_calculator: <EffortDrawing />,
  sleep_calculator: <NightDrawing />,
  macro_calculator: <PlatesDrawing />,
}

/** /tools — the three calculators, free for everyone. */
export const ToolsScreen = () => (
  <Screen title="Free fitness tools" width="wide">
    <Heading className="lg:text-7xl">Professional Fitness Tools</Heading>
    <p className="measure mt-4 text-xl text-soft">
      All tools are free, no sign-up. They work in your browser. What you type stands in the address of your
      result, so that you can keep it or share it, and nowhere else.
    </p>
    <ul className="mt-10 grid gap-6 lg:grid-cols-3">
      {TOOLS.map((tool) => (
        <li key={tool.path}>
          <ToolCard {...tool} />
        </li>
      ))}
    </ul>
    <section
      aria-labelledby="program"
      className="mt-16 grid items-center gap-x-16 gap-y-6 border-t-2 border-ink pt-10 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="program" className="text-4xl sm:text-5xl">
          Numbers are a start. A plan is eight weeks of them.
        </h2>
        <p className="measure mt-3 text-lg text-soft">
          {`${QUESTIONS_ASKED} questions, and you get a strength program for your days, your equipment and your goal.`}
        </p>
      </div>
      <ButtonLink to="/" className="w-full lg:w-auto">
        Build My Custom Program
      </ButtonLink>
    </section>
  </Screen>
)

const ToolCard = ({ path, name, title, text, asks }: (typeof TOOLS)[number]) => (
  <Link
    to={path}
    className="flex h-full flex-col rounded-md border border-edge bg-sheet p-6 no-underline hover:border-ink sm:max-lg:grid sm:max-lg:grid-cols-[15rem_1fr] sm:max-lg:items-center sm:max-lg:gap-x-8"
    onClick={() => trackEvent('tool_click', { category: 'tools', label: name })}
  >
    {DRAWINGS[name]}
    <div className="mt-6 flex grow flex-col sm:max-lg:mt-0">
      <h2 className="text-3xl">{title}</h2>
      <p className="mt-2 text-lg text-soft">{text}</p>
      <p className="mt-auto flex items-center justify-between gap-4 pt-6 font-semibold sm:max-lg:pt-3">
        {asks}
        <ArrowIcon />
      </p>
    </div>
  </Link>
)
