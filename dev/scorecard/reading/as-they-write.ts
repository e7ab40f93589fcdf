import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ProgramRequest, type TrainingAnswers } from '../../../domain/forms/program-request.ts'

const posts = z.record(z.string(), z.object({ req: z.record(z.string(), z.unknown()) }))
const invented = z.array(z.object({ id: z.string(), answers: z.record(z.string(), z.unknown()) }))
const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../people/${file}`, import.meta.url), 'utf8'))

const WHO = { name: 'Anna', email: 'anna@example.com' }

/** People as they write: real posts and invented people, by name. */
export const peopleAsTheyWrite = (): [id: string, answers: TrainingAnswers][] =>
  [
    ...Object.entries(posts.parse(read('from-posts.json'))).map(([id, { req }]) => ({ id, answers: req })),
    ...invented.parse(read('with-meaning.json')),
  ].map(({ id, answers }) => [id, ProgramRequest.parse({ ...answers, ...WHO })])
