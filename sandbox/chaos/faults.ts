/** What can be struck. The three shops are one process and three ways to it. */
export const PARTS = [
  'gateway',
  'worker',
  'temporal',
  'postgres',
  'mail',
  'model',
  'shops',
  'gumroad',
  'shopify',
  'stripe',
] as const
export type PartName = (typeof PARTS)[number]

/** What strikes a process, and what strikes the ways to it. */
export const PROCESS_KINDS = ['killed', 'frozen'] as const
export const WAY_KINDS = ['slow', 'wrong', 'cut', 'hung', 'refused'] as const
export const KINDS = [...PROCESS_KINDS, ...WAY_KINDS] as const
export type Kind = (typeof KINDS)[number]

/** A part that is a process of its own. */
export const PROCESSES = ['gateway', 'worker', 'temporal', 'postgres', 'mail', 'model', 'shops'] as const
export type ProcessName = (typeof PROCESSES)[number]

/** A part that others connect to. */
export const WAYS = [
  'gateway',
  'temporal',
  'postgres',
  'mail',
  'model',
  'gumroad',
  'shopify',
  'stripe',
] as const
export type WayName = (typeof WAYS)[number]

/** What a purchase is waiting for when a fault strikes, as far as one can aim. */
export const AIMS = ['anything', 'generating', 'rendering', 'emailing'] as const
export type Aim = (typeof AIMS)[number]

export interface Fault {
  readonly number: number
  readonly strikes: Strikes
  /** Seconds after the first buyer came. */
  readonly atSecond: number
  readonly seconds: number
  /** It waits a little until some purchase is there. */
  readonly aim: Aim
  /** From 0 to 1: how slow, where it is cut, what wrong answer. */
  readonly dose: number
}

export type Strikes =
  | { readonly part: ProcessName; readonly kind: (typeof PROCESS_KINDS)[number] }
  | { readonly part: WayName; readonly kind: (typeof WAY_KINDS)[number] }

/** Each kind of fault that makes sense for each part. */
export const ALL_STRIKES: readonly Strikes[] = [
  ...PROCESSES.flatMap((part) => PROCESS_KINDS.map((kind) => ({ part, kind }))),
  ...WAYS.flatMap((part) => WAY_KINDS.map((kind) => ({ part, kind }))),
]

export const nameOf = ({ part, kind }: Strikes): string => `${part} ${kind}`
