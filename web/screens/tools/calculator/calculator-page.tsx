import type { ReactNode } from 'react'
import { BackLink } from '../../../parts/frame/back-link.tsx'
import { Heading } from '../../../parts/heading.tsx'
import { Screen } from '../../../parts/frame/screen.tsx'

interface CalculatorPageProps {
  /** The title of the tab. */
  title: string
  heading: string
  intro: string
  form: ReactNode
  /** Empty before the first Calculate. */
  result: ReactNode
  /** Shown below: how it is calculated, and where its limits are. */
  children: ReactNode
}

/** The frame of the three calculators: the way back, a form, its result beside it, and the notes below. */
export const CalculatorPage = ({ title, heading, intro, form, result, children }: CalculatorPageProps) => (
  <Screen title={title} width="wide">
    <BackLink to="/tools">Back to Tools</BackLink>
    <Heading className="mt-6">{heading}</Heading>
    <p className="measure mt-4 text-xl text-soft">{intro}</p>
    <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
      {form}
      <div className="grid gap-12 lg:sticky lg:top-8">
        {result}
        <section className="measure grid gap-3 text-lg text-soft">{children}</section>
      </div>
    </div>
  </Screen>
)
