import { Text } from '@react-pdf/renderer'

/**
 * Numbers the pages of one drawing as they are painted, in their order. A number by react-pdf's own `render` would have
 * each page laid out twice more, which takes half of all time.
 */
export function createPageNumbers() {
  let painted = 0
  let total = 0
  return {
    /** How many pages there are: known once all are laid out, before the first is painted. */
    total: (pages: number) => void (total = pages),
    next: () => `Page ${++painted} of ${total}`,
  }
}
export type PageNumbers = ReturnType<typeof createPageNumbers>

/** Hears how many pages there are; stands once in a document, on a page of one sheet, which is laid out once more for it. */
export const PageCount = ({ numbers }: { numbers: PageNumbers }) => (
  <Text
    style={{ position: 'absolute' }}
    render={({ totalPages }) => {
      numbers.total(totalPages)
      return ''
    }}
  />
)
