import type { z } from 'zod'

const NUMBER = new Intl.NumberFormat('en-US')

/** Shared by forms and the API. */
export const EMAIL_PROBLEM = 'Please enter a valid email address'
export const FEEDBACK_PROBLEM = 'Please provide both a rating and feedback.'
export const EQUIPMENT_PROBLEM = 'Please list the equipment you have at home'

/** "Please choose your goal: A, B or C." */
export function pleaseChoose(what: string, options: readonly (string | number)[]): string {
  return `Please choose ${what}: ${either(options)}.`
}

/** For fields without a message of their own, as zod's `customError`: zod's words are never shown. */
export const fieldMessage: z.core.$ZodErrorMap = (issue) => {
  const isMissing = issue.input === undefined || issue.input === null
  // A missing body is not a field.
  if (isMissing && !(issue.code === 'invalid_type' && issue.expected === 'object')) return 'This is required.'
  switch (issue.code) {
    case 'invalid_type':
      return `Please send ${KINDS[issue.expected] ?? 'something else'} here.`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_value':
      return pleaseChoose('one of these', issue.values.map(String))
    case 'invalid_format':
      return issue.format === 'email' ? EMAIL_PROBLEM : 'This is not written as we expect it.'
    case 'unrecognized_keys':
      return 'We do not know this field.'
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'We do not know this value.'
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a JSON object',
  array: 'a list',
}

function tooSmall({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin !== 'string') return `Please choose ${NUMBER.format(minimum)} or more.`
  return minimum === 1
    ? 'This is required.'
    : `This is too short: ${NUMBER.format(minimum)} characters at least.`
}

function tooBig({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  return origin === 'string'
    ? `This is too long: ${NUMBER.format(maximum)} characters at most.`
    : `Please choose ${NUMBER.format(maximum)} or less.`
}

const either = (options: readonly (string | number)[]): string =>
  [options.slice(0, -1).join(', '), ...options.slice(-1)].filter((part) => part !== '').join(' or ')
