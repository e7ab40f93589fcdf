import type { Context } from 'koa'
import { PAPER_OF, PAPERS, usualUnits, type Paper } from '../../domain/program/units.ts'

/**
 * The paper, or the phone's screen, that `?paper=` names. Default: the usual paper where the browser's first
 * language is spoken.
 */
export function paperFor(ctx: Context): Paper {
  ctx.vary('Accept-Language')
  const named = PAPERS.find((paper) => paper === ctx.query['paper'])
  return named ?? PAPER_OF[usualUnits(ctx.get('Accept-Language').split(/[,;]/)[0] ?? '')]
}
