import type { Week } from '../../../domain/program.ts'

/** Stays at the top while the weeks scroll by. */
export const WeekNav = ({ weeks }: { weeks: readonly Week[] }) => (
  <nav
    aria-label="Weeks"
    className="sticky top-0 z-5 flex items-center gap-3 border-y border-rule bg-paper print:hidden"
  >
    <span aria-hidden className="hidden text-iron sm:inline">
      Week
    </span>
    <ol className="figures grid grow grid-cols-8 text-center">
      {weeks.map(({ weekNumber }) => (
        <li key={weekNumber}>
          <a
            href={`#week-${weekNumber}`}
            aria-label={`Week ${weekNumber}`}
            className="block py-2.5 font-head text-2xl font-[850] no-underline hover:bg-ink hover:text-paper"
          >
            {weekNumber}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
