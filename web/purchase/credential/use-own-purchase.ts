import { useState } from 'react'
import { readOwnProgress } from '../../../domain/calls/progress.ts'
import type { Progress } from '../../../domain/shop/progress.ts'
import { useProgress } from '../use-progress.ts'

const UNDER_WAY: readonly Progress['stage'][] = ['generating', 'rendering', 'emailing', 'needs-attention']

/**
 * The progress of this browser's latest purchase, once it was seen under way. One that was already over is an
 * earlier purchase.
 */
export function useOwnPurchase(): Progress | null {
  const { data: progress } = useProgress(readOwnProgress.path)
  const [wasUnderWay, setUnderWay] = useState(false)
  if (progress && !wasUnderWay && UNDER_WAY.includes(progress.stage)) setUnderWay(true)
  return (wasUnderWay && progress) || null
}
