import type { Correction, Group } from '../../../domain/forms/corrections.ts'
import { GROUPS } from '../../texts/generated/understood.ts'
import type { Chip, Understanding } from '../../../domain/training/profile/understood/reading.ts'

/** What a group's title does not say about the things in it. Empty if it says everything. */
export function hintFor(group: Group, chips: readonly Chip[]): string {
  switch (group) {
    case 'leave-out':
      return ''
    case 'prefer':
      return 'Where it fits your days and equipment.'
    case 'careful':
      // A note says what a condition changes.
      return chips.some(({ about }) => about === 'joint')
        ? 'Exercises that are hard on a joint are left out.'
        : ''
    case 'clear':
      return `With ${whoClears(chips)}, before you start.`
    case 'use':
      // A phase, or a second place, is no list of what there is.
      return chips.some(({ about }) => about === 'implement') ? 'Nothing in the program needs more.' : ''
    case 'told':
      return chips.some(isLift) ? 'The weights in your program follow from your sets.' : ''
  }
}

/** All other numbers, and what is asked of the program, have names of their own. */
const OTHER_NUMBERS =
  /^(?:body-weight|age|height|minutes|days|event|(?:weak-point|sport|limit|less|keep|first|last)-.*)$/
const isLift = ({ what }: Chip): boolean => !OTHER_NUMBERS.test(what)

/** An age alone needs no doctor. */
function whoClears(chips: readonly Chip[]): string {
  const others = chips.filter(({ what }) => what !== 'under-16')
  if (others.length === 0) return 'a parent or guardian'
  const professional = 'a doctor or another professional'
  return others.length < chips.length ? `a parent or guardian, and ${professional}` : professional
}

/** What keeps the weeks easy until a professional has agreed. An age alone is for parents to agree to. */
export const toBeCleared = (chips: readonly Chip[]): string[] =>
  chips.filter(({ group, what }) => group === 'clear' && what !== 'under-16').map(({ label }) => label)

/** Where a lift can move instead. Null if there is no other place. */
export function turnOf({ group, about, what }: Chip): { correction: Correction; label: string } | null {
  if (about !== 'lift' && about !== 'exercise') return null
  return group === 'leave-out'
    ? { correction: { about, what, as: 'prefer' }, label: 'Ask for it instead' }
    : { correction: { about, what, as: 'leave-out' }, label: 'Leave it out instead' }
}

type Counted = Pick<Understanding, 'questions' | 'chips' | 'notes' | 'unread' | 'wishes'>

/** `What we understood: 2 to leave out, 1 to clear first.` */
export function summaryOf({ questions, chips, notes, unread, wishes }: Counted): string {
  const counts = questions.length
    ? [questions.length > 1 ? `${questions.length} questions for you` : '1 question for you']
    : []
  const counted = GROUPS.flatMap(({ group, counted }) => {
    const { length } = chips.filter((each) => each.group === group)
    return length ? [`${length} ${counted}`] : []
  })
  counts.push(...counted)
  if (notes.length) counts.push(notes.length > 1 ? `${notes.length} remarks` : '1 remark')
  if (wishes.length) counts.push(wishes.length > 1 ? `${wishes.length} wishes` : '1 wish')
  if (unread.length)
    counts.push(`${unread.length > 1 ? `${unread.length} sentences` : '1 sentence'} that we could not use`)
  return counts.length ? `What we understood: ${counts.join(', ')}.` : ''
}
