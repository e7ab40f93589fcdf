// Written by `npm run knowledge` from domain/program/data/glossary.yaml. Change that.
import type { Word } from '../effort-words.ts'

export const GLOSSARY = {
  "set": {"word":"Set","meaning":"Reps without a break. A rep is one full movement."},
  "range": {"word":"8-10","meaning":"Anything from 8 to 10 reps. With 10/side, do 10 with each arm or leg. The s in 30 s stands for seconds."},
  "swap": {"word":"Swap","meaning":"An exercise that does the same job. Use it when equipment is taken. Find its weight first."},
  "topSet": {"word":"Top set","meaning":"The first, heaviest set. 5+ means five or more."},
  "amrap": {"word":"AMRAP","meaning":"As many reps as possible. Stop with the good reps left that the note gives."},
  "lightWeek": {"word":"Light week","meaning":"Less work on purpose, so the weeks after it can be harder. Also called a deload."},
  "easy": {"word":"Easy","meaning":"Five or more good reps left. It feels light."},
  "size": {"word":"Size","meaning":"The next weight up or down of its kind."},
  "workingWeight": {"word":"Working weight","meaning":"The weight of the sets that are printed, after the warm-up."},
  "alternate": {"word":"Alternate with","meaning":"A superset. One set of the first, rest, one set of the second, rest, and again. Start both when the first comes up."},
  "elsewhere": {"word":"Elsewhere","meaning":"What to do instead when you train at your second place."},
  "test": {"word":"Test","meaning":"One set that shows how far you have come. The note says how many good reps to leave."},
} satisfies Readonly<Record<string, Word>>
