import type { ByRule } from '../../../domain/reading/read-texts.ts'
import type { ModelReading } from '../../../domain/reading/statement.ts'
import { lineOf, QUOTE, type Lines } from '../../../language-model/reading-lines.ts'

/** The lines of a reading, for models that return a given one. */
export function linesOf(reading: ModelReading, rule: ByRule): Lines {
  const all = [...rule.comments, ...rule.equipment].map((each) => JSON.stringify(each))
  const heard = [...reading.comments, ...reading.equipment]
  return {
    verdicts: heard.flatMap((each) => {
      if (!('of' in each)) return []
      const number = all.indexOf(JSON.stringify(each.of)) + 1
      if (!number) return []
      return each.kind === 'wrong'
        ? [`${number} wrong${QUOTE}${each.quote}`]
        : [`${number} narrower ${lineOf(each.instead)}`]
    }),
    comments: reading.comments.flatMap((each) => ('of' in each ? [] : [lineOf(each)])),
    equipment: reading.equipment.flatMap((each) => ('of' in each ? [] : [lineOf(each)])),
  }
}
