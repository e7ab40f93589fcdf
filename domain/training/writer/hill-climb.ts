/** What is climbed: states of parts, one of which changes at a time. The lower the cost, the better. */
export interface Hill<State, Part> {
  partsOf: (state: State) => readonly Part[]
  with: (state: State, at: number, part: Part) => State
  cost: (state: State) => number
  /** The costs that another part at this place can change. */
  costAt: (state: State, at: number) => number
  /** The same with another part: exact below `enough`, otherwise any number at least as high. */
  costWith: (state: State, at: number) => (part: Part, enough: number) => number
  /** Other parts for a place by kind, small changes first. Larger ones count only while no small one helps. */
  neighbours: readonly Neighbours<State, Part>[]
  /**
   * At a state that is not good enough to stay at: changes that may cost something, for another part then saves
   * more.
   */
  detours: (state: State, at: number) => readonly Part[]
  mostSteps: number
}

export type Neighbours<State, Part> = (state: State, at: number) => readonly Part[]

/** Smaller improvements do not count. */
const MIN_GAIN = 0.01
/** Costs this close are equal, whatever the order of summation. The first one wins. */
const ROUNDING = 1e-6

/** Takes the best change of one part after another, until none helps. */
export function climb<State extends object, Part>(from: State, hill: Hill<State, Part>): State {
  /** For each kind and place, the state of its last failure. It fails again until the next step. */
  const inVain = hill.neighbours.map(() => new Map<number, State>())
  let state = from
  let steps = 0

  function moved(to: State | null): boolean {
    if (!to) return false
    state = to
    steps++
    return true
  }
  /** Every place in turn. */
  function pass(neighbours: Neighbours<State, Part>, tried: Map<number, State> | undefined): boolean {
    let helped = false
    for (const at of hill.partsOf(state).keys()) {
      if (tried?.get(at) === state) continue
      if (moved(bestAt(state, at, neighbours(state, at), hill))) helped = true
      else tried?.set(at, state)
    }
    return helped
  }

  while (steps < hill.mostSteps)
    if (!hill.neighbours.some((each, kind) => pass(each, inVain[kind])) && !moved(detour(state, hill))) break
  return state
}

/** The state with the best of some parts at a place; null if none lowers the cost. */
function bestAt<State, Part>(
  state: State,
  at: number,
  parts: readonly Part[],
  hill: Hill<State, Part>,
): State | null {
  const costWith = hill.costWith(state, at)
  let best: { part: Part } | null = null
  let least = hill.costAt(state, at) - MIN_GAIN
  for (const part of parts) {
    const cost = costWith(part, least)
    if (cost > least - ROUNDING) continue
    least = cost
    best = { part }
  }
  return best && hill.with(state, at, best.part)
}

/** The first detour that lowers the cost together with the best changes after it. */
function detour<State, Part>(state: State, hill: Hill<State, Part>): State | null {
  const enough = hill.cost(state) - MIN_GAIN
  for (const at of hill.partsOf(state).keys())
    for (const change of hill.detours(state, at)) {
      let next = hill.with(state, at, change)
      for (const other of hill.partsOf(state).keys()) {
        const parts = hill.neighbours.flatMap((neighbours) => neighbours(next, other))
        next = bestAt(next, other, parts, hill) ?? next
        if (hill.cost(next) < enough) return next
      }
    }
  return null
}
