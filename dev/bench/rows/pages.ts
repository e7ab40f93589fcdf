import { findChromium, launchChromium } from '../../build/browser.ts'
import { judged } from '../../testkit/screens/review-verdict.ts'
import { freePort } from '../../processes/ports.ts'
import { atLeast, atMost, type Row } from '../run.ts'

const JUDGEMENTS = 3
const SCREENS = ['/', '/onboarding', '/tools/macro-calculator', '/faq', '/feedback', '/access']

/** Measures a phone's work for a page, and the size of the scripts before any interaction. */
export async function pages(appUrl: string, programId: string): Promise<Row[]> {
  const results = `/results/${programId}`
  const port = await freePort()
  const browser = await launchChromium(await findChromium(), [`--remote-debugging-port=${port}`])
  try {
    const scripts = new Map<string, number>()
    for (const path of [...SCREENS, results]) {
      const page = await browser.newPage()
      await page.goto(new URL(path, appUrl).href, { waitUntil: 'networkidle' })
      scripts.set(path, (await page.evaluate(bytesOfScripts)) / 1_024)
      await page.close()
    }
    const [points, blocked]: [number[], number[]] = [[], []]
    for (let times = 0; times < JUDGEMENTS; times += 1) {
      const { categories, audits } = await judged(new URL(results, appUrl).href, port)
      points.push((categories['performance']?.score ?? NaN) * 100)
      blocked.push(audits['total-blocking-time']?.numericValue ?? NaN)
    }
    return [
      { name: 'results on a slow phone: performance', unit: 'points', values: points, goal: atLeast(98) },
      { name: 'results on a slow phone: blocked', unit: 'ms', values: blocked, goal: atMost(100) },
      { name: 'script of / before a touch', unit: 'KB', values: [scripts.get('/') ?? NaN], goal: atMost(25) },
      {
        ...{ name: 'script of the largest screen', unit: 'KB' as const },
        ...{ values: [Math.max(...scripts.values())], goal: atMost(110) },
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Runs in the page. Returns compressed sizes. */
function bytesOfScripts(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .filter(({ name }) => /\.js(\?|$)/.test(name))
    .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
}
