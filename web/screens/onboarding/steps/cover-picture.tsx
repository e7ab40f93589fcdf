import type { OnboardingAnswers } from '../../../../domain/forms/onboarding.ts'
import { TYPICAL_WEEKS } from '../../../parts/eight-bars.tsx'

const PLACES: Readonly<Record<string, string>> = {
  commercial: 'Commercial Gym',
  home: 'Home Gym',
  bodyweight: 'Bodyweight Only',
}

/** Paper is white in light and dark mode. Its letters scale with it. */
const PAPER = 'bg-white text-black shadow-lg outline outline-black/10 px-[6cqw] text-base'

interface CoverPictureProps {
  answers: OnboardingAnswers
  /** The names of the days, once they are known. */
  days: readonly string[] | null
  /** Of a session. */
  minutes: number
  className?: string
}

/**
 * The cover of the program as its PDF will have it, from what is known before it is written. Below it,
 * placeholder lines stand for the rows of the first week.
 */
export function CoverPicture({ answers, days: named, minutes, className = '' }: CoverPictureProps) {
  const { name, primaryGoal, experienceLevel, programmingSplit, programmingStyle } = answers
  const days = Number(answers.trainingDays ?? 3)
  const facts = [
    ['Equipment', PLACES[answers.equipment ?? '']],
    ['Goal', primaryGoal],
    ['Level', experienceLevel],
    ['Split', programmingSplit],
    ['Style', programmingStyle],
  ].filter(([, value]) => value)
  const inWords = facts.map(([label, value]) => `${label} ${value}`).join(', ')
  return (
    <figure
      role="img"
      aria-label={`The cover of your program: ${name ? `for ${name}, ` : ''}${days} days a week, ${minutes} minutes a session. ${inWords}. Behind it the first week${named ? `: ${named.join(', ')}` : ', still to be written'}.`}
      className={`figures @container ${className}`}
    >
      <div className={`${PAPER} relative pt-[5cqw] pb-[6cqw]`}>
        <p className="font-head text-[max(1rem,5.5cqw)] leading-none font-[850]">Eightfold</p>
        <p className="mt-[5cqw] font-head text-[9cqw] leading-none font-[850]">
          {name ? 'Eight weeks of strength for' : 'Eight weeks of strength'}
        </p>
        {name && <p className="truncate font-head text-[17cqw] leading-[1.05] font-[850]">{name}</p>}
        <Bars />
        <div className="mt-[4cqw] flex gap-[4cqw] border-t-2 border-black pt-[3cqw]">
          <Large figure={days} unit="days a week" />
          <Large figure={minutes} unit="minutes a session" />
        </div>
        <dl className="mt-[3cqw] border-t border-neutral-400 pt-[2.5cqw] leading-snug">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-2">
              <dt className="w-24 shrink-0 text-neutral-600">{label}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FirstWeek days={named ?? Array.from({ length: days }, () => '')} />
    </figure>
  )
}

const Bars = () => (
  <div className="mt-[5cqw] flex items-end justify-between gap-[2.5cqw]">
    {TYPICAL_WEEKS.map((height, week) => (
      // A border, since a system that paints over backgrounds keeps it.
      <span key={week} style={{ borderTopWidth: `${height * 26}cqw` }} className="grow border-black" />
    ))}
  </div>
)

const Large = ({ figure, unit }: { figure: number; unit: string }) => (
  <p className="grow basis-0">
    <span className="block font-head text-[15cqw] leading-[0.9] font-[850]">{figure}</span>
    {unit}
  </p>
)

/** The lengths of the placeholder lines, in percent. */
const LINES = [46, 62, 38, 54, 44]

/** A page that fades out: rows of a table for each day, whose name is known before them. */
const FirstWeek = ({ days }: { days: readonly string[] }) => (
  <div className={`${PAPER} mx-[2.5cqw] h-[42cqw] overflow-hidden mask-b-from-30% mask-b-to-100% pt-[5cqw]`}>
    <p className="font-head text-[7cqw] leading-none font-[850]">Week 1</p>
    <div className="mt-[3cqw] grid gap-[4cqw]">
      {days.map((name, day) => (
        <div key={day} className="border-t-2 border-black pt-[1.5cqw]">
          {name && <p className="mb-[2cqw] truncate leading-tight font-bold">{name}</p>}
          <div className="grid gap-[2.6cqw] pt-[1.5cqw] blur-[2px]">
            {LINES.map((width) => (
              <div key={width} className="flex justify-between">
                <span style={{ width: `${width}%` }} className="border-t-[2cqw] border-neutral-500" />
                <span className="w-[22%] border-t-[2cqw] border-neutral-300" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
)
