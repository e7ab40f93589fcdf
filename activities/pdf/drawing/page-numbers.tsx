import { Text } from '@react-pdf/renderer'

/**
 * Numbers the pages in the order in which they are painted. With react-pdf's own `render`, each page would be
 * laid out twice more, which doubles the total time.
 */
export function createPageNumbers() {
  let painted = 0
  let total = 0
  return {
    /** Sets the number of pages, which is known after layout and before the first page is painted. */
    total: (pages: number) => void (total = pages),
    next: () => `Page ${++painted} of ${total}`,
  }
}
export type PageNumbers = ReturnType<typeof createPageNumbers>

/**
 * Receives the number of pages. It appears once per document, on a single-page sheet, because that sheet is
 * laid out again.
 */
export const PageCount = ({ numbers }: { numbers: PageNumbers }) => (
  <Text
    style={{ position: 'absolute' }}
    render={({ totalPages }) => {
      numbers.total(totalPages)
      return ''
    }}
  />
)
