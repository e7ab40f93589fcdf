import { useDeferredValue, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { pathOf } from '../../../domain/calls/call.ts'
import { readProgramProgress } from '../../../domain/calls/progress.ts'
import { isLaidOut } from '../../../domain/shop/stage.ts'
import { keepPageOffline } from '../../offline/kept.ts'
import { Screen } from '../../parts/frame/screen.tsx'
import { adviceOn, codeOf, messageOf } from '../../requests/request.ts'
import { useProgress } from '../../purchase/use-progress.ts'
import { ProgramClosed, ProgramNotFound } from './no-program.tsx'
import { ProgramPage } from './program-page.tsx'
import { ProgramSkeleton } from '../../program/program-skeleton.tsx'
import { useProgram } from './use-program.ts'

/** Refunded for good, or disputed until that is settled. */
const CLOSED: readonly (string | null)[] = ['PURCHASE_REFUNDED', 'PURCHASE_DISPUTED']

/** /results/:id — the program as a page to train by, and the accessible twin of the PDF. */
export function ResultsScreen() {
  const { id = '' } = useParams()
  const { shown: read, error } = useProgram(id)
  // Eight weeks are drawn in small pieces, so that a slow phone stays responsive.
  const shown = useDeferredValue(read)
  const isShown = Boolean(shown)
  useEffect(() => {
    if (isShown) void keepPageOffline()
  }, [isShown])
  const { data: progress } = useProgress(
    shown && !shown.record.googleDocLink ? pathOf(readProgramProgress, { id }) : null,
  )

  if (CLOSED.includes(codeOf(error))) return <ProgramClosed reason={messageOf(error, '')} />
  if (error) return <ProgramNotFound id={id} reason={messageOf(error, adviceOn(error) ?? '')} />
  if (!shown) return <ProgramSkeleton />
  const { record, isKept } = shown
  const hasPdf = Boolean(record.googleDocLink) || isLaidOut(progress?.stage)
  return (
    <Screen title="Your program" width="wide">
      <ProgramPage record={record} isKept={isKept} hasPdf={hasPdf} waitingFor={progress?.message} />
    </Screen>
  )
}
