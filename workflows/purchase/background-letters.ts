import { CancellationScope } from '@temporalio/workflow'
import type { LetterKind } from '../../domain/shop/letters.ts'
import { emailInTime } from '../activities.ts'

/**
 * Letters that must not hold up the purchase. Each is one activity that Temporal retries for three days;
 * nothing is done when it ends. An address that takes no mail is ignored here: it needs attention when the
 * program is mailed, and until then the buyer's email or key opens the survey.
 */
export function createBackgroundLetters(purchaseId: string) {
  const underWay = new Set<LetterKind>()
  return {
    underWay,
    post: (kind: LetterKind, occasion = ''): void => {
      if (underWay.has(kind)) return
      underWay.add(kind)
      const letter = CancellationScope.nonCancellable(() => emailInTime(purchaseId, kind, occasion))
      void letter.catch(() => undefined).then(() => underWay.delete(kind))
    },
  }
}
