/** The failure of a program that cannot be written: a fault of ours, which no retry heals. */
export const PROGRAM_UNSOUND = 'ProgramUnsound'
