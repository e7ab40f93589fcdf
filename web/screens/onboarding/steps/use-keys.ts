import { useEffectEvent, useLayoutEffect } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]'
/** Elements that have their own use for Enter. */
const CONTROLS = `${FIELDS}, a, button, summary`

interface Keys {
  /** Called for a pressed digit, from 1. */
  onDigit?: (digit: number) => void
  /** Called for Enter where it has no other meaning. Null while there is no way on. */
  onEnter: (() => void) | null
}

/** Keys that act anywhere on a step, except in elements that use them. */
export function useKeys({ onDigit, onEnter }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || isModified(event)) return
    if (!isOnStep(event.target)) return
    const digit = digitOf(event)
    if (digit && onDigit && !isIn(event.target, FIELDS)) {
      event.preventDefault()
      onDigit(digit)
    }
    if (event.key === 'Enter' && onEnter && !isIn(event.target, CONTROLS)) {
      event.preventDefault()
      onEnter()
    }
  })
  // Before the step is painted: a key that is pressed on sight must not be lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isModified = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey

/** Also by position: on a French keyboard the digits need Shift. */
const digitOf = ({ key, code }: KeyboardEvent): number =>
  Number(/^[1-9]$/.exec(key) ?? /^Digit([1-9])$/.exec(code)?.[1])

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Not in the menu, a message or the consent question. The body has the focus until something takes it. */
const isOnStep = (target: EventTarget | null): boolean => target === document.body || isIn(target, 'main')
