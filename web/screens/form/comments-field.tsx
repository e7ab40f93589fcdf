import { TextArea } from '../../parts/text-area.tsx'
import { Understood } from '../../parts/understood.tsx'

interface CommentsFieldProps {
  equipment: string
  equipmentDetails: string
  value: string
  onChange: (comments: string) => void
}

/** What a buyer wants to say besides, and what we make of it. */
export const CommentsField = ({ equipment, equipmentDetails, value, onChange }: CommentsFieldProps) => (
  <div>
    <TextArea
      label="Additional comments"
      name="exercisesToAvoid"
      hint="Exercises to avoid, old injuries, other sports. Leave it empty if there is nothing."
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
    <Understood
      className="mt-4"
      equipment={equipment}
      equipmentDetails={equipmentDetails}
      exercisesToAvoid={value}
    />
  </div>
)
