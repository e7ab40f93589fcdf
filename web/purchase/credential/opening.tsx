/** Shown while the purchases of a credential are looked up. */
export const Opening = () => (
  <p role="status" className="text-xl text-soft">
    Opening your survey…
  </p>
)
