import { EmailField } from '../parts/fields/email-field.tsx'
import { TextField } from '../parts/fields/text-field.tsx'
import { NAME_LIMIT } from '../../domain/forms/limits.ts'

interface Person {
  name: string
  email: string
}

interface PersonFieldsProps extends Person {
  problem: string | undefined
  onChange: (answer: Partial<Person>) => void
}

/** Whose program it is, and where its link goes. */
export const PersonFields = ({ name, email, problem, onChange }: PersonFieldsProps) => (
  <>
    <TextField
      label="Name"
      name="name"
      autoComplete="name"
      autoCapitalize="words"
      required
      maxLength={NAME_LIMIT}
      value={name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <EmailField
      className="-mb-4"
      value={email}
      problem={problem}
      onChange={(typed) => onChange({ email: typed })}
    />
  </>
)
