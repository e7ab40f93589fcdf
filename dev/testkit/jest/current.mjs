/** The globals of the test file that runs in this process. */
export const current = { globals: undefined }
