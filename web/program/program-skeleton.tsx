import { Screen } from '../parts/frame/screen.tsx'

/** The placeholder while a program loads. */
export const ProgramSkeleton = () => (
  <Screen title="Your program" width="wide">
    <p className="border-l-8 border-rule bg-sheet px-4 py-3 text-lg">
      Your eight weeks are on their way to this page: the day to train next, then every week, and all the ways
      to take them along.
    </p>
    <h1 className="mt-6 text-4xl">Loading your program</h1>
    <div aria-hidden className="mt-6 grid gap-6">
      <div className="h-14 bg-rule/60 forced-colors:border" />
      <div className="h-40 w-2/3 bg-rule/60 forced-colors:border" />
      <div className="grid gap-4 sm:grid-cols-4">
        {[1, 2, 3, 4].map((cell) => (
          <div key={cell} className="h-20 bg-rule/60 forced-colors:border" />
        ))}
      </div>
      <div className="h-96 bg-rule/60 forced-colors:border" />
    </div>
  </Screen>
)
