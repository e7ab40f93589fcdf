import { FeedbackEntry } from '../../storage/entities.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'

export const feedbackCalls = ({ database }: Pick<GatewayTools, 'database'>) =>
  ({
    leaveFeedback: async (_ctx, { rating, feedback, email }) => {
      await database
        .fork()
        .insert(FeedbackEntry, { rating, feedback, email: email ?? null, createdAt: new Date() })
      return { received: true }
    },
  }) satisfies Partial<Handlers>
