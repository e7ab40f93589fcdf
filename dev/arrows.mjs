import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const { arrows: ARROWS, rooms: ROOMS } = parse(
  readFileSync(new URL('arrows.yaml', import.meta.url), 'utf8'),
)
