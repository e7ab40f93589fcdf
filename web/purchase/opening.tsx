/** While it is looked at what a credential has bought. */
export const Opening = () => (
  <p role="status" className="text-xl text-soft">
    Opening your survey…
  </p>
)
