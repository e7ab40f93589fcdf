import { useParams } from 'react-router-dom'
import { ProgramRecord } from '../../../domain/api.ts'
import { isLaidOut } from '../../../domain/stage.ts'
import { Screen } from '../../parts/screen.tsx'
import { useRead } from '../../read.ts'
import { messageOf } from '../../request.ts'
import { useProgress } from '../../use-progress.ts'
import { ProgramNotFound } from './program-not-found.tsx'
import { ProgramPage } from './program-page.tsx'
import { ProgramSkeleton } from './program-skeleton.tsx'

/** /results/:id — the program on a page: the accessible twin of the PDF. */
export function ResultsScreen() {
  const { id = '' } = useParams()
  const { data: record, error } = useRead(ProgramRecord, ['/api', 'programs', encodeURIComponent(id)])
  const { data: progress } = useProgress(
    record && !record.googleDocLink ? `/api/programs/${id}/progress` : null,
  )

  if (error) return <ProgramNotFound id={id} reason={messageOf(error, '')} />
  if (!record) return <ProgramSkeleton />
  const hasPdf = Boolean(record.googleDocLink) || isLaidOut(progress?.stage)
  return (
    <Screen title="Your program" width="wide">
      <ProgramPage record={record} hasPdf={hasPdf} waitingFor={progress?.message} />
    </Screen>
  )
}
