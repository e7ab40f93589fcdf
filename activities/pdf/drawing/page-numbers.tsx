import { Text } from '@react-pdf/renderer'

/** Numbers pages as they are painted: react-pdf's own `render` would lay each out twice more. */
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

/** Receives the number of pages, once per document: its sheet, of a single page, is laid out again. */
export const PageCount = ({ numbers }: { numbers: PageNumbers }) => (
  <Text
    style={{ position: 'absolute' }}
    render={({ totalPages }) => {
      numbers.total(totalPages)
      return ''
    }}
  />
)
