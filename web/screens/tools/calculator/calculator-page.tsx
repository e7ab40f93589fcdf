import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../parts/button.tsx'
import { BackLink } from '../../../parts/frame/back-link.tsx'
import { Screen } from '../../../parts/frame/screen.tsx'
import { Heading, Lead } from '../../../parts/heading.tsx'
import { useIsLive } from './inputs.tsx'

interface CalculatorPageProps {
  /** The title of the tab. */
  title: string
  heading: string
  intro: string
  form: ReactNode
  /** Empty before the first Calculate. */
  result: ReactNode
  notesHeading: string
  /** How it is calculated, and where its limits are. */
  notes: readonly string[]
}

/** The frame of the three calculators: the way back, a form, its result beside it, and the notes below. */
export const CalculatorPage = ({ form, result, ...page }: CalculatorPageProps) => (
  <Screen title={page.title} width="wide">
    <BackLink to="/tools">Back to Tools</BackLink>
    <Heading className="mt-6">{page.heading}</Heading>
    <Lead>{page.intro}</Lead>
    <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
      {form}
      <div className="grid gap-12 lg:sticky lg:top-8">
        {result}
        <section className="measure grid gap-3 text-lg text-soft">
          <h2 className="text-3xl text-ink">{page.notesHeading}</h2>
          {page.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
      </div>
    </div>
  </Screen>
)

interface CalculatorFormProps {
  /**
   * The inputs without an answer. While there are any, Calculate does nothing; the list says why beforehand.
   */
  missing: readonly string[]
  /** What was typed and cannot be, a sentence each. It keeps Calculate from doing anything, too. */
  wrong?: readonly string[]
  onCalculate: () => void
  children: ReactNode
}

export function CalculatorForm({ missing, wrong = [], onCalculate, children }: CalculatorFormProps) {
  const id = useId()
  const isLive = useIsLive()
  const calculate = (event: FormEvent) => {
    event.preventDefault()
    if (missing.length + wrong.length === 0) onCalculate()
  }
  return (
    <form noValidate onSubmit={calculate} className="grid gap-8">
      {/* Input typed before the code loads would be visible, but not counted. */}
      <fieldset role="presentation" disabled={!isLive} className="contents">
        {children}
        <div>
          <Button type="submit" className="w-full sm:w-auto sm:min-w-56" aria-describedby={id}>
            Calculate
          </Button>
          <p id={id} className="mt-3 min-h-6 text-iron">
            {[...(missing.length > 0 ? [`Still needed: ${missing.join(', ')}.`] : []), ...wrong].join(' ')}
          </p>
        </div>
      </fieldset>
    </form>
  )
}

/**
 * The result of a calculation. Its heading takes the focus, so that it is read out, and all of it scrolls
 * into view.
 */
export function Result({ title, children }: { title: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The focus alone would leave the figures below the fold. Instant, since a page that glides is no answer
    // to a press.
    if (section.current && !isInView(section.current)) section.current.scrollIntoView({ behavior: 'instant' })
  }, [])
  return (
    <div>
      {/* A small margin above is enough, since nothing covers the top of the page. */}
      <section ref={section} className="-scroll-mt-16 rounded-md border border-ink bg-sheet p-5 sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {title}
        </h2>
        {children}
      </section>
      <p className="mt-4 text-soft" data-sold-at="stripe">
        Rather have your training worked out for eight weeks?{' '}
        <Link to="/onboarding" className="underline underline-offset-4 hover:text-ink">
          Get your own program
        </Link>
      </p>
    </div>
  )
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

interface FigureProps {
  label: string
  value: string
  unit: string
  /** The main figure of the result. */
  isMain?: boolean
}

export const Figure = ({ label, value, unit, isMain = false }: FigureProps) => (
  <div className={isMain ? 'col-span-full' : undefined}>
    <dt className="text-soft">{label}</dt>
    <dd className="figures flex flex-wrap items-baseline gap-x-2">
      <span className={`font-head leading-none font-[850] ${isMain ? 'text-7xl' : 'text-4xl'}`}>{value}</span>
      <span className="text-lg text-soft">{unit}</span>
    </dd>
  </div>
)
