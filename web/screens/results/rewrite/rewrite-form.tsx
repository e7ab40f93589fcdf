import { type FormEvent, useState } from 'react'
import useSWRMutation from 'swr/mutation'
import { rewriteProgram } from '../../../../domain/calls/rewrites.ts'
import { Changes, EQUIPMENT_KINDS } from '../../../../domain/forms/changes.ts'
import { EQUIPMENT_PROBLEM } from '../../../../domain/forms/field-messages.ts'
import { EQUIPMENT_WORDS } from '../../../../domain/forms/options.ts'
import { SESSION_MINUTES, TRAINING_DAYS } from '../../../../domain/forms/program-request.ts'
import type { Rewrite } from '../../../../domain/shop/rewrite.ts'
import { Button } from '../../../parts/button.tsx'
import { CheckedForm, type Problems } from '../../../parts/fields/checked-form.tsx'
import { ChoiceGroup } from '../../../parts/fields/choice-group.tsx'
import { TextArea } from '../../../parts/fields/text-area.tsx'
import { Understood } from '../../../parts/understood/understood.tsx'
import { explanationOf, request } from '../../../requests/request.ts'

interface RewriteFormProps {
  programId: string
  /** As they are now. */
  answers: Changes
  onSent: (rewrite: Rewrite) => void
}

const EQUIPMENT = Object.entries(EQUIPMENT_WORDS)

/** The answers that may change, as they are now. */
export function RewriteForm({ programId, answers, onSent }: RewriteFormProps) {
  const [changed, setChanged] = useState(answers)
  const [problems, setProblems] = useState<Problems>({})
  const { error, trigger, isMutating } = useSWRMutation(
    ['rewrite', programId, 'ask'],
    (_key, { arg }: { arg: Changes }) => request(rewriteProgram, { params: { id: programId }, body: arg }),
    { onSuccess: onSent, throwOnError: false },
  )
  const change = (part: Partial<Changes>) => {
    setChanged((last) => ({ ...last, ...part }))
    setProblems({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMutating) return
    const { success, data } = Changes.safeParse(changed)
    // Only a home gym that is not described can be wrong.
    setProblems(success ? {} : { equipmentDetails: EQUIPMENT_PROBLEM })
    if (success) void trigger(data)
  }
  return (
    <CheckedForm problems={problems} onSubmit={submit} className="mt-6">
      <fieldset role="presentation" disabled={isMutating} className="grid gap-8">
        <ChoiceGroup
          legend="Training days per week"
          isShort
          options={TRAINING_DAYS.map(String)}
          value={String(changed.trainingDays)}
          onChoose={(said) => change({ trainingDays: oneOf(TRAINING_DAYS, said, changed.trainingDays) })}
        />
        <ChoiceGroup
          legend="Session length in minutes"
          isShort
          options={SESSION_MINUTES.map(String)}
          value={String(changed.sessionLength)}
          onChoose={(said) => change({ sessionLength: oneOf(SESSION_MINUTES, said, changed.sessionLength) })}
        />
        <ChoiceGroup
          legend="Equipment"
          options={EQUIPMENT.map(([shown]) => shown)}
          value={EQUIPMENT.find(([, kind]) => kind === changed.equipment)?.[0] ?? ''}
          onChoose={(shown) => change({ equipment: kindOf(shown) })}
        />
        {changed.equipment === 'home' && (
          <TextArea
            label="Your equipment"
            name="equipmentDetails"
            hint="List whatever you can load, pull on or lie on. Rough weights help."
            required
            value={changed.equipmentDetails}
            problem={problems['equipmentDetails']}
            onChange={({ target }) => change({ equipmentDetails: target.value })}
          />
        )}
        <div>
          <TextArea
            label="Additional comments"
            name="exercisesToAvoid"
            hint="What hurts, what to leave out, other sports. A doctor cleared you? Say here for what."
            value={changed.exercisesToAvoid}
            onChange={({ target }) => change({ exercisesToAvoid: target.value })}
          />
          <Understood
            className="mt-6"
            answers={changed}
            onCorrect={(corrections) => change({ corrections })}
          />
        </div>
        <div>
          <p className="measure mb-4 text-lg">
            You can do this once. Your current program stays here until the new one is ready. Then the new one
            takes its place, here and as a PDF.
          </p>
          <Button type="submit" className="w-full sm:w-auto">
            {isMutating ? 'Sending...' : 'Rewrite My Program'}
          </Button>
          <p role="status" className="mt-4 text-lg empty:hidden">
            {Boolean(error) && explanationOf(error, 'We could not send this. Please try again.')}
          </p>
        </div>
      </fieldset>
    </CheckedForm>
  )
}

const oneOf = <Option extends number>(options: readonly Option[], said: string, last: Option): Option =>
  options.find((option) => String(option) === said) ?? last

const kindOf = (shown: string): Changes['equipment'] =>
  EQUIPMENT_KINDS.find((kind) => kind === EQUIPMENT_WORDS[shown]) ?? 'commercial'
