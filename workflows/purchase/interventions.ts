import { ApplicationFailure, condition, setHandler } from '@temporalio/workflow'
import {
  INTERVENTIONS,
  type InterventionKind,
  type InterventionOutcome,
  INTERVENTION_REFUSALS,
} from '../../domain/shop/intervention.ts'
import { applyIntervention, settleIntervention } from '../activities.ts'
import { intervene } from '../messages.ts'

interface Intervention {
  kind: InterventionKind
  id: string
  /** Whether stored data was changed for it. */
  applied: boolean
  /** Whether it still owes the link to the program. */
  owesLink: boolean
  /** What its callers are told. Null while they wait. */
  answer: InterventionOutcome | 'under-way' | null
}

/** What an operator asked for: the kind of what is stored under the id. */
export type Asked = Pick<Intervention, 'kind' | 'id'>

const ID = /^[\w-]{1,64}$/

/**
 * What operators ask of the purchase. The handler only records it and waits; the loop of `deliverProgram`
 * applies each request and reports when it is done.
 */
export function openInterventions(purchaseId: string, owed: readonly Asked[] = []) {
  const asked: Intervention[] = owed.map(fresh)

  setHandler(
    intervene,
    async (kind, id) => {
      let one = asked.find((known) => known.id === id)
      if (!one) asked.push((one = fresh({ kind, id })))
      await condition(() => one.answer !== null)
      const { answer } = one
      if (answer === 'done' || answer === 'under-way') return answer
      if (answer === null) throw new Error('an intervention has no answer')
      throw ApplicationFailure.create({
        type: answer,
        message: INTERVENTION_REFUSALS[answer],
        nonRetryable: true,
      })
    },
    {
      description: 'Run the intervention stored under this id',
      validator: (kind, id) => {
        if (!INTERVENTIONS.includes(kind)) throw new RangeError(`not one of ${INTERVENTIONS.join(', ')}`)
        if (!ID.test(id)) throw new RangeError('not an id of an intervention')
      },
    },
  )

  const open = () => asked.filter(({ answer }) => answer === null)
  const settle = async (one: Intervention, outcome: InterventionOutcome): Promise<void> => {
    await settleIntervention(one.id, outcome)
    one.answer = outcome
  }

  return {
    hasNews: () => open().some(({ applied }) => !applied),
    /**
     * Changes stored data for the next one that is not applied, and returns it. Null if there is none or it
     * was refused.
     */
    applyNext: async () => {
      const one = open().find(({ applied }) => !applied)
      if (!one) return null
      const { refusal, mail, surveyId } = await applyIntervention(purchaseId, one.kind, one.id)
      one.applied = true
      one.owesLink = mail === 'program-ready'
      if (refusal) await settle(one, refusal)
      return refusal ? null : { one, mail, surveyId }
    },
    settle,
    /** The next one that still owes the link to the program. */
    owingLink: () => open().find(({ owesLink }) => owesLink),
    /** Settles those that the end of the purchase decided. */
    settleRest: async (outcomeOf: (kind: InterventionKind) => InterventionOutcome) => {
      for (const one of open().filter(({ applied }) => applied)) await settle(one, outcomeOf(one.kind))
    },
    /** Tells waiting callers that a fresh run continues. @returns what that run has to do */
    handOver: () => {
      const left = open()
      for (const one of left) one.answer = 'under-way'
      return left.map(({ kind, id }) => ({ kind, id }))
    },
  }
}

const fresh = ({ kind, id }: Asked): Intervention => ({
  ...{ kind, id },
  applied: false,
  owesLink: false,
  answer: null,
})
