import type { Correction } from '../../domain/forms/corrections.ts'
import { TextArea } from '../parts/fields/text-area.tsx'
import { Understood } from '../parts/understood/understood.tsx'
import type { Said } from '../parts/understood/reading/use-understanding.ts'

interface CommentsFieldProps {
  answers: Said & { exercisesToAvoid: string }
  onChange: (answer: { exercisesToAvoid: string } | { corrections: Correction[] }) => void
}

/** The buyer's comments, and what we understand of them. */
export const CommentsField = ({ answers, onChange }: CommentsFieldProps) => (
  <div>
    <TextArea
      label="Additional comments"
      name="exercisesToAvoid"
      hint="Exercises to avoid, old injuries, other sports. Leave it empty if there is nothing."
      value={answers.exercisesToAvoid}
      onChange={(event) => onChange({ exercisesToAvoid: event.target.value })}
    />
    <Understood className="mt-6" answers={answers} onCorrect={(corrections) => onChange({ corrections })} />
  </div>
)
