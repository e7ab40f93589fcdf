import { z } from 'zod'
import { findChromium, launchChromium } from '../build/browser.ts'
import { judged } from '../testkit/screens/review-verdict.ts'
import { freePort } from '../processes/ports.ts'

// Runs Lighthouse on a running product as on a mid-range phone: npm run measure -- lighthouse [ADDRESS [PATH…]]
const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2)

/** Answers to the demo form. */
const EXAMPLE = {
  name: 'Alex',
  email: 'alex@example.com',
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Strength',
  experienceLevel: 'Novice (0-1 years)',
  programmingStyle: 'RIR',
  programmingSplit: 'Full Body',
}

const port = await freePort()
const browser = await launchChromium(await findChromium(), [`--remote-debugging-port=${port}`])
let below = 0
for (const path of paths.length ? paths : await usualPaths()) await judge(path)
await browser.close()
process.exitCode = below ? 1 : 0

/** The most visited pages, and the results of a program written for this run. */
async function usualPaths(): Promise<string[]> {
  const answer = await fetch(new URL('/api/programs/generate-direct', origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(EXAMPLE),
  })
  const { id } = z.object({ id: z.string() }).parse(await answer.json())
  return ['/', '/onboarding', '/tools/macro-calculator', `/results/${id}`]
}

async function judge(path: string) {
  const { categories, audits } = await judged(new URL(path, origin).href, port)
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  )
  const figures = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'].map(
    (id) => `${audits[id]?.title} ${audits[id]?.displayValue}`,
  )
  console.log(`${path}\n  ${scores.join(' · ')}\n  ${figures.join(' · ')}`)
  const counted = Object.values(categories).flatMap((category) =>
    category.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  for (const id of counted) {
    const audit = audits[id]
    if (audit?.score == null || audit.score >= 0.9) continue
    below++
    console.log(`  ${audit.title} (${id})`)
  }
}
