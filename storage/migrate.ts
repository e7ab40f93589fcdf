import { z } from 'zod'
import { openDatabase } from './database.ts'

const { DATABASE_URL } = z.object({ DATABASE_URL: z.url() }).parse(process.env)
const database = await openDatabase(DATABASE_URL, { poolSize: 1 })
await database.migrate()
await database.close()
