import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Correction } from '../../../domain/forms/corrections.ts'
import { TextField } from '../fields/text-field.tsx'
import { CHOICE } from './questions.tsx'
import type * as ChoicesModule from './reading/choices.ts'
import type { Offered } from './reading/choices.ts'

type Choices = typeof ChoicesModule

interface AddSomethingProps {
  offered: Offered
  onAdd: (correction: Correction) => void
}

/** A button that opens a field for finding things from our own lists by name. */
export function AddSomething({ offered: { training, equipment }, onAdd }: AddSomethingProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const choices = useChoices(isOpen)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="mt-4">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={CHOICE}
        onClick={() => setOpen(!isOpen)}
      >
        Add something
      </button>
      {isOpen && (
        <div
          id={id}
          className="mt-3"
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <Finder
            label={labelOf({ training, equipment })}
            offered={{ training, equipment }}
            choices={choices}
            onAdd={onAdd}
          />
        </div>
      )}
    </div>
  )
}

const labelOf = ({ training, equipment }: Offered): string =>
  training
    ? `An exercise, a joint${equipment ? ', a condition or equipment' : ' or a condition'}`
    : 'Equipment that you have'

/** The list of all that can be added, which no form waits for. Null until it is asked for and loaded. */
function useChoices(isNeeded: boolean): Choices | null {
  const [choices, setChoices] = useState<Choices | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    import('./reading/choices.ts').then(
      (loaded) => isCurrent && setChoices(loaded),
      // If the code does not load, there is nothing to add, and the form still works.
      () => {},
    )
    return () => void (isCurrent = false)
  }, [isNeeded])
  return choices
}

interface FinderProps {
  label: string
  offered: Offered
  /** Null until they are loaded. */
  choices: Choices | null
  onAdd: (correction: Correction) => void
}

/** The browser's own combobox. Below it are the possible actions for the thing that was found. */
function Finder({ label, offered: { training, equipment }, choices, onAdd }: FinderProps) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const isEntered = useRef(false)
  const all = useMemo(() => choices?.choicesOf({ training, equipment }) ?? [], [choices, training, equipment])
  const found = choices?.matchIn(all, typed)
  const add = (correction: Correction) => {
    onAdd(correction)
    setTyped('')
    field.current?.focus()
  }
  const goToDeeds = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Submits no form.
    event.preventDefault()
    actions.current?.querySelector('button')?.focus()
    isEntered.current = !choices
  }
  // Who is faster than the list gets there once it has come.
  useEffect(() => {
    if (choices && isEntered.current) actions.current?.querySelector('button')?.focus()
    isEntered.current = false
  }, [choices])
  return (
    <>
      <TextField
        ref={field}
        label={label}
        autoFocus
        autoComplete="off"
        list={list}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={goToDeeds}
      />
      <datalist id={list}>
        {all.map((each) => (
          <option key={each.label} value={each.label} />
        ))}
      </datalist>
      <div ref={actions} role="status" className="mt-3 flex flex-wrap gap-2">
        {found?.actions.map(({ says, correction }) => (
          <button key={says} type="button" className={CHOICE} onClick={() => add(correction)}>
            {says}
          </button>
        ))}
        {choices && !found && typed.trim().length > 2 && <p>Nothing on our list has that name.</p>}
      </div>
    </>
  )
}
