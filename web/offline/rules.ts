// What a page and its service worker agree on. Without imports: the worker should stay small.

/** Holds PDFs that were opened. */
export const PDFS = 'eightfold.pdfs'

/** One PDF comes on several papers, told apart by the query. */
export const ON_ANY_PAPER = { ignoreSearch: true } as const

/** How long an answer may take before what is kept is shown in its place: a gym's line is often there and dead. */
export const PATIENCE_MS = 6000

/** Not there, closed for now, closed for good: a program that is answered so may not live on where it was kept. */
export const isTakenAway = (status: number): boolean => [404, 409, 410].includes(status)
