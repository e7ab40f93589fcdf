import { z } from 'zod'
import { CalendarChoice } from '../program/calendar-choice.ts'
import { PAPERS, UNITS } from '../program/units.ts'
import { DESCRIBED } from './generated/described.ts'
import { CALL_NAMES, type CallName, callOf, type CallOf } from './index.ts'

/** Without its version. An email's pattern is authoritative: what `format` allows beyond is refused. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const described = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'email') delete jsonSchema.format
    },
  })
  delete described.$schema
  return described
}

interface Content {
  readonly says: string
  readonly type?: string
  readonly schema?: object
}
interface Parameter extends Omit<Content, 'type'> {
  readonly in: 'query' | 'header'
  readonly name: string
  readonly required?: boolean
}

interface Words {
  readonly exampleBody?: unknown
  readonly exampleAnswer?: unknown
  readonly parameters?: readonly Parameter[]
  readonly body?: Content & { readonly required?: boolean }
  readonly alsoAs?: string
  readonly answers?: Readonly<Record<number, Content & { readonly headers?: object }>>
  readonly leadsTo?: { readonly path: string; readonly field: string }
}

/** Each JSON body and answer has an example. A call without a JSON answer names its content instead. */
type Described<C> = Omit<Words, 'exampleBody' | 'exampleAnswer'> &
  (C extends { body: infer Body extends z.ZodType } ? { readonly exampleBody: z.input<Body> } : unknown) &
  (C extends { answer: infer Answer extends z.ZodType }
    ? { readonly exampleAnswer: z.input<Answer> }
    : { readonly answers: object })

/** A webhook needs no words of its own. */
type NeedsWords<Name extends CallName> = CallOf<Name> extends { caller: 'shop' } ? never : Name

export type WordsOfCalls = Readonly<Partial<Record<CallName | 'webhook', Words>>> & {
  readonly [Name in CallName as NeedsWords<Name>]: Described<CallOf<Name>>
}

const TEXT: object = { type: 'string' }

const chosen = (field: keyof typeof CalendarChoice.shape, example: string): object => ({
  ...jsonSchemaOf(CalendarChoice.shape[field], 'input'),
  examples: [example],
})

/** The schemas of parameters whose values the product lists. */
const SCHEMAS: Readonly<Record<string, object>> = {
  paper: { ...TEXT, examples: [...PAPERS] },
  units: { ...TEXT, examples: [...UNITS] },
  start: chosen('start', '2026-01-05'),
  days: chosen('days', 'mon,wed,fri'),
  time: chosen('time', '18:30'),
}

const parameterOf = ({ in: place, name, says, required = false }: Parameter) => ({
  ...{ name, in: place, required, description: says },
  schema: SCHEMAS[name] ?? TEXT,
})

const contentOf = ({ type, schema = TEXT }: Omit<Content, 'says'>) =>
  type ? { content: { [type]: { schema } } } : {}

const headersOf = (headers: object) => ({
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, says]) => [name, { description: says, schema: TEXT }]),
  ),
})

/** The calls under a path that take an id, with the field of an answer that holds the id. */
const callsOf = ({ path, field }: NonNullable<Words['leadsTo']>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    CALL_NAMES.filter((name) => callOf(name).path.startsWith(`${path}/{id}`)).map((name) => [name, field]),
  )

export type DescribedCall = ReturnType<typeof describedOf>

/** The part of an API description that the call itself does not hold, as OpenAPI has it. */
export function describedOf(name: CallName) {
  const words: WordsOfCalls = DESCRIBED
  const { exampleBody, exampleAnswer, parameters, body, alsoAs, answers, leadsTo }: Words = {
    ...(callOf(name).caller === 'shop' ? words.webhook : {}),
    ...words[name],
  }
  return {
    exampleBody,
    exampleAnswer,
    parameters: parameters?.map(parameterOf) ?? [],
    body: body && { description: body.says, required: body.required ?? true, ...contentOf(body) },
    content: alsoAs ? contentOf({ type: alsoAs }).content : {},
    answers: Object.fromEntries(
      Object.entries(answers ?? {}).map(([status, { headers, ...answer }]) => [
        status,
        { description: answer.says, ...(headers ? headersOf(headers) : {}), ...contentOf(answer) },
      ]),
    ),
    leadsTo: leadsTo ? callsOf(leadsTo) : {},
  }
}
