import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { isTakenAway, ON_ANY_PAPER, TIMEOUT_MS, PDFS } from './rules.ts'

// The service worker. Only a program's page registers it. It serves that page, its files and its PDF.

/** The files of the page. web/prerender inserts the list of the build here. */
declare const OFFLINE_FILES: { url: string; revision: string | null }[]
/** One file serves every program's page. */
declare const OFFLINE_PAGE: string
/** The types describe a page, but this is a worker. */
declare const self: { skipWaiting(): Promise<void> }

// A new build takes over at once. Pages come from the network first, so none waits for its worker.
void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(OFFLINE_FILES)

const keptPage = async (): Promise<Response> => (await matchPrecache(OFFLINE_PAGE)) ?? Response.error()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && /^\/results\/[^/]+\/?$/.test(url.pathname),
  async ({ request }) => {
    const answer = fetch(request).then((response) => (response.status < 500 ? response : keptPage()))
    return Promise.race([answer, pause(TIMEOUT_MS).then(keptPage)]).catch(keptPage)
  },
)

registerRoute(
  ({ url }) => /^\/api\/programs\/[^/]+\/pdf$/.test(url.pathname),
  new NetworkFirst({
    cacheName: PDFS,
    networkTimeoutSeconds: TIMEOUT_MS / 1000,
    plugins: [
      {
        // Another paper is better than none.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await caches.match(request, { cacheName: PDFS, ...ON_ANY_PAPER })),
        fetchDidSucceed: async ({ request, response }) => {
          if (isTakenAway(response.status)) await (await caches.open(PDFS)).delete(request, ON_ANY_PAPER)
          return response
        },
      },
    ],
  }),
)
