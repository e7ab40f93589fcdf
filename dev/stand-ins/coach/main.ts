import { recordings } from './recordings/recording.ts'
import { startCoach } from './server.ts'

/** About four seconds per program: fast enough, yet slow enough to watch it being written. */
const TOKENS_PER_SECOND = 250

const pace = Number(process.env['COACH_TOKENS_PER_SECOND'] ?? TOKENS_PER_SECOND)
const coach = await startCoach({
  port: Number(process.env['PORT'] ?? 0),
  tokensPerSecond: pace,
  recordings: recordings(),
})
process.once('SIGTERM', () => void coach.stop())
process.once('SIGINT', () => void coach.stop())
console.log(coach.url)
