import { Link } from 'react-router-dom'
import { QUESTIONS_ASKED } from '../../../domain/shop/offer.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { ArrowIcon } from '../../parts/icons.tsx'
import { TOOLS } from '../../texts/generated/tools.ts'
import { trackEvent } from '../../visits/track.ts'

/** /tools — the three calculators, free for everyone. */
export const ToolsScreen = () => (
  <Screen title="Free fitness tools" width="wide">
    <Heading className="lg:text-7xl">Professional Fitness Tools</Heading>
    <Lead>
      All tools are free, no sign-up. They work in your browser. What you type stands in the address of your
      result, so that you can keep it or share it, and nowhere else.
    </Lead>
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

const LOOK = { 'aria-hidden': true, viewBox: '0 0 240 72', className: 'block h-18 w-full max-w-60' } as const

/** Five sets, each harder than the one before. Reps left in reserve are outlines. */
const EffortDrawing = () => (
  <svg {...LOOK}>
    {[6, 7, 8, 9, 10].map((rpe, index) => (
      <g key={rpe} transform={`translate(${index * 50} 0)`}>
        <rect
          x="0.75"
          y="0.75"
          width="34.5"
          height="70.5"
          fill="none"
          strokeWidth="1.5"
          className="stroke-edge"
        />
        <rect y={72 - rpe * 7.2} width="36" height={rpe * 7.2} className="fill-ink" />
      </g>
    ))}
  </svg>
)

/** A night as eight bars, one per hour, with the last one missing. */
const NightDrawing = () => (
  <svg {...LOOK}>
    {Array.from({ length: 8 }, (_, hour) => (
      <rect
        key={hour}
        x={hour * 30 + 0.75}
        y="0.75"
        width="20"
        height="70.5"
        strokeWidth="1.5"
        className={hour < 7 ? 'fill-ink stroke-ink' : 'fill-none stroke-edge'}
      />
    ))}
  </svg>
)

/** A day's calories as a loaded bar: one plate each for protein, carbs and fat. */
const PlatesDrawing = () => (
  <svg {...LOOK}>
    <rect y="33" width="240" height="6" className="fill-iron" />
    {[undefined, 'translate(240 0) scale(-1 1)'].map((transform) => (
      <g key={transform ?? 'left'} transform={transform}>
        <rect x="60" width="20" height="72" rx="3" className="fill-plate-red" />
        <rect x="36" y="6" width="20" height="60" rx="3" className="fill-plate-blue" />
        <rect x="14" y="13" width="18" height="46" rx="3" className="fill-plate-yellow" />
      </g>
    ))}
  </svg>
)

const DRAWINGS = {
  rpe_calculator: <EffortDrawing />,
  sleep_calculator: <NightDrawing />,
  macro_calculator: <PlatesDrawing />,
}
