import type { Workbook, Worksheet } from 'exceljs'
import { noticeInOne } from '../../../domain/program/notice.ts'
import { liftRules, ruleWordsOf } from '../../../domain/program/progression-rules.ts'
import { NAMELESS } from '../../../domain/shop/person.ts'
import { programIn, type ShownProgram } from '../../../domain/program/program-in.ts'
import type { ExportInput } from '../rows.ts'
import { HOW_TO } from './layout.ts'
import { AROUND, BODY, BOLD, heightOf, LINK, PAD_FILL, TITLE, UNDER, readable, write } from './looks.ts'
import { SETTING_NAMES, USUAL, type Settings } from './settings.ts'

const WIDTH = 46

const STEPS = [
  'Each week has its own sheet. Do its days in order. The exercise stays in sight while you scroll.',
  'Type your weight and the reps of each set into the yellow cells. Lifted the load shown? Leave the weight empty.',
  'Under “How it was”, choose Hit, Too easy or Missed. Left empty, a set below its reps counts as missed, all else as hit.',
  'Next week’s load follows from that, by the rule of the lift below. No load yet? The first weight you type is the start.',
  'A light week changes nothing: later weeks go on from the week before it.',
  'Cannot load exactly that? Round it, type what you lifted, and the sheet goes on from there.',
] as const

/** The line of the first setting: below the title, the link, the notice, the steps and a heading. */
export const settingsBeginAt = ({ program }: ExportInput): number =>
  5 + (noticeInOne(program.overview) ? 1 : 0) + STEPS.length

export function drawHowTo(workbook: Workbook, input: ExportInput, settings: Settings): void {
  const { program, units, resultsUrl } = input
  const sheet = workbook.addWorksheet(HOW_TO, {
    pageSetup: { fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  })
  sheet.getColumn(1).width = WIDTH
  sheet.getColumn(2).width = 8
  const say = writerOf(sheet)
  say(titleOf(input), TITLE)
  sheet.getCell(2, 1).value = { text: 'Your program on its page', hyperlink: readable(resultsUrl) }
  sheet.getCell(2, 1).font = LINK
  const notice = noticeInOne(program.overview)
  if (notice) say(notice, BOLD)
  say('How to use it', BOLD)
  for (const [index, step] of STEPS.entries()) say(`${index + 1}. ${step}`)
  say(settings.shown.length ? `Your own steps, in ${units}: change them if your gym’s differ` : '', BOLD)
  for (const setting of settings.shown) {
    const line = say(SETTING_NAMES[setting])
    const pad = sheet.getCell(line, 2)
    pad.value = USUAL[units][setting]
    Object.assign(pad, { font: BOLD, fill: PAD_FILL, border: AROUND, alignment: { horizontal: 'center' } })
  }
  const told = programIn(program, units)
  drawRules(say, told)
  drawGuidelines(say, told)
}

type Say = (text: string, font?: typeof BODY) => number

function writerOf(sheet: Worksheet): Say {
  return (text, font = BODY) => {
    const cell = sheet.getCell((sheet.lastRow?.number ?? 0) + 1, 1)
    write(cell, text)
    Object.assign(cell, { font, border: UNDER, alignment: { wrapText: true, vertical: 'middle' } })
    sheet.getRow(cell.fullAddress.row).height = heightOf(text, WIDTH, font.size)
    return cell.fullAddress.row
  }
}

const titleOf = ({ name, isTest }: ExportInput): string =>
  `${name && name !== NAMELESS ? `${name}: eight weeks` : 'Your eight weeks'}${isTest ? ' (test purchase)' : ''}`

function drawRules(say: Say, program: ShownProgram): void {
  const rules = liftRules(program)
  if (!rules.length) return
  say('Lift by lift', BOLD)
  say(ruleWordsOf(program))
  for (const { rule, lifts } of rules) {
    say(lifts.map(({ name }) => name).join(', '), BOLD)
    say(rule)
  }
}

function drawGuidelines(say: Say, { guidelines, afterWeek8, plans = [] }: ShownProgram): void {
  const parts: (readonly [name: string, texts: readonly string[]])[] = [
    ...plans.map(({ title, lines }) => [title, lines] as const),
    ['Progression', guidelines.progression],
    ['Effort', guidelines.rpe],
    ['Recovery', guidelines.recovery],
    ['Nutrition', guidelines.nutrition],
    ['After week 8', afterWeek8?.steps ?? []],
  ]
  for (const [name, texts] of parts) {
    if (texts.length) say(name, BOLD)
    for (const text of texts) say(text)
  }
}
