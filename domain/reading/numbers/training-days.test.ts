import { describe, expect, it } from '@jest/globals'
import { readByRule } from '../read-by-rule.ts'
import { inYear } from '../../../dev/testkit/today.ts'

const heard = (text: string) =>
  readByRule(text, 'comments', inYear(2026))
    .flatMap((each) => (each.kind === 'days' ? [`${each.as} ${each.days.join()}`] : []))
    .join(' | ')

describe('days to train on', () => {
  it.each([
    ['I can only train Tuesday and Saturday', 'only tue,sat'],
    ["I'm only free on Mondays and Thursdays, bad knee", 'only mon,thu'],
    ['only Tue/Thu please', 'only tue,thu'],
    ['Knees are fine. Tuesdays and Fridays only', 'only tue,fri'],
    ['I only have Mon, Wed and Fri', 'only mon,wed,fri'],
    ['The only days I can train are Saturday and Sunday', 'only sat,sun'],
    ['I can only make it to the gym on weekends', 'only sat,sun'],
    ['my training days are Monday, Wednesday, Friday', 'only mon,wed,fri'],
    ['I can only lift Monday to Thursday', 'only mon,tue,wed,thu'],
    ['I train on Tuesdays and Saturdays', 'only tue,sat'],
    ['ich kann nur dienstags und samstags trainieren', 'only tue,sat'],
    ['solo puedo entrenar los martes y sábados', 'only tue,sat'],
    ["I can't train on Wednesdays", 'never wed'],
    ['no time on Mondays', 'never mon'],
    ['any day but Sunday', 'never sun'],
    ["Fridays I can't", 'never fri'],
    ['Sunday is my rest day', 'never sun'],
    ["I'm exhausted on Thursdays", 'never thu'],
    ['The gym is closed on Sundays', 'never sun'],
    ['mittwochs kann ich nicht', 'never wed'],
    ['my legs are dead on Wednesdays', 'no-legs wed'],
    ['On Wednesdays my legs are always sore', 'no-legs wed'],
    ['no legs on Fridays please', 'no-legs fri'],
    ['Weightlifting club is Mon/Wed/Fri so your stuff would have to go Tue/Sat', 'only tue,sat'],
    ['Max 40 minutes. Nothing on Wednesdays (choir)', 'never wed'],
    ['match saturday, so go easy on legs friday', 'no-legs fri'],
    ["I can't train on Mondays, and my legs are fried on Fridays", 'never mon | no-legs fri'],
  ])('%s', (text, days) => {
    expect(heard(text)).toBe(days)
  })

  it.each([
    'I play football on Tuesdays',
    'football training has to be on Mondays',
    'go easy on Fridays',
    'I run only on Sundays',
    'I only climb on Thursdays',
    'no squats on Monday, I play hockey sunday night',
    "can't run on Mondays",
    'my legs are dead, I sat all day',
    'seulement mon genou me fait mal',
    'I hurt my back on Monday',
    'on Sundays I cook',
    'My legs are tired from work. Football on Tuesday',
    'rows and squats on Monday are fine',
  ])('are only mentioned in: %s', (text) => {
    expect(heard(text)).toBe('')
  })
})
