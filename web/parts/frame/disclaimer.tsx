/** Shown on every survey and results page. */
export const Disclaimer = () => (
  <aside
    aria-label="Medical disclaimer"
    className="measure mt-12 border-t border-rule pt-4 text-base text-iron"
  >
    <strong className="font-semibold text-soft">Medical disclaimer.</strong> This program is general fitness
    information, not medical advice. Talk to a doctor before you start if you are pregnant, have a heart
    condition, a recent injury or surgery, or any other health concern. Stop and get help if something hurts.
  </aside>
)
