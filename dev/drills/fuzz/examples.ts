import { buyAtGumroad, buyAtShopify, createBuyer, tokenIn } from '../../testkit/purchases/buyer.ts'
import type { Product } from '../../testkit/product.ts'
import { uniqueName } from '../../testkit/testing.ts'

const someone = () => `${uniqueName('buyer')}@example.com`

/** Buys in every way, so that calls find existing data. */
async function credentials({ url, storefrontUrl, mail }: Product) {
  const buyer = createBuyer(url)
  const { surveyId } = await buyer.buy(someone())
  const { body } = await buyer.call('POST', `/api/surveys/${surveyId}/generate`)
  const { key } = await buyAtGumroad(storefrontUrl, { email: someone() })
  const email = someone()
  await buyAtShopify(storefrontUrl, { email })
  const token = tokenIn(await mail.next(email, /Payment received/))
  return { surveyId: await buyer.completeSurvey(someone()), programId: String(body['id']), key, token, email }
}

type Example = Record<string, unknown>
interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; example?: unknown }[]
        requestBody?: { content: Record<string, { example?: Example }> }
      }
    >
  >
}

/** The product's API description, with examples from existing data. */
export async function withRealExamples(product: Product): Promise<string> {
  const { surveyId, programId, key, token, email } = await credentials(product)
  const described = (await (await fetch(`${product.url}/openapi.json`)).json()) as Described
  const real: Example = { surveyId, licenseKey: key, token, email }
  for (const [path, methods] of Object.entries(described.paths))
    for (const { parameters = [], requestBody } of Object.values(methods)) {
      for (const parameter of parameters)
        if (parameter.name === 'id') parameter.example = path.includes('/surveys/') ? surveyId : programId
      const example = requestBody?.content['application/json']?.example
      for (const field of Object.keys(example ?? {}))
        if (example && field in real) example[field] = real[field]
    }
  return JSON.stringify(described)
}
