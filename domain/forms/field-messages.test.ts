import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { CALLS } from '../calls/index.ts'
import type { Call } from '../calls/call.ts'
import { fieldMessage } from './field-messages.ts'

const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: fieldMessage }).error?.issues[0]?.message

describe('a wrong field', () => {
  it.each([
    ['is missing', z.string(), undefined, 'This is required.'],
    ['is a body that is missing', z.object({}), undefined, 'Please send a JSON object here.'],
    ['is null', z.int(), null, 'This is required.'],
    ['is blank', z.string().min(1), '', 'This is required.'],
    ['is no text', z.string(), 4, 'Please send text here.'],
    ['is no number', z.number(), 'four', 'Please send a number here.'],
    ['is no whole number', z.int(), 4.5, 'Please send a whole number here.'],
    ['is no object', z.object({}), [], 'Please send a JSON object here.'],
    ['is too long', z.string().max(2000), 'x'.repeat(2001), 'This is too long: 2,000 characters at most.'],
    ['is too short', z.string().min(3), 'x', 'This is too short: 3 characters at least.'],
    ['is too much', z.number().max(5), 6, 'Please choose 5 or less.'],
    ['is too little', z.number().min(1), 0, 'Please choose 1 or more.'],
    ['is none of the options', z.literal([3, 4, 5]), 6, 'Please choose one of these: 3, 4 or 5.'],
    ['is not as it is written', z.string().regex(/^a/), 'b', 'This is not written as we expect it.'],
    ['is none of several', z.union([z.int(), z.boolean()]), 'b', 'We do not know this value.'],
    ['is unknown', z.strictObject({}), { shoeSize: 44 }, 'We do not know this field.'],
    ['is no email', z.email(), 'nobody', 'Please enter a valid email address'],
  ])('that %s is explained in our words', (_what, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })
})

const BODIES = Object.entries<Call>(CALLS).flatMap(([name, { body }]): [string, z.ZodType][] =>
  body ? [[name, body]] : [],
)
const STRANGE = [undefined, null, 0, -1, 4.5, true, '', ' ', 'x'.repeat(70_000), [], [{}], {}, { a: 1 }]
const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {})
const THE_VALIDATORS = /invalid|expected|received|unrecognized|too (big|small)/i

it.each(BODIES)("%s never answers in the validator's words", (_name, schema) => {
  const bodies = STRANGE.flatMap((value) => [value, ...fieldsOf(schema).map((field) => ({ [field]: value }))])
  const messages = bodies.flatMap(
    (body) =>
      schema.safeParse(body, { error: fieldMessage }).error?.issues.map(({ message }) => message) ?? [],
  )
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter((message) => THE_VALIDATORS.test(message))).toEqual([])
})
