import { Screen } from '../../parts/screen.tsx'

/** The shape of what is coming. */
export const ProgramSkeleton = () => (
  <Screen title="Your program" width="wide">
    <h1 className="sr-only">Loading your program</h1>
    <div aria-hidden className="grid gap-6">
      <div className="h-14 bg-rule/60" />
      <div className="h-40 w-2/3 bg-rule/60" />
      <div className="grid gap-4 sm:grid-cols-4">
        {[1, 2, 3, 4].map((cell) => (
          <div key={cell} className="h-20 bg-rule/60" />
        ))}
      </div>
      <div className="h-96 bg-rule/60" />
    </div>
  </Screen>
)
