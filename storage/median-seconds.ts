import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'

const LATEST = 50
/** Fewer programs give no meaningful median. */
const FEWEST = 3

const Row = z.object({ programs: z.coerce.number(), median: z.coerce.number().nullable() })

/** The median time of the latest programs in seconds, from paid and answered to delivery of the link. */
export async function medianSeconds(em: EntityManager): Promise<number | null> {
  const [row] = Row.array().parse(
    await em.execute(
      `select count(*) as programs, percentile_cont(0.5) within group (order by seconds) as median
       from (
         select extract(epoch from purchase.delivered_at - greatest(purchase.paid_at, survey.completed_at)) as seconds
         from purchase join survey on survey.id = purchase.survey_id
         where purchase.delivered_at is not null
         order by purchase.delivered_at desc
         limit ${LATEST}
       ) as latest`,
    ),
  )
  return row && row.programs >= FEWEST ? row.median : null
}
