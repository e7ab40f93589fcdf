import { useEffect, useState } from 'react'
import type { FreeAnswers } from '../../domain/understanding.ts'

/** Typing has paused. */
const PAUSE_MS = 400

/** Answers of whichever form; blank or missing where nothing was said. */
type Said = { [Answer in keyof FreeAnswers]?: string | undefined }

interface UnderstoodProps extends Said {
  className?: string
}

/** What we make of somebody's own words, said before it counts; it follows what is being typed. */
export function Understood({ className = '', ...said }: UnderstoodProps) {
  const sentences = useUnderstanding(said)
  return (
    <div role="status" className={sentences.length > 0 ? className : ''}>
      {sentences.length > 0 && (
        <div className="measure border-l-4 border-ink pl-4 text-lg">
          <h2 className="text-2xl">What we understood</h2>
          {sentences.map((sentence) => (
            <p key={sentence} className="mt-1 text-soft">
              {sentence}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

function useUnderstanding({ equipment, equipmentDetails, exercisesToAvoid }: Said): readonly string[] {
  const [sentences, setSentences] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const understand = async () => {
      // It brings the catalogue of exercises, which no form waits for.
      const { understandingOf } = await import('../../domain/understanding.ts')
      const said = Object.entries({ equipment, equipmentDetails, exercisesToAvoid })
      const answered = Object.fromEntries(said.filter(([, text]) => text?.trim()))
      if (isCurrent) setSentences(understandingOf(answered).sentences)
    }
    // Without its code there is nothing to say, and the form works all the same.
    const timer = window.setTimeout(() => void understand().catch(() => {}), PAUSE_MS)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [equipment, equipmentDetails, exercisesToAvoid])
  return sentences
}
