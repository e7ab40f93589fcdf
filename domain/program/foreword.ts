import { z } from 'zod'

/** What is said to the buyer about a program that stands: it tells of the rows, and changes none. */
export const Foreword = z.object({
  /** Who wrote the note. */
  by: z.enum(['model', 'rules']),
  /** What they asked for, what the eight weeks do about it, what to watch. */
  note: z.string(),
  /** What they told of themselves, and what answers it: by rule, whoever wrote the note. Earlier versions have none. */
  heard: z.array(z.string()).optional(),
  /** Why a main lift is there, a sentence or two. */
  lifts: z.array(z.object({ exerciseId: z.string(), why: z.string() })),
  /** What to mind where an exercise meets a joint to spare. */
  cues: z.array(z.object({ exerciseId: z.string(), cue: z.string() })),
  /** The buyer's questions as they wrote them, each with its answer. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** What the buyer told of in words that no field says, as they wrote it, and how to use it. */
  tools: z.array(z.object({ tool: z.string(), use: z.string() })),
})
export type Foreword = z.infer<typeof Foreword>
