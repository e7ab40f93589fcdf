import { GUARANTEE_DAYS } from '../../../domain/shop/offer.ts'
import { resultsPage } from '../../../domain/shop/pages.ts'
import { buttonLook } from '../../parts/button-look.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { useRewrite } from '../../purchase/use-rewrite.ts'
import { site } from '../../site.ts'

/** After a bad rating: the free rewrite, if it is still to be had, or a mail to us; and the refund. */
export function LetUsFixIt({ programId }: { programId: string | null }) {
  const { data: rewrite } = useRewrite(programId)
  const isOver = Boolean(rewrite?.until && new Date(rewrite.until) < new Date())
  const about = programId ? `Program ${programId}` : 'My program'
  return (
    <section aria-labelledby="fix" className="measure mt-8 border-l-8 border-edge bg-sheet p-5 text-lg">
      <h2 id="fix" className="text-3xl">
        Let us fix it
      </h2>
      {programId && rewrite?.state === 'open' ? (
        <>
          <p className="mt-2">Tell us what has to change, and we rewrite your program. It is free.</p>
          <ButtonLink to={`${resultsPage(programId)}#change`} className="mt-4 w-full sm:w-auto">
            Rewrite My Program
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="mt-2">Tell us what went wrong, and one of us puts it right.</p>
          <a
            className={`${buttonLook()} mt-4 w-full sm:w-auto`}
            href={`mailto:${site.supportEmail}?subject=${encodeURIComponent(`Let us fix it: ${about}`)}`}
          >
            Write to Us
          </a>
        </>
      )}
      {!isOver && (
        <p className="mt-4">
          Would you rather have your money back?{' '}
          <SupportLink subject={`Refund: ${about}`}>Ask for it</SupportLink> within {GUARANTEE_DAYS} days of
          buying. You do not need to give a reason.
        </p>
      )}
    </section>
  )
}
