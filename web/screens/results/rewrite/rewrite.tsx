import type { Changes } from '../../../../domain/forms/changes.ts'
import { REWRITE_DAYS } from '../../../../domain/shop/offer.ts'
import { longDate } from '../../../../domain/program/dates.ts'
import { SupportLink } from '../../../parts/frame/support-link.tsx'
import { explanationOf } from '../../../requests/request.ts'
import { ProveIt } from './prove-it.tsx'
import { RewriteForm } from './rewrite-form.tsx'
import { useRewrite } from '../../../purchase/use-rewrite.ts'

export interface RewriteProps {
  programId: string
  /** A doctor has cleared the buyer, who came here to say so. */
  isCleared: boolean
}

/** Ends the comments of who has been cleared. The buyer sees what follows from it before it is sent. */
const CLEARED = 'My doctor has cleared me to train.'

const cleared = (answers: Changes): Changes => ({
  ...answers,
  exercisesToAvoid: [answers.exercisesToAvoid, CLEARED].filter(Boolean).join('\n'),
})

/** The free rewrite of a program: what it is, the form for it, or whom to write to. */
export function Rewrite({ programId, isCleared }: RewriteProps) {
  const { data, error, mutate } = useRewrite(programId)
  const support = <SupportLink subject={`Something changed: program ${programId}`}>Write to us</SupportLink>
  if (error)
    return (
      <p role="status" className="measure text-lg">
        {explanationOf(error, 'We could not look this up.')} Or {support}.
      </p>
    )
  if (!data) return <p className="text-lg">One moment.</p>
  switch (data.state) {
    case 'used':
      return (
        <p role="status" className="measure text-lg">
          This is your rewritten program: you have had your free rewrite. Something changed again? {support}.
        </p>
      )
    case 'over':
      return (
        <p className="measure text-lg">
          The free rewrite was open for {REWRITE_DAYS} days after you got your program. {support}
          {isCleared
            ? ', and we rewrite it all the same: you are cleared now.'
            : ', and we see what we can do.'}
        </p>
      )
    case 'writing':
      return (
        <p role="status" className="measure text-lg">
          <strong>We are writing your new program.</strong> That takes about a minute. We mail you when it is
          ready, and this page then shows it.
        </p>
      )
    case 'open':
      return (
        <>
          <p className="measure text-lg">
            New days, other equipment, or a doctor cleared you? Tell us, and we rewrite your program. It is
            free, and you can do it once{data.until ? ` until ${longDate(new Date(data.until))}` : ''}.
          </p>
          {data.answers ? (
            <RewriteForm
              key={`${isCleared}`}
              programId={programId}
              answers={isCleared ? cleared(data.answers) : data.answers}
              onSent={(sent) => void mutate(sent, { revalidate: false })}
            />
          ) : (
            <ProveIt programId={programId} onOpened={() => void mutate()} />
          )}
        </>
      )
  }
}
