export { deliverProgram } from './purchase/deliver-program.ts'
export { drawAnew, forgetOld, mailAccessLink, reconcile, tellOperators } from './one-activity.ts'
export { requestFeedback } from './request-feedback.ts'
