// Written by `npm run knowledge` from web/texts/data/thank-you.yaml. Change that.

export const STEPS = [{"title":"Complete the assessment","text":"Ten plain questions about your training.","takes":"3-5 minutes"},{"title":"AI creates your program","text":"Eight weeks, written and checked against your answers.","takes":"2-3 minutes"},{"title":"Download your PDF","text":"The link stays yours.","takes":"By email"}] as const
