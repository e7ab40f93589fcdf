import { Client, Connection } from '@temporalio/client'

/** Asks a Temporal server something over a connection of its own. */
export async function withTemporal<T>(address: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address })
  try {
    return await ask(new Client({ connection }))
  } finally {
    await connection.close()
  }
}
