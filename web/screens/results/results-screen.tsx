import { Suspense, useDeferredValue, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { pathOf } from '../../../domain/calls/call.ts'
import { readProgramProgress } from '../../../domain/calls/progress.ts'
import { isLaidOut } from '../../../domain/shop/stage.ts'
import { keepPageOffline } from '../../offline/kept.ts'
import { Screen } from '../../parts/frame/screen.tsx'
import { loadedLate } from '../../parts/loaded-late.ts'
import { adviceOn, messageOf } from '../../requests/request.ts'
import { isClosed, ProgramClosed } from '../../purchase/program-closed.tsx'
import { useProgress } from '../../purchase/use-progress.ts'
import { useInstallOffer } from './install-offer.ts'
import { ProgramNotFound } from './no-program.tsx'
import { ProgramPage } from './program-page.tsx'
import { ProgramSkeleton } from '../../program/program-skeleton.tsx'
import { useProgram } from './use-program.ts'

const NoHint = () => null

/** Loads when the first day is done. */
const InstallHint = loadedLate(async () => (await import('./install-hint.tsx')).InstallHint, NoHint)

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
  const offer = useInstallOffer()
  const { data: progress } = useProgress(
    shown && !shown.record.googleDocLink ? pathOf(readProgramProgress, { id }) : null,
  )

  if (isClosed(error)) return <ProgramClosed reason={messageOf(error, '')} />
  if (error) return <ProgramNotFound id={id} reason={messageOf(error, adviceOn(error) ?? '')} />
  if (!shown) return <ProgramSkeleton />
  const { record, isKept } = shown
  const hasPdf = Boolean(record.googleDocLink) || isLaidOut(progress?.stage)
  return (
    <Screen title="Your program" width="wide">
      <ProgramPage
        record={record}
        isKept={isKept}
        hasPdf={hasPdf}
        waitingFor={progress?.message}
        hint={
          offer && (
            <Suspense fallback={null}>
              <InstallHint offer={offer} />
            </Suspense>
          )
        }
      />
    </Screen>
  )
}
