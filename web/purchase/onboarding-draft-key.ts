/**
 * Where the tab and the device store a questionnaire. In a file of its own, so that a page can check for one
 * before its app loads.
 */
export const DRAFT_KEY = 'eightfold.onboarding'
