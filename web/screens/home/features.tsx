import { TYPICAL_WEEKS } from '../../parts/eight-bars.tsx'
import { FEATURES } from '../../texts/generated/landing.ts'
import { Section } from './section.tsx'

/** What the program does that a free workout does not. */
export const Features = () => (
  <Section
    id="features"
    title="A program, not a list of exercises"
    lead="Written from your answers by an AI, then checked week by week against the rules of strength training."
    sheet
  >
    <ul className="mt-12 grid gap-6 md:grid-cols-3">
      {FEATURES.map(({ title, text }, index) => (
        <li key={title} className="flex flex-col rounded-md border border-rule bg-paper p-6">
          {DRAWINGS[index]}
          <h3 className="mt-6 text-3xl text-wrap">{title}</h3>
          <p className="mt-3 text-lg text-soft">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

const drawing = { 'aria-hidden': true, viewBox: '0 0 240 84', className: 'h-auto w-full' }

/** Eight weeks, with the light one in another colour. */
const Overload = () => (
  <svg {...drawing}>
    {TYPICAL_WEEKS.map((height, week) => (
      <rect
        key={week}
        x={1 + week * 30.5}
        y={84 - height * 82}
        width={24}
        height={height * 82}
        fill={week === 4 ? 'var(--plate-blue)' : 'currentColor'}
      />
    ))}
  </svg>
)

/** Reps from 1 to 20 on a line, with the ranges for strength and size. */
const RepRanges = () => (
  <svg {...drawing} fontFamily="var(--font-sans)" fontSize={17} fill="currentColor">
    <rect x={24} y={10} width={60} height={22} fill="var(--plate-red)" />
    <rect x={66} y={38} width={108} height={22} fill="var(--plate-blue)" />
    <path d="M0 68h240" stroke="currentColor" strokeWidth={2} />
    {[3, 6, 12, 20].map((reps) => (
      <text key={reps} x={reps * 11.6} y={84} textAnchor="end" className="figures">
        {reps}
      </text>
    ))}
    <text x={92} y={27}>
      strength
    </text>
    <text x={182} y={55}>
      size
    </text>
  </svg>
)

/** One exercise replaces another. */
const Swap = () => (
  <svg {...drawing} fontFamily="var(--font-sans)" fontSize={17} fill="currentColor">
    <text x={0} y={26} fill="var(--iron)" textDecoration="line-through">
      Barbell Back Squat
    </text>
    <path d="M8 38v22h20M20 52l9 8-9 8" fill="none" stroke="var(--plate-green)" strokeWidth={3} />
    <text x={40} y={66} fontWeight={700}>
      Leg Press
    </text>
  </svg>
)

/** One for each feature. */
const DRAWINGS = [<Overload />, <RepRanges />, <Swap />]
