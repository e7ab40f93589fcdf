import Koa from 'koa'
import pg from 'pg'
import { serve } from '../../processes/listening.ts'
import { createDataKeys } from '../../../storage/sealing/data-keys.ts'

// A separate process, like the gateway: a bare Koa route and a bare HTTP server. They read the columns of
// `GET /api/programs/{id}` with one query, open the sealed ones and send the same body.

/** The gateway's pool size. */
const POOL_SIZE = 10
const COLUMNS =
  'program.id, program.name, program.email, program.generated, purchase.closed_at, purchase.closed_because, purchase.pdf_ready_at, purchase.is_test'

const [databaseUrl = '', key = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE })
const keys = createDataKeys([key])

async function answerFor(url: string): Promise<string> {
  const { rows } = await pool.query(
    `select ${COLUMNS} from program join purchase on purchase.id = program.purchase_id where program.id = $1`,
    [url.split('/').at(-1)],
  )
  const { generated, ...rest } = rows[0]
  return `${JSON.stringify(rest).slice(0, -1)},"generatedProgram":${keys.open(generated.sealed, 'program.generated')}}`
}

const koa = await serve(
  new Koa()
    .use(async (ctx) => {
      ctx.type = 'application/json'
      ctx.body = await answerFor(ctx.path)
    })
    .callback(),
)
const http = await serve((request, response) => {
  void answerFor(request.url ?? '').then((text) => {
    const body = Buffer.from(text)
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length })
    response.end(body)
  })
})
process.send?.({ koa: koa.url, http: http.url })
