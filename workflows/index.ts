export { deliverProgram } from './purchase/deliver-program.ts'
export {
  deleteExpired,
  mailAccessLink,
  mailOperatorDigest,
  reconcile,
  redrawPdf,
  // Types of earlier releases: runs and schedules of theirs go on.
  deleteExpired as forgetOld,
  mailOperatorDigest as tellOperators,
  redrawPdf as drawAnew,
} from './one-activity.ts'
export { remindOfOrder } from './remind-of-order.ts'
export { requestFeedback } from './request-feedback.ts'
