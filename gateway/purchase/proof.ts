import type { Context, Middleware } from 'koa'
import { hashOf } from '../../storage/ids.ts'

/** Surveys that it made, emails whose mailed link it opened, purchases whose credential it presented. */
export interface Proof {
  surveys: readonly string[]
  purchases: readonly string[]
  emailHashes: readonly string[]
}

/** One signed cookie per proof, so that concurrent answers never overwrite each other. */
interface ProofCookie {
  name: string
  kind: keyof Proof
  value: string
  /** In seconds since 1970. Beyond the maximum, the oldest proof is dropped. */
  provenAt: number
}

const KINDS = ['surveys', 'purchases', 'emailHashes'] as const satisfies readonly (keyof Proof)[]
const NAME = 'eightfold-'
/** Browsers take a cookie with this prefix only over TLS, and only from the host itself. */
const NAME_OVER_TLS = `__Host-${NAME}`
const NAMED_BY_CHARACTERS = 12
const KEPT_AT_MOST = 20
/** More than we ever set. Such cookies are forged, and each costs a signature check. */
const READ_AT_MOST = 3 * KEPT_AT_MOST
const YEAR_MS = 365 * 86_400_000
const NOTHING: Proof = { surveys: [], purchases: [], emailHashes: [] }

/** Reads the signed cookies. A forged one proves nothing. */
export const proofOfEmail =
  (publicUrl: string): Middleware =>
  async (ctx, next) => {
    ctx.cookies.secure = publicUrl.startsWith('https:') || ctx.secure
    ctx.state['proofs'] = cookiesOf(ctx)
    await next()
  }

export const proofOf = (ctx: Context): Proof => {
  const proofs = known(ctx)
  if (!proofs.length) return NOTHING
  const of = (kind: keyof Proof) => proofs.filter((proof) => proof.kind === kind).map(({ value }) => value)
  return { surveys: of('surveys'), purchases: of('purchases'), emailHashes: of('emailHashes') }
}

export const provesEmail = (proof: Proof, email: string): boolean =>
  proof.emailHashes.includes(emailHash(email))

export const ownSurvey = (ctx: Context, surveyId: string): void => remember(ctx, 'surveys', surveyId)

export const ownPurchase = (ctx: Context, purchaseId: string): void => remember(ctx, 'purchases', purchaseId)

export const ownEmail = (ctx: Context, email: string): void => remember(ctx, 'emailHashes', emailHash(email))

function remember(ctx: Context, kind: keyof Proof, value: string): void {
  const name = prefixIn(ctx) + hashOf(`${kind} ${value}`).slice(0, NAMED_BY_CHARACTERS)
  const latest = { name, kind, value, provenAt: Math.floor(Date.now() / 1000) }
  const others = known(ctx).filter((proof) => proof.name !== name)
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - KEPT_AT_MOST))
  for (const old of tooMany) ctx.cookies.set(old.name, null, { signed: true })
  ctx.state['proofs'] = [...others.slice(tooMany.length), latest]
  const said = [KINDS.indexOf(kind), latest.provenAt, value].join('.')
  ctx.cookies.set(name, Buffer.from(said).toString('base64url'), {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: YEAR_MS,
    overwrite: true,
  })
}

function cookiesOf(ctx: Context): ProofCookie[] {
  const prefix = prefixIn(ctx)
  const names = ctx
    .get('Cookie')
    .split(/;\s*/)
    .map((cookie) => cookie.slice(0, cookie.indexOf('=')))
    .filter((name) => name.startsWith(prefix) && !name.endsWith('.sig'))
  return [...new Set(names)]
    .slice(0, READ_AT_MOST)
    .flatMap((name) => proofIn(name, ctx.cookies.get(name, { signed: true })))
    .sort((a, b) => a.provenAt - b.provenAt)
}

function proofIn(name: string, cookie: string | undefined): ProofCookie[] {
  const [kind = '', provenAt = '', ...value] = Buffer.from(cookie ?? '', 'base64url')
    .toString()
    .split('.')
  const named = KINDS[Number(kind || Number.NaN)]
  return named ? [{ name, kind: named, value: value.join('.'), provenAt: Number(provenAt) }] : []
}

const known = (ctx: Context): readonly ProofCookie[] =>
  (ctx.state['proofs'] as readonly ProofCookie[] | undefined) ?? []

const prefixIn = (ctx: Context): string => (ctx.cookies.secure ? NAME_OVER_TLS : NAME)

const emailHash = (email: string): string => hashOf(email.trim().toLowerCase())
