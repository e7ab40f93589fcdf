/** A secret that is replaced now and then, newest first: the first signs and seals, and each is accepted. */
export type RotatingSecret = readonly [newest: string, ...former: string[]]
