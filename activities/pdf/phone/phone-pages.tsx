import type { Drawing } from '../drawing/drawing.ts'
import { PhoneAfter } from './phone-after.tsx'
import { PhoneCover } from './phone-cover.tsx'
import { PhoneDays } from './phone-days.tsx'
import { PhoneExercises } from './phone-exercises.tsx'
import { PhoneReading } from './phone-reading.tsx'
import { PhoneGuidelines, PhoneLifts } from './phone-rules.tsx'

/**
 * The same program as on paper, in the same order and words: one column of large type, without cells to write
 * in.
 */
export const PhonePages = ({ drawing }: { drawing: Drawing }) => (
  <>
    <PhoneCover drawing={drawing} />
    <PhoneReading drawing={drawing} />
    <PhoneDays drawing={drawing} />
    <PhoneExercises drawing={drawing} />
    <PhoneLifts drawing={drawing} />
    <PhoneGuidelines drawing={drawing} />
    <PhoneAfter drawing={drawing} />
  </>
)
