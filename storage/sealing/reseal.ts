import type { EntityProperty, MikroORM } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { type DataKeys, DataUnreadable } from './data-keys.ts'
import { SealedJson, SealedType } from './sealed.ts'

const ROWS_AT_ONCE = 200

/** The result for one column: how many values were sealed again, and why some remain. */
export interface Resealed {
  what: string
  sealed: number
  unreadable: readonly string[]
}

const Row = z.object({ id: z.union([z.string(), z.number()]), value: z.string() })

/** Unsealed values, and those of former keys; each row alone and only if unchanged. Idempotent. */
export async function reseal(orm: MikroORM, keys: DataKeys): Promise<Resealed[]> {
  const outcomes: Resealed[] = []
  for (const { properties, tableName, primaryKeys } of orm.getMetadata().getAll().values())
    for (const property of Object.values<EntityProperty>(properties))
      if (property.customType instanceof SealedType) {
        const [id = ''] = primaryKeys.flatMap((name) => properties[name]?.fieldNames ?? [])
        const [column = ''] = property.fieldNames
        outcomes.push(
          await resealColumn(orm, keys, { type: property.customType, table: tableName, id, column }),
        )
      }
  return outcomes
}

interface SealedColumn {
  type: SealedType<unknown>
  table: string
  id: string
  column: string
}

async function resealColumn(
  orm: MikroORM,
  keys: DataKeys,
  { type, table, id, column }: SealedColumn,
): Promise<Resealed> {
  const isJson = type instanceof SealedJson
  const seal = isJson ? `coalesce("${column}" ->> 'sealed', '')` : `"${column}"`
  const newest = `${isJson ? '' : '{"sealed":"'}${keys.newest}%`
  const unreadable = new Set<string>()
  let sealed = 0
  let after: string | number | null = null
  for (;;) {
    const rows: z.infer<typeof Row>[] = Row.array().parse(
      await orm.em.fork().execute(
        `select "${id}" as id, "${column}"::text as value from "${table}"
         where "${column}" is not null and ${seal} not like ? ${after === null ? '' : `and "${id}" > ?`}
         order by "${id}" limit ${ROWS_AT_ONCE}`,
        after === null ? [newest] : [newest, after],
      ),
    )
    for (const row of rows) {
      const latest = anew(row.value)
      if (latest === null) continue
      const kind = isJson ? 'jsonb' : 'text'
      const { affectedRows } = await orm.em
        .fork()
        .getConnection()
        .execute<{ affectedRows: number }>(
          `update "${table}" set "${column}" = ?::${kind} where "${id}" = ? and "${column}" = ?::${kind}`,
          [latest, row.id, row.value],
          'run',
        )
      sealed += affectedRows
    }
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) break
    after = last.id
  }
  return { what: type.what, sealed, unreadable: [...unreadable] }

  function anew(value: string): string | null {
    try {
      return type.stored(type.opened(value, keys), keys)
    } catch (error) {
      if (!(error instanceof DataUnreadable)) throw error
      unreadable.add(error.message)
      return null
    }
  }
}
