/** In the place of a part whose code does not come. */
export const NotLoaded = () => <p>This could not be loaded. Reload the page to try again.</p>

/** The same for a part that the PDF has too. */
export const NotLoadedButInPdf = () => (
  <p>This could not be loaded. The PDF has it, or reload the page to try again.</p>
)
