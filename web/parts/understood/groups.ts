import type { Correction, Group } from '../../../domain/forms/corrections.ts'
import type { Chip, Understanding } from '../../../domain/training/profile/understood/understanding.ts'

interface GroupWords {
  group: Group
  title: string
  /** What the title does not say about the things in the group. Empty if it says everything. */
  hintFor?: (chips: readonly Chip[]) => string
  /** How a sentence names the group. */
  named: string
  /** The number of things in words, for people who cannot see them. */
  counted: (count: number) => string
}

/** The groups of what we understood, in display order. */
export const GROUPS: readonly GroupWords[] = [
  {
    group: 'leave-out',
    title: 'We leave out',
    named: 'what we leave out',
    counted: (count) => `${count} to leave out`,
  },
  {
    group: 'prefer',
    title: 'We prefer',
    hintFor: () => 'Where it fits your days and equipment.',
    named: 'what we prefer',
    counted: (count) => `${count} to prefer`,
  },
  {
    group: 'careful',
    title: 'Careful with',
    // A note says what a condition changes.
    hintFor: (chips) =>
      chips.some(({ about }) => about === 'joint') ? 'Exercises that are hard on a joint are left out.' : '',
    named: 'what we are careful with',
    counted: (count) => `${count} to be careful with`,
  },
  {
    group: 'clear',
    title: 'Clear first',
    hintFor: (chips) => `With ${whoClears(chips)}, before you start.`,
    named: 'what to clear first',
    counted: (count) => `${count} to clear first`,
  },
  {
    group: 'use',
    title: 'We will use',
    hintFor: () => 'Nothing in the program needs more.',
    named: 'what we will use',
    counted: (count) => `${count} to use`,
  },
  {
    group: 'told',
    title: 'Your numbers',
    hintFor: (chips) => (chips.some(isLift) ? 'The weights in your program follow from your sets.' : ''),
    named: 'your numbers',
    counted: (count) => `${count} of your numbers`,
  },
]

/** All other numbers have names of their own. */
const OTHER_NUMBERS = /^(?:body-weight|age|height|minutes|days|event|weak-point-.*)$/
const isLift = ({ what }: Chip): boolean => !OTHER_NUMBERS.test(what)

/** An age alone needs no doctor. */
function whoClears(chips: readonly Chip[]): string {
  const others = chips.filter(({ what }) => what !== 'under-16')
  if (others.length === 0) return 'a parent or guardian'
  const professional = 'a doctor or another professional'
  return others.length < chips.length ? `a parent or guardian, and ${professional}` : professional
}

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
    return length ? [counted(length)] : []
  })
  counts.push(...counted)
  if (notes.length) counts.push(notes.length > 1 ? `${notes.length} remarks` : '1 remark')
  if (wishes.length) counts.push(wishes.length > 1 ? `${wishes.length} wishes` : '1 wish')
  if (unread.length)
    counts.push(`${unread.length > 1 ? `${unread.length} sentences` : '1 sentence'} that we could not use`)
  return counts.length ? `What we understood: ${counts.join(', ')}.` : ''
}
