import type { Context, Middleware } from 'koa'
import { z } from 'zod'
import { hashOf } from '../storage/ids.ts'

/**
 * What this browser has proven to be its own: surveys that it made, emails whose mailed link it opened, and purchases
 * whose credential it showed.
 */
export interface Proof {
  surveys: readonly string[]
  purchases: readonly string[]
  emailHashes: readonly string[]
}

const COOKIE = 'eightfold'
const KEPT_AT_MOST = 20
const YEAR_MS = 365 * 86_400_000

const StoredProof = z.object({
  surveys: z.array(z.string()),
  purchases: z.array(z.string()).default([]),
  emailHashes: z.array(z.string()),
})
const NOTHING: Proof = { surveys: [], purchases: [], emailHashes: [] }

/** Reads the signed cookie into `ctx.state.proof`. A cookie that is not ours proves nothing. */
export const proofOfEmail =
  (publicUrl: string): Middleware =>
  async (ctx, next) => {
    ctx.cookies.secure = publicUrl.startsWith('https:') || ctx.secure
    ctx.state['proof'] = read(ctx.cookies.get(COOKIE, { signed: true }))
    await next()
  }

export const proofOf = (ctx: Context): Proof => (ctx.state['proof'] as Proof | undefined) ?? NOTHING

export const provesEmail = (proof: Proof, email: string): boolean =>
  proof.emailHashes.includes(emailHash(email))

/** Remembers that this browser made the survey. */
export const ownSurvey = (ctx: Context, surveyId: string): void => {
  const proof = proofOf(ctx)
  remember(ctx, { ...proof, surveys: withLatest(proof.surveys, surveyId) })
}

/** Remembers that this browser showed the credential of the purchase. */
export const ownPurchase = (ctx: Context, purchaseId: string): void => {
  const proof = proofOf(ctx)
  remember(ctx, { ...proof, purchases: withLatest(proof.purchases, purchaseId) })
}

/** Remembers that this browser opened a link that we mailed to the address. */
export const ownEmail = (ctx: Context, email: string): void => {
  const proof = proofOf(ctx)
  remember(ctx, { ...proof, emailHashes: withLatest(proof.emailHashes, emailHash(email)) })
}

function remember(ctx: Context, proof: Proof): void {
  ctx.state['proof'] = proof
  const value = Buffer.from(JSON.stringify(proof)).toString('base64url')
  ctx.cookies.set(COOKIE, value, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: YEAR_MS,
    overwrite: true,
  })
}

const withLatest = (known: readonly string[], latest: string): string[] =>
  [...known.filter((one) => one !== latest), latest].slice(-KEPT_AT_MOST)

const emailHash = (email: string): string => hashOf(email.trim().toLowerCase())

function read(cookie: string | undefined): Proof {
  if (!cookie) return NOTHING
  const proof = StoredProof.safeParse(JSON.parse(Buffer.from(cookie, 'base64url').toString()))
  return proof.success ? proof.data : NOTHING
}
