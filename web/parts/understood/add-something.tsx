import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Correction } from '../../../domain/forms/corrections.ts'
import { TextField } from '../fields/text-field.tsx'
import { CHOICE } from './questions.tsx'
import type { Choice, Offered } from './reading/choices.ts'
import type { Reader } from './reading/use-understanding.ts'

interface AddSomethingProps {
  reader: Reader
  offered: Offered
  onAdd: (correction: Correction) => void
}

/** A button that opens a field for finding things from our own lists by name. */
export function AddSomething({ reader, offered: { training, equipment }, onAdd }: AddSomethingProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const choices = useMemo(() => reader.choicesOf({ training, equipment }), [reader, training, equipment])
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
            choices={choices}
            matchIn={reader.matchIn}
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

interface FinderProps {
  label: string
  choices: readonly Choice[]
  matchIn: Reader['matchIn']
  onAdd: (correction: Correction) => void
}

/** The browser's own combobox. Below it are the possible actions for the thing that was found. */
function Finder({ label, choices, matchIn, onAdd }: FinderProps) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const found = matchIn(choices, typed)
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
  }
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
        {choices.map((each) => (
          <option key={each.label} value={each.label} />
        ))}
      </datalist>
      <div ref={actions} role="status" className="mt-3 flex flex-wrap gap-2">
        {found?.actions.map(({ says, correction }) => (
          <button key={says} type="button" className={CHOICE} onClick={() => add(correction)}>
            {says}
          </button>
        ))}
        {!found && typed.trim().length > 2 && <p>Nothing on our list has that name.</p>}
      </div>
    </>
  )
}
