import { z } from 'zod'
import { EXERCISES_FENCE, FACTS_FENCE } from '../../../language-model/prompt.ts'
import { CATALOGUE } from '../../../domain/exercises/catalogue.ts'
import { IMPLEMENTS } from '../../../domain/exercises/vocabulary.ts'
import { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { between, jsonWithin, type Messages } from './fences.ts'

/** A profile from which rules write for the buyer of a prompt: its facts, with only the listed exercises open. */
export function profileIn(messages: Messages): TrainingProfile | null {
  const facts = jsonWithin(FACTS_FENCE, Facts, messages)
  const listed = between(EXERCISES_FENCE, messages)
  if (!facts || listed === null) return null
  const marked = [...listed.matchAll(/(?<= )([a-z0-9-]+)([*!~/"+]*)(?=\s)/g)]
  const open = marked.flatMap(([, id = '']) => id)
  const liked = marked.flatMap(([, id = '', marks = '']) => (marks.includes('!') ? [id] : []))
  const later = marked.flatMap(([, id = '', marks = '']) => (marks.includes('+') ? [id] : []))
  const light = marked.flatMap(([, id = '', marks = '']) => (marks.includes('~') ? [id] : []))
  const { avoid, equipment } = facts
  const found = TrainingProfile.safeParse({
    ...NOTHING_KNOWN,
    ...facts,
    likes: liked,
    equipment: { implements: equipment.kind === 'commercial' ? IMPLEMENTS : [], ...equipment },
    avoid: {
      ...NOTHING_KNOWN.avoid,
      ...avoid,
      ids: CATALOGUE.flatMap(({ id }) => (open.includes(id) ? [] : [id])),
      able: open,
      light,
      ...(later.length && { later }),
    },
  })
  return found.success ? found.data : null
}

const Facts = z.looseObject({
  equipment: z.looseObject({ kind: z.string() }),
  avoid: z.looseObject({}).optional(),
})

const NOTHING_KNOWN = {
  oneWeight: [],
  onePiece: [],
  ownedWeights: {},
  avoid: { patterns: [], positions: [], injuries: [], implements: [] },
  likes: [],
  fine: [],
  conditions: [],
  weeks: {},
  redFlags: [],
  cleared: [],
  person: {},
  otherTraining: [],
  said: { goal: '', level: '', style: '', split: '', equipment: '' },
  dailyLife: {},
  understood: [],
  unread: [],
  wishes: [],
  asks: [],
  comments: '',
}
