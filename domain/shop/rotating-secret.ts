/** A secret with its former values, newest first. The first one signs and seals; all are accepted. */
export type RotatingSecret = readonly [newest: string, ...former: string[]]
