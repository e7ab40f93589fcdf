/** Where the PDF of a program is had. */
export const pdfOf = (programId: string): string => `/api/programs/${programId}/pdf`
