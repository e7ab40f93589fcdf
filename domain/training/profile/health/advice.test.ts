import { expect, it } from '@jest/globals'
import { FOR_OLDER_ADULTS, HEALTH_ADVICE } from './generated/advice.ts'

const linesOf = (condition: keyof typeof HEALTH_ADVICE) => HEALTH_ADVICE[condition]?.lines?.join(' ') ?? ''

// ADA 2016: not below 90 mg/dL, and ketones above 250. A mmol/L of glucose is 18 mg/dL.
it('has glucose limits that agree in both units', () => {
  const told = [...linesOf('diabetes-insulin').matchAll(/(\d+) mg\/dL \(([\d.]+) mmol\/L\)/g)]
  expect(told.map(([, mg]) => Number(mg))).toEqual([90, 250])
  for (const [, mg, mmol] of told) expect(Number(mmol)).toBeCloseTo(Number(mg) / 18, 1)
})

it('has the limits of its sources', () => {
  // AHA 2007.
  expect(linesOf('high-blood-pressure')).toContain('180/110')
  // Goom, Donnelly and Brockwell 2019.
  expect(HEALTH_ADVICE.postpartum?.aerobic).toContain('12 weeks after the birth')
  // WHO 2020: 150 to 300 minutes a week, and balance on three days from 65 on.
  expect(FOR_OLDER_ADULTS).toMatch(/150 to 300 minutes a week.*3 days or more/)
  // Institute of Medicine 2005: 1.1 g of protein in a pregnancy.
  expect(HEALTH_ADVICE.pregnancy?.proteinPerKg).toBe(1.1)
  // NICE NG123 and NG210: eight times, three times a day.
  expect(linesOf('prolapse')).toContain('8 times, 3 times a day')
})

it('advises no more activity to people whom it would harm', () => {
  for (const condition of ['chronic-fatigue', 'concussion', 'chest-pain', 'aneurysm'] as const)
    expect(HEALTH_ADVICE[condition]?.aerobic).toBeNull()
})

it('names no protein amount for bad kidneys, and no amounts at all after an eating disorder', () => {
  for (const condition of ['kidney-disease', 'eating-disorder'] as const)
    expect(HEALTH_ADVICE[condition]?.eating).not.toMatch(/\d/)
})

it('completes the sentence on what to do beside lifting', () => {
  for (const { aerobic } of Object.values(HEALTH_ADVICE)) if (aerobic) expect(aerobic).toMatch(/^[a-z].*\.$/)
})
