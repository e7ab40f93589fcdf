import { describeCalls } from './openapi-document.ts'
import type { Handlers } from '../http/routes.ts'

export const descriptionCalls = () => {
  const description = describeCalls()
  return {
    readDescription: (ctx) => {
      ctx.body = description
    },
  } satisfies Partial<Handlers>
}
