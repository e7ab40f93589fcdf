import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import useSWRMutation from 'swr/mutation'
import { z } from 'zod'
import { leaveFeedback } from '../../../domain/calls/feedback.ts'
import { EMAIL_PROBLEM, FEEDBACK_PROBLEM } from '../../../domain/forms/field-messages.ts'
import { FEEDBACK_LIMIT } from '../../../domain/forms/limits.ts'
import { deviceStore, useKept } from '../../browser-store.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { CheckedForm, type Problems } from '../../parts/fields/checked-form.tsx'
import { ChoiceGroup } from '../../parts/fields/choice-group.tsx'
import { EmailField } from '../../parts/fields/email-field.tsx'
import { TextArea } from '../../parts/fields/text-area.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { useToast } from '../../parts/toast.tsx'
import { request } from '../../requests/request.ts'
import { LetUsFixIt } from './let-us-fix-it.tsx'

/** /feedback — one rating and a few words about a program. */
export function FeedbackScreen() {
  const [sentRating, setSentRating] = useState<number | null>(null)
  return (
    <Screen title="Program feedback">
      {sentRating === null ? <FeedbackForm onSent={setSentRating} /> : <Thanks rating={sentRating} />}
    </Screen>
  )
}

/** From here on down, somebody is better served by a mended program than by thanks. */
const BAD = 2

function Thanks({ rating }: { rating: number }) {
  const [query] = useSearchParams()
  const isBad = rating <= BAD
  return (
    <>
      <Heading key="thanks">Thank You!</Heading>
      <Lead>We read every answer. What you wrote helps to make the next programs better.</Lead>
      {isBad && <LetUsFixIt programId={query.get('program')} />}
      <ButtonLink to="/" look={isBad ? 'plain' : 'action'} className="mt-8 w-full sm:w-auto">
        Return to Home
      </ButtonLink>
    </>
  )
}

const RATINGS = ['5 Excellent', '4 Good', '3 Average', '2 Poor', '1 Very Poor']

const DRAFT = 'eightfold.feedback'
const Draft = z.object({ rating: z.string(), feedback: z.string(), email: z.string() })

const send = (_path: string, { arg }: { arg: z.infer<typeof leaveFeedback.body> }) =>
  request(leaveFeedback, { body: arg })

function FeedbackForm({ onSent }: { onSent: (rating: number) => void }) {
  const [draft, setDraft] = useKept(DRAFT, Draft, () => ({ rating: '', feedback: '', email: '' }))
  const [problems, setProblems] = useState<Problems>({})
  const toast = useToast()
  const { trigger, isMutating } = useSWRMutation(leaveFeedback.path, send, {
    onSuccess: () => {
      toast({ title: 'Thank you!', description: 'Your feedback has been submitted successfully.' })
      deviceStore.forget(DRAFT)
      onSent(Number.parseInt(draft.rating, 10))
    },
    onError: () =>
      toast({
        look: 'destructive',
        title: 'Error',
        description: 'Failed to submit feedback. Please try again.',
      }),
    throwOnError: false,
  })
  const change = (part: Partial<typeof draft>) => {
    setDraft((last) => ({ ...last, ...part }))
    setProblems({})
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMutating) return
    const email = draft.email.trim()
    const hasText = draft.feedback.trim() !== ''
    if (!draft.rating || !hasText) {
      setProblems({
        ...(!draft.rating && { rating: 'Please choose a rating' }),
        ...(!hasText && { feedback: 'Please write your feedback' }),
      })
      return toast({ look: 'destructive', title: 'Missing Information', description: FEEDBACK_PROBLEM })
    }
    const checked = leaveFeedback.body.safeParse({
      rating: Number.parseInt(draft.rating, 10),
      feedback: draft.feedback,
      ...(email && { email }),
    })
    // The rating is one of ours, and the text is present and not too long. Only the email can be wrong.
    setProblems(checked.success ? {} : { email: EMAIL_PROBLEM })
    if (checked.success) void trigger(checked.data)
  }

  return (
    <CheckedForm
      problems={problems}
      isToasted={Boolean(problems.rating || problems.feedback)}
      onSubmit={submit}
    >
      <Heading key="form">Program Feedback</Heading>
      <Lead>One rating and one sentence are enough. We read every answer.</Lead>
      <fieldset role="presentation" disabled={isMutating} className="mt-8 grid gap-8">
        <ChoiceGroup
          legend="How would you rate your program?"
          name="rating"
          problem={problems.rating}
          options={RATINGS}
          value={draft.rating}
          onChoose={(rating) => change({ rating })}
        />
        <TextArea
          label="Your feedback"
          name="feedback"
          problem={problems.feedback}
          hint="What works, and what does not?"
          required
          rows={6}
          maxLength={FEEDBACK_LIMIT}
          value={draft.feedback}
          onChange={(event) => change({ feedback: event.target.value })}
        />
        <EmailField
          label="Email (optional)"
          required={false}
          value={draft.email}
          problem={problems.email}
          onChange={(email) => change({ email })}
        />
        <Button type="submit" className="w-full sm:w-auto sm:justify-self-start">
          {isMutating ? 'Submitting...' : 'Submit Feedback'}
        </Button>
      </fieldset>
    </CheckedForm>
  )
}
