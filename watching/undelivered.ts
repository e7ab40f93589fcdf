import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../storage/database.ts'

const FIGURES = `
  select count(*) filter (where attention_reason is not null and (delivered_at is null or closed_at is not null))
           as attention,
         count(*) filter (where owed) as undelivered,
         coalesce(extract(epoch from now() - min(paid_at) filter (where owed)), 0) as oldest
  from (
    select *, paid_at is not null and survey_id is not null and delivered_at is null and closed_at is null as owed
    from purchase
    where channel <> 'demo' and erased_at is null and (delivered_at is null or attention_reason is not null)
  ) purchase`

const GAUGES = {
  undelivered: ['eightfold_undelivered_purchases', 'Paid, answered and not delivered'],
  oldest: ['eightfold_undelivered_seconds', 'Since the payment of the oldest of them'],
  attention: ['eightfold_attention_purchases', 'Purchases that wait for an operator'],
} as const

/** Prometheus gives up on all figures of a process after ten seconds, unless told otherwise. */
const ANSWER_WITHIN_MS = 2_500

/**
 * What is owed to buyers, read from PostgreSQL whenever Prometheus asks: once for all of them. While PostgreSQL does
 * not answer in time these figures are missing, and only these.
 */
export function watchUndelivered(database: Pick<Database, 'fork'>, register: Registry): void {
  let asked: Promise<object | null> | null = null
  const ask = () =>
    (asked ??= database
      .fork()
      .getConnection()
      .execute(FIGURES)
      .then(
        ([row]) => row ?? null,
        () => null,
      )
      .finally(() => (asked = null)))
  for (const [figure, [name, help]] of Object.entries(GAUGES))
    new Gauge({
      ...{ name, help, registers: [register] },
      async collect() {
        const tooLate = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, null).unref())
        const figures = await Promise.race([ask(), tooLate])
        if (figures) this.set(Number(Reflect.get(figures, figure)))
        else this.remove()
      },
    })
}
