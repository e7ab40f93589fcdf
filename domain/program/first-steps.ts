/** The title of `overview.firstSteps`, wherever it stands. */
export const FIRST_STEPS = 'Before you start: your first steps'
