import type { Foreword } from '../../program/foreword.ts'
import type { GeneratedProgram } from '../../program/program.ts'

/** The program with its foreword. What the foreword answers is no longer told as unused. */
export function withForeword(program: GeneratedProgram, foreword: Foreword): GeneratedProgram {
  const { unread, unanswered, wishes, ...overview } = program.overview
  const used = new Set([
    ...foreword.answers.map(({ question }) => question),
    ...foreword.tools.map(({ tool }) => tool),
  ])
  const left = (all: readonly string[] = []) => all.filter((each) => !used.has(each))
  const [stillUnread, stillAsked, stillWished] = [left(unread), left(unanswered), left(wishes)]
  return {
    ...program,
    overview: {
      ...overview,
      ...(stillWished.length && { wishes: stillWished }),
      ...(stillAsked.length && { unanswered: stillAsked }),
      ...(stillUnread.length && { unread: stillUnread }),
    },
    foreword,
  }
}
