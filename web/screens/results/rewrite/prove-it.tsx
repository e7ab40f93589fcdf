import useSWRMutation from 'swr/mutation'
import { mailOwnLink } from '../../../../domain/calls/rewrites.ts'
import { Button } from '../../../parts/button.tsx'
import { SupportLink } from '../../../parts/frame/support-link.tsx'
import { explanationOf, request } from '../../../requests/request.ts'

interface ProveItProps {
  programId: string
  /** Somebody says that they have opened the mailed link. */
  onOpened: () => void
}

/** Whoever has the address of a program may read it. Only the buyer gets the mailed link. */
export function ProveIt({ programId, onOpened }: ProveItProps) {
  const { data, error, trigger, isMutating } = useSWRMutation(
    ['own-link', programId],
    () => request(mailOwnLink, { params: { id: programId } }),
    { throwOnError: false },
  )
  return (
    <div className="measure mt-4 text-lg">
      <p>First we check that it is you. We mail a link to the address you paid with.</p>
      <Button
        look="plain"
        className="mt-4 w-full sm:w-auto"
        disabled={isMutating}
        onClick={() => void trigger()}
      >
        Mail me the link
      </Button>
      <p role="status" className="mt-4 empty:hidden">
        {Boolean(error) && explanationOf(error, 'We could not mail the link. Please try again.')}
        {data?.goesTo &&
          `It goes to ${data.goesTo}. Open it on this device, then come back here. Nothing there? Check your spam folder, or use the last link we sent.`}
        {data?.goesTo === null && (
          <>
            We have no address for this purchase. <SupportLink>Write to us</SupportLink>, and we rewrite it
            for you.
          </>
        )}
      </p>
      {data?.goesTo && (
        <Button look="plain" className="mt-4 w-full sm:w-auto" onClick={onOpened}>
          I have opened it
        </Button>
      )}
    </div>
  )
}
