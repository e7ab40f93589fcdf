import { describeCalls } from './openapi-document.ts'
import type { Handlers } from './routes.ts'

/** Serves the description of the API. */
export const descriptionCalls = () => {
  const description = describeCalls()
  return {
    readDescription: (ctx) => {
      ctx.body = description
    },
  } satisfies Partial<Handlers>
}
