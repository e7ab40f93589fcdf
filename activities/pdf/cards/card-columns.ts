import { stacked, type Block } from '../drawing/blocks.tsx'

/** What stands on a card beneath the name of a day. */
interface Item {
  block: Block
  /** Whether the next one has to stand below it. */
  isJoined: boolean
}

export interface DayItems {
  head: (isContinued: boolean) => Block
  items: readonly Item[]
}

type TwoColumns = readonly [Block, Block]

/** The days in two columns, as even as possible. Null if one would be higher than `room`. */
export function inTwoColumns(
  days: readonly DayItems[],
  room: number,
  mayBreakDays: boolean,
): TwoColumns | null {
  const tried = days.flatMap((day, index) => {
    const [before, after] = [days.slice(0, index).map(wholeDay), days.slice(index + 1).map(wholeDay)]
    const between: TwoColumns = [stacked(before), stacked([wholeDay(day), ...after])]
    return [between, ...(mayBreakDays ? breaksIn(day, before, after) : [])]
  })
  const [best] = tried.sort((one, other) => heightOf(one) - heightOf(other))
  return best && heightOf(best) <= room ? best : null
}

const heightOf = (columns: TwoColumns): number => Math.max(...columns.map(({ height }) => height))

const breaksIn = (day: DayItems, before: readonly Block[], after: readonly Block[]): TwoColumns[] =>
  day.items
    .slice(0, -1)
    .flatMap(({ isJoined }, index): TwoColumns[] =>
      isJoined
        ? []
        : [
            [
              stacked([...before, dayBlock(day, 0, index + 1)]),
              stacked([dayBlock(day, index + 1, day.items.length), ...after]),
            ],
          ],
    )

export const wholeDay = (day: DayItems): Block => dayBlock(day, 0, day.items.length)

const dayBlock = ({ head, items }: DayItems, from: number, to: number): Block =>
  stacked([head(from > 0), ...items.slice(from, to).map(({ block }) => block)])
