export { deliverProgram } from './deliver-program.ts'
export { mailAccessLink } from './mail-access-link.ts'
export { reconcile } from './reconcile.ts'
export { requestFeedback } from './request-feedback.ts'
