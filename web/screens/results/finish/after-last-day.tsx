import { Suspense } from 'react'
import type { ProgramRecord } from '../../../../domain/shop/program-record.ts'
import { loadedLate } from '../../../parts/loaded-late.ts'

/** If it does not come, the words above it are enough. */
const Nothing = () => null

const Finish = loadedLate(async () => (await import('./finish.tsx')).Finish, Nothing)

/** What follows eight weeks. Loads after the last day. */
export const AfterLastDay = ({ record }: { record: ProgramRecord }) => (
  <Suspense fallback={null}>
    <Finish record={record} />
  </Suspense>
)
