import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../../domain/shop/errors.ts'
import { OnboardingAnswers, trainingAnswersOf } from '../../domain/forms/onboarding.ts'
import { emailAddress } from '../../domain/forms/program-request.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { Purchase, Survey } from '../../storage/entities.ts'
import { unguessableId } from '../../storage/ids.ts'
import { abortedBy } from '../http/aborted-by.ts'
import { invalid } from '../http/errors.ts'
import { idIn, type Handlers } from '../http/routes.ts'
import {
  deliveredProgram,
  paidPurchaseOf,
  unpaidRefusal,
  mailLinkToRealBuyer,
  ownPurchases,
  type Unpaid,
} from '../purchase/own-purchases.ts'
import { ownSurvey, proofOf, provesEmail } from '../purchase/proof.ts'
import type { GatewayTools } from '../tools.ts'
import { checkoutOpener } from '../purchase/checkouts.ts'

export function surveyCalls(tools: GatewayTools) {
  const { database, leaving } = tools
  return {
    createSurvey: async (ctx, { answers }) => {
      const id = unguessableId()
      await database.fork().insert(Survey, { id, answers, createdAt: new Date() })
      ownSurvey(ctx, id)
      return { surveyId: id }
    },

    readSurvey: async (ctx) => {
      const survey = await database.fork().findOne(Survey, { id: idIn(ctx) })
      // A form that was paid for first has answers in words of its own.
      const { data: answers } = OnboardingAnswers.safeParse(survey?.answers)
      if (!answers) throw new Refusal('NOT_FOUND')
      return { answers }
    },

    saveAnswers: async (ctx, { answers }) => {
      const em = database.fork()
      const survey = await openSurvey(em, idIn(ctx))
      survey.answers = answers
      survey.name = answers.name || survey.name || null
      await em.flush()
      return { surveyId: survey.id, status: statusOf(survey) }
    },

    completeSurvey: async (ctx, { email }) => {
      const em = database.fork()
      const survey = await openSurvey(em, idIn(ctx))
      const complete = trainingAnswersOf(survey.answers)
      if (!complete.success) throw invalid(complete.error, 'MISSING_REQUIRED_FIELDS')
      survey.email = email
      survey.completedAt = new Date()
      await em.flush()
      return { surveyId: survey.id, status: statusOf(survey) }
    },

    listOwnSurveys: async (ctx) => {
      const email = emailAddress.parse(ctx.params['email'])
      const proof = proofOf(ctx)
      const mine = provesEmail(proof, email) ? {} : { id: { $in: [...proof.surveys] } }
      const surveys = await database
        .fork()
        .find(Survey, { email, ...mine }, { orderBy: { createdAt: 'desc' }, fields: ['id', 'completedAt'] })
      return { surveys: surveys.map((survey) => ({ surveyId: survey.id, status: statusOf(survey) })) }
    },

    generateProgram: async (ctx) => {
      const em = database.fork()
      const survey = await em.findOne(Survey, { id: idIn(ctx) })
      if (!survey) throw new Refusal('NOT_FOUND')
      const complete = trainingAnswersOf(survey.answers)
      if (!complete.success) throw invalid(complete.error, 'MISSING_REQUIRED_FIELDS')
      if (!survey.completedAt) throw new Refusal('NO_COMPLETED_SURVEY')
      const purchase = await paidPurchaseOf(tools, em, survey.id)
      if (typeof purchase === 'string') throw unpaidRefusal(purchase)
      return { id: await deliveredProgram(tools, em, purchase, survey.id, abortedBy(ctx, leaving)) }
    },
  } satisfies Partial<Handlers>
}

/** @throws {Refusal} NOT_FOUND; SURVEY_CLOSED once its program is written */
async function openSurvey(em: EntityManager, id: string): Promise<Survey> {
  const survey = await em.findOne(Survey, { id })
  if (!survey) throw new Refusal('NOT_FOUND')
  const bought = await em.find(Purchase, { surveyId: id }, { fields: ['id', 'programWrittenAt'] })
  const [one] = bought
  if (one) setLogPurchase(one.id)
  if (bought.some(({ programWrittenAt }) => programWrittenAt)) throw new Refusal('SURVEY_CLOSED')
  return survey
}

const statusOf = (survey: Pick<Survey, 'completedAt'>) => (survey.completedAt ? 'completed' : 'in_progress')

export function stripeCalls(tools: GatewayTools) {
  const { database, purchases } = tools
  const checkoutUrlFor = checkoutOpener(tools)
  return {
    createCheckout: async (_ctx, order) => ({ checkoutUrl: await checkoutUrlFor(order) }),

    checkPayment: async (ctx) => {
      const em = database.fork()
      const surveyId = idIn(ctx)
      if (!(await em.count(Survey, { id: surveyId }))) throw new Refusal('NOT_FOUND')
      const purchase = await paidPurchaseOf(tools, em, surveyId)
      if (typeof purchase === 'string') return { payment: purchase }
      if (!purchase.deliveredAt) await purchases.signalOrderChanged(purchase.id)
      return { payment: 'paid' }
    },

    processPayment: async (ctx, { email }) => {
      const em = database.fork()
      const proof = proofOf(ctx)
      const surveys = await em.find(
        Survey,
        { id: { $in: [...proof.surveys] }, email },
        { orderBy: { createdAt: 'desc' } },
      )
      const unpaid: Unpaid[] = []
      for (const survey of surveys) {
        const purchase = await paidPurchaseOf(tools, em, survey.id)
        if (typeof purchase === 'string') {
          unpaid.push(purchase)
          continue
        }
        if (survey.completedAt) {
          if (!purchase.deliveredAt) await purchases.signalOrderChanged(purchase.id)
          return { surveyId: survey.id }
        }
        return { surveyId: await answeredAnew(em, purchase, surveys) }
      }
      const why = unpaid.includes('pending') ? 'pending' : (unpaid.find((one) => one !== 'open') ?? 'open')
      if (why === 'pending' || why === 'failed') throw unpaidRefusal(why)
      if (!provesEmail(proof, email)) {
        if (why === 'open') mailLinkToRealBuyer(tools, email)
        throw unpaidRefusal(why)
      }
      const [purchase] = await ownPurchases(em, proof, email)
      if (!purchase) throw unpaidRefusal(why)
      setLogPurchase(purchase.id)
      return { surveyId: purchase.surveyId ?? (await answeredAnew(em, purchase, surveys)) }
    },
  } satisfies Partial<Handlers>

  /**
   * Attaches the latest survey that this browser has completed since to a paid purchase whose own survey was
   * never finished.
   * @param surveys - this browser's own, latest first
   * @throws {Refusal} NO_COMPLETED_SURVEY; SURVEY_CLOSED if its program is already written
   */
  async function answeredAnew(
    em: EntityManager,
    purchase: Purchase,
    surveys: readonly Survey[],
  ): Promise<string> {
    for (const { id } of surveys.filter(({ completedAt }) => completedAt)) {
      const taken = await em.count(Purchase, { surveyId: id, id: { $ne: purchase.id } })
      if (taken) continue
      if (purchase.surveyId !== id) await purchases.submitSurvey(purchase.id, id)
      return id
    }
    throw new Refusal('NO_COMPLETED_SURVEY')
  }
}
