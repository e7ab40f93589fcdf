import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from 'koa'
import { changeableIn } from '../../domain/forms/changes.ts'
import { trainingAnswersOf } from '../../domain/forms/onboarding.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { maskedEmail } from '../../domain/shop/person.ts'
import type { Rewrite } from '../../domain/shop/rewrite.ts'
import { rewriteOnce } from '../../purchases/rewrite-once.ts'
import { type Purchase, Survey } from '../../storage/entities.ts'
import { rewriteEnds, rewriteStateOf } from '../../storage/rewrites.ts'
import { idIn, type Handlers } from '../http/routes.ts'
import { openProgram } from '../purchase/open.ts'
import { isBuyers } from '../purchase/own-purchases.ts'
import { ownSurvey, proofOf } from '../purchase/proof.ts'
import type { GatewayTools } from '../tools.ts'

/** The free rewrite of a program. Whoever has its address may see whether it is to be had, only the buyer has it. */
export function rewriteCalls(tools: GatewayTools) {
  const { database, purchases, limits } = tools

  /** Nobody has bought a demo. */
  async function boughtProgram(ctx: Context, em: EntityManager): Promise<Purchase> {
    const { purchase } = await openProgram(em, idIn(ctx))
    if (purchase.channel === 'demo') throw new Refusal('NOT_FOUND')
    return purchase
  }

  async function rewriteOf(ctx: Context): Promise<Rewrite> {
    const em = database.fork()
    const purchase = await boughtProgram(ctx, em)
    const state = await rewriteStateOf(em, purchase, new Date())
    const until = rewriteEnds(purchase)?.toISOString() ?? null
    const isShown = state === 'open' && isBuyers(proofOf(ctx), purchase)
    return { state, until, answers: isShown ? await answersOf(em, purchase) : null }
  }

  return {
    readRewrite: rewriteOf,

    rewriteProgram: async (ctx, changes) => {
      const purchase = await boughtProgram(ctx, database.fork())
      if (!isBuyers(proofOf(ctx), purchase)) throw new Refusal('REWRITE_UNPROVEN')
      const surveyId = await rewriteOnce(tools, purchase.id, changes)
      // This browser may have proven itself by the former answers alone.
      if (surveyId) ownSurvey(ctx, surveyId)
      return rewriteOf(ctx)
    },

    mailOwnLink: async (ctx) => {
      const { id, email } = await boughtProgram(ctx, database.fork())
      if (email && (await limits.mayMailLink(id))) await purchases.mailAccessLink(id, new Date())
      return { goesTo: email ? maskedEmail(email) : null }
    },
  } satisfies Partial<Handlers>
}

async function answersOf(em: EntityManager, { surveyId }: Purchase): Promise<Rewrite['answers']> {
  const survey = surveyId ? await em.findOne(Survey, { id: surveyId }) : null
  const answers = survey && trainingAnswersOf(survey.answers)
  return answers?.success ? changeableIn(answers.data) : null
}
