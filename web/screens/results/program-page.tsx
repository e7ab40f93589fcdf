import type { ProgramRecord } from '../../../domain/shop/program-record.ts'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { Help } from './help.tsx'
import { ProgramContents } from '../../program/program-contents.tsx'
import { ProgramHead } from './program-head.tsx'
import { TakeAlong } from './take-along.tsx'

interface ProgramPageProps {
  record: ProgramRecord
  /** Shown from this device, offline. */
  isKept: boolean
  hasPdf: boolean
  waitingFor: string | undefined
}

/** The program of a buyer, with all the ways to take it along. */
export const ProgramPage = ({ record, isKept, hasPdf, waitingFor }: ProgramPageProps) => (
  <>
    <ProgramHead record={record} isKept={isKept} hasPdf={hasPdf} waitingFor={waitingFor} />
    <ProgramContents
      id={record.id}
      written={record.generatedProgram}
      takeAlong={<TakeAlong id={record.id} program={record.generatedProgram} />}
      help={<Help programId={record.id} />}
    />
    <Disclaimer />
    <p className="mt-8 wrap-anywhere text-iron">Program generated for: {record.email}</p>
  </>
)
