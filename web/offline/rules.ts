// Shared by a page and its service worker. Has no imports, so that the worker stays small.

/** The cache of PDFs. */
export const PDFS = 'eightfold.pdfs'

/** One PDF exists on several papers, which differ by the query. */
export const ON_ANY_PAPER = { ignoreSearch: true } as const

/**
 * How long an answer may take before the stored copy is shown. A gym's network is often connected but dead.
 */
export const TIMEOUT_MS = 6000

/** Not found, closed for now, closed for good. After such an answer the stored copy must go. */
export const isTakenAway = (status: number): boolean => [404, 409, 410].includes(status)
