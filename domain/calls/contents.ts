import { CalendarChoice } from '../program/calendar-choice.ts'
import { PAPERS } from '../program/units.ts'
import { jsonSchemaOf } from './json-schema.ts'

/** Parts of the API description other than JSON bodies: parameters and other content types. */

interface Parameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  description: string
  schema: object
}

const TEXT: object = { type: 'string' }

export const header = (
  name: string,
  description: string,
  { required = false, schema = TEXT } = {},
): Parameter => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const query = (name: string, description: string, { required = false, schema = TEXT } = {}): Parameter => ({
  name,
  in: 'query',
  required,
  description,
  schema,
})

/** A request body other than our JSON. */
export const body = (
  type: string,
  description: string,
  { schema = TEXT, required = true }: { schema?: object; required?: boolean } = {},
) => ({ description, required, content: { [type]: { schema } } })

/** An answer other than our JSON. */
export const answered = (
  description: string,
  type?: string,
  { schema = TEXT, headers }: { schema?: object; headers?: object } = {},
) => ({
  description,
  ...(headers ? { headers } : {}),
  ...(type ? { content: { [type]: { schema } } } : {}),
})

const says = (description: string) => ({ description, schema: TEXT })
const VALIDATORS = { ETag: says('The hash of these bytes.'), Vary: says('Accept-Language') }

export const OF_A_PDF = {
  parameters: [
    query(
      'paper',
      '`a4` with weights in kilograms, `letter` in pounds, or a phone’s screen: `phone-kg` or `phone-lb`. Default, also for any other value: the usual paper of the language.',
      {
        schema: { type: 'string', examples: [...PAPERS] },
      },
    ),
    header('Accept-Language', 'Chooses the default paper.'),
    header(
      'Range',
      'One range of bytes, such as `bytes=0-99`. A request for several ranges gets the whole PDF.',
    ),
    header('If-Range', 'The ETag of the PDF that the range belongs to.'),
    header('If-None-Match', 'The ETag of the caller’s copy.'),
  ],
  answers: {
    200: answered('The PDF.', 'application/pdf', {
      schema: {},
      headers: {
        ...VALIDATORS,
        'Accept-Ranges': says('bytes'),
        'Content-Disposition': says('Its file name.'),
      },
    }),
    206: answered('The requested range.', 'application/pdf', {
      schema: {},
      headers: { ...VALIDATORS, 'Content-Range': says('The bytes sent, and the total.') },
    }),
    304: answered('The caller’s copy is current.'),
    416: answered('The range begins after the end of the PDF.', undefined, {
      headers: { 'Content-Range': says('The total number of bytes.') },
    }),
  },
} as const

const UNITS_OF_WEIGHTS = [
  query('units', '`kg` or `lb`. Default, also for any other value: the usual units of the language.', {
    schema: { type: 'string', examples: ['kg', 'lb'] },
  }),
  header('Accept-Language', 'Chooses the default units.'),
]
const FILE = { 'Content-Disposition': says('Its file name.'), Vary: says('Accept-Language') }

export const OF_A_SPREADSHEET = {
  parameters: UNITS_OF_WEIGHTS,
  answers: {
    200: answered('The spreadsheet.', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
      schema: {},
      headers: FILE,
    }),
  },
} as const

const chosen = (field: keyof typeof CalendarChoice.shape, example: string): object => ({
  ...jsonSchemaOf(CalendarChoice.shape[field], 'input'),
  examples: [example],
})

export const OF_A_CALENDAR = {
  parameters: [
    ...UNITS_OF_WEIGHTS,
    query('start', 'The first possible training day. Default: next Monday.', {
      schema: chosen('start', '2026-01-05'),
    }),
    query(
      'days',
      'As many weekdays as the week has sessions, in any order. Default: days with rest days between them.',
      { schema: chosen('days', 'mon,wed,fri') },
    ),
    query('time', 'The local time at which sessions begin. Default: all-day events.', {
      schema: chosen('time', '18:30'),
    }),
  ],
  answers: { 200: answered('The calendar.', 'text/calendar', { headers: FILE }) },
} as const

export const OF_A_TEXT = {
  parameters: UNITS_OF_WEIGHTS,
  answers: { 200: answered('The text.', 'text/plain', { headers: FILE }) },
} as const

/** Server-sent events, for callers that prefer them to JSON. The stream ends when nothing more happens. */
export const AS_EVENTS = {
  parameters: [
    header(
      'Accept',
      '`text/event-stream` requests events named `progress`, each with this JSON as its data.',
    ),
  ],
  content: { 'text/event-stream': { schema: TEXT } },
} as const

export const A_PAGE = { 200: answered('A page.', 'text/html') }

export const RECEIVED = {
  200: answered('Received.', 'application/json', {
    schema: { type: 'object', properties: { received: { const: true } }, required: ['received'] },
  }),
}
export const LETTER = [query('token', 'The signed token of the link in an email.', { required: true })]
export const OWN_LINK = [query('token', 'The token of the access link in an email.', { required: true })]
export const READY = {
  type: 'object',
  properties: { ready: { type: 'boolean' }, postgres: { type: 'boolean' }, temporal: { type: 'boolean' } },
  required: ['ready', 'postgres', 'temporal'],
}
