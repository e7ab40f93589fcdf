/** Where the tab and the device keep a questionnaire; told apart, so that a page may look whether there is one before its app comes. */
export const DRAFT_KEY = 'eightfold.onboarding'
