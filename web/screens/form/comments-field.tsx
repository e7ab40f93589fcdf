import type { Correction } from '../../../domain/forms/corrections.ts'
import { TextArea } from '../../parts/text-area.tsx'
import { Understood } from '../../parts/understood/understood.tsx'

interface CommentsFieldProps {
  equipment: string
  equipmentDetails: string
  value: string
  corrections: Correction[]
  onChange: (answer: { exercisesToAvoid: string } | { corrections: Correction[] }) => void
}

/** What a buyer wants to say besides, and what we make of it. */
export const CommentsField = ({
  equipment,
  equipmentDetails,
  value,
  corrections,
  onChange,
}: CommentsFieldProps) => (
  <div>
    <TextArea
      label="Additional comments"
      name="exercisesToAvoid"
      hint="Exercises to avoid, old injuries, other sports. Leave it empty if there is nothing."
      value={value}
      onChange={(event) => onChange({ exercisesToAvoid: event.target.value })}
    />
    <Understood
      className="mt-4"
      answers={{ equipment, equipmentDetails, exercisesToAvoid: value, corrections }}
      onCorrect={(corrected) => onChange({ corrections: corrected })}
    />
  </div>
)
