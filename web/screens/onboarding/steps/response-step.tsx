import { Button } from '../../../parts/button.tsx'
import { Heading } from '../../../parts/heading.tsx'
import { ProgressLine } from '../../../parts/waiting/progress-line.tsx'
import { percentAt, type Option, type Question } from '../questions.ts'
import { useKeys } from './use-keys.ts'

interface ResponseStepProps {
  question: Question
  option: Option
  name: string | undefined
  onContinue: () => void
}

/** The coach's response to the chosen option. */
export function ResponseStep({ question, option, name, onContinue }: ResponseStepProps) {
  useKeys({ onEnter: onContinue })
  return (
    <>
      <ProgressLine percent={percentAt(question)} />
      <p className="flex items-center gap-4 text-lg text-soft">
        {option.responseIcon && (
          <span aria-hidden className="text-5xl">
            {option.responseIcon}
          </span>
        )}
        <span>{name ? `${name}, ${option.text}` : option.text}</span>
      </p>
      <Heading className="mt-6 max-w-[18ch]">{option.responseTitle}</Heading>
      <p className="measure mt-4 text-xl text-soft">{option.responseMessage}</p>
      <Button className="mt-8 w-full sm:w-auto sm:min-w-48" onClick={onContinue}>
        Continue
      </Button>
    </>
  )
}
