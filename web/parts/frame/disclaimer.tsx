import { DISCLAIMER } from '../../../domain/program/disclaimer.ts'

/** Shown on every survey and results page. One line that opens where a page is about one question. */
export const Disclaimer = ({ isFolded = false }: { isFolded?: boolean }) => (
  <aside
    aria-label="Medical disclaimer"
    className="measure mt-12 border-t border-rule pt-4 text-base text-iron"
  >
    {isFolded ? (
      <details>
        <summary className="py-2 font-semibold text-soft">Medical disclaimer: not medical advice</summary>
        <p>{DISCLAIMER}</p>
      </details>
    ) : (
      <>
        <strong className="font-semibold text-soft">Medical disclaimer.</strong> {DISCLAIMER}
      </>
    )}
  </aside>
)
