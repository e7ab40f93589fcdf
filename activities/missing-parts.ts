import type { Client, Connection } from '@temporalio/client'
import type { Database } from '../storage/database.ts'
import { SEARCH_ATTRIBUTE_NAMES } from '../workflows/messages.ts'

const ANSWER_WITHIN_MS = 2_500

/** What the worker lacks. Without Temporal's search attributes, every purchase would get stuck. */
export async function missingParts(
  database: Pick<Database, 'ping'>,
  { connection, options: { namespace } }: Client,
): Promise<string[]> {
  const [postgres, attributes] = await Promise.all([
    database.ping().then(
      () => [],
      () => ['PostgreSQL does not answer'],
    ),
    connection
      .withDeadline(Date.now() + ANSWER_WITHIN_MS, () =>
        (connection as Connection).operatorService.listSearchAttributes({ namespace }),
      )
      .then(
        ({ customAttributes, systemAttributes }) =>
          SEARCH_ATTRIBUTE_NAMES.filter((name) => !customAttributes?.[name] && !systemAttributes?.[name]).map(
            (name) => `the namespace ${namespace} lacks the search attribute ${name}`,
          ),
        () => ['Temporal does not answer'],
      ),
  ])
  return [...postgres, ...attributes]
}
