// Written by `npm run knowledge` from domain/program/data/glossary.yaml. Change that.
import type { Word } from '../effort-words.ts'

export const GLOSSARY = {
  "set": {"word":"Set","meaning":"A run of reps without a break."},
  "rep": {"word":"Rep","meaning":"One complete movement."},
  "range": {"word":"8-10","meaning":"Anything from 8 to 10 reps. 10/side is 10 with each arm or leg, 30 s is a hold of 30 seconds."},
  "swap": {"word":"Swap","meaning":"An exercise that does the same job, for when equipment is taken or something hurts."},
  "topSet": {"word":"Top set","meaning":"The first and heaviest set. 5+ is five reps, or more while you keep what its note leaves."},
  "amrap": {"word":"AMRAP","meaning":"As many good reps as its row leaves you: stop with the reps in hand that it names."},
  "lightWeek": {"word":"Light week","meaning":"Less work on purpose, so that the weeks after it can be harder. Also called a deload."},
} satisfies Readonly<Record<string, Word>>
