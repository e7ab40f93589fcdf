import type { Activities } from './activities.ts'
import { deleteOld } from './delete-old.ts'
import { emailBuyer } from './email-buyer.ts'
import { emailOrderLeft } from './email-order-left.ts'
import { generateProgram } from './generate-program.ts'
import { mailDigest } from './mail-digest.ts'
import { withPlainFailures } from './redact-failures.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { recordFacts } from './record-facts.ts'
import { refundAtShop } from './refund-at-shop.ts'
import { renderPdf } from './render-pdf.ts'
import type { Tools } from './tools.ts'
import { verifyPayment } from './verify-payment.ts'

export const createActivities = (tools: Tools): Activities =>
  withPlainFailures(
    {
      verifyPayment: verifyPayment(tools),
      generateProgram: generateProgram(tools),
      renderPdf: renderPdf(tools),
      emailBuyer: emailBuyer(tools),
      emailOrderLeft: emailOrderLeft(tools),
      refundAtShop: refundAtShop(tools),
      reconcileOrders: reconcileOrders(tools),
      mailDigest: mailDigest(tools),
      deleteOld: deleteOld(tools),
      ...recordFacts(tools),
    },
    tools.log,
  )
