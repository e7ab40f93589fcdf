import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { createProgramByLicense, createProgramByToken } from '../../../domain/calls/credentials.ts'
import { readOwnProgress } from '../../../domain/calls/progress.ts'
import type { ProgramRequest } from '../../../domain/forms/program-request.ts'
import type { Progress } from '../../../domain/shop/progress.ts'
import { FINAL_STAGES, isLaidOut } from '../../../domain/shop/stage.ts'
import { request } from '../../requests/request.ts'
import { deviceStore } from '../../browser-store.ts'
import { trackEvent } from '../../visits/track.ts'
import { useProgress } from '../use-progress.ts'
import { forgetLicense } from '../credential/stored-license.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import type { Credential } from '../credential/credential.ts'

/** The answers of a form, as its call takes them. */
export type ProgramForm = z.input<typeof ProgramRequest>

/**
 * Has the program of a purchase written, and waits for its PDF. A purchase has one program, so another call
 * waits for the same one.
 */
const createProgram = (credential: Credential, survey: ProgramForm, signal: AbortSignal) =>
  'licenseKey' in credential
    ? request(createProgramByLicense, { body: { ...survey, ...credential }, signal })
    : request(createProgramByToken, { body: { ...survey, ...credential }, signal })

/** The state of the writing of a program, from the form to the PDF. */
export type Writing =
  | { at: 'form'; error: unknown }
  | { at: 'writing' }
  | { at: 'delayed'; note: string; since: number }
  | { at: 'ready'; programId: string }

interface PaidProgram {
  credential: Credential
  /** Where this browser stores the answers. They are removed when the program is ready. */
  draft: string
  /** Names the form in analytics events. */
  label: string
}

/** Has the program of a purchase written. Keeps watching if the answer is late or the connection drops. */
export function usePaidProgram({ credential, draft, label }: PaidProgram) {
  const [writing, setWriting] = useState<Writing>({ at: 'form', error: null })
  const [email, setEmail] = useState('')
  const asking = useRef<{ abort: () => void; askNow: () => void }>(null)
  const progress = useCurrentProgress(
    writing.at === 'writing' || writing.at === 'delayed',
    writing.at === 'delayed' ? writing.since : undefined,
  )

  useEffect(() => () => asking.current?.abort(), [])
  const hasPdf = isLaidOut(progress?.stage)
  useEffect(() => {
    if (hasPdf) asking.current?.askNow()
  }, [hasPdf])

  const write = async (survey: ProgramForm) => {
    const about = { category: 'program', label }
    const leave = new AbortController()
    trackEvent('form_submitted', about)
    setEmail(survey.email)
    setWriting({ at: 'writing' })
    const { answer, askNow } = askUntilAnswered(
      () => createProgram(credential, survey, leave.signal),
      leave.signal,
      (note) =>
        setWriting((last) => ({
          at: 'delayed',
          note,
          since: last.at === 'delayed' ? last.since : Date.now(),
        })),
    )
    asking.current = { askNow, abort: () => leave.abort() }
    try {
      const { id } = await answer
      trackEvent('program_generated', about)
      deviceStore.forget(draft)
      forgetLicense()
      setWriting({ at: 'ready', programId: id })
    } catch (error) {
      if (leave.signal.aborted) return
      trackEvent('program_generation_failed', about)
      setWriting({ at: 'form', error })
    }
  }
  const backToForm = useCallback(() => {
    asking.current?.abort()
    setWriting({ at: 'form', error: null })
  }, [])
  return { writing, progress, email, write, backToForm }
}

/**
 * The progress of this browser's latest purchase while it is being written. One that was over before we
 * looked is an earlier purchase.
 * @param delayedAt - when the call that makes the purchase was answered; before that, the
 * purchase may not exist
 */
export function useCurrentProgress(isWatching: boolean, delayedAt?: number): Progress | null {
  const { data } = useProgress(isWatching ? readOwnProgress.path : null, delayedAt)
  const [wasUnderWay, setUnderWay] = useState(false)
  const isOver = data !== undefined && FINAL_STAGES.includes(data.stage)
  if (data && !isOver && !wasUnderWay) setUnderWay(true)
  return data && (wasUnderWay || !isOver) ? data : null
}
