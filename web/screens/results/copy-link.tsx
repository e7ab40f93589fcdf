import { useState } from 'react'
import { Button } from '../../parts/button.tsx'

/** The address of the page, without the fragment of the part in view. */
const address = () => window.location.origin + window.location.pathname

/** Copies the address of the page, which is the key to it. If that fails, shows it for copying by hand. */
export function CopyLink() {
  const [result, setResult] = useState<'copied' | 'by hand' | null>(null)
  const copy = async () => {
    // Without https there is no clipboard, and a browser may refuse access to it.
    const copied = await navigator.clipboard?.writeText(address()).then(
      () => true,
      () => false,
    )
    setResult(copied ? 'copied' : 'by hand')
  }
  return (
    <>
      <Button look="plain" className="grow max-sm:px-4 sm:grow-0 print:hidden" onClick={() => void copy()}>
        Copy link
      </Button>
      <p role="status" className="w-full text-lg empty:hidden print:hidden">
        {result === 'copied' && 'Link copied. Whoever has it can open this page.'}
        {result === 'by hand' && (
          <>
            Your browser does not let us copy. This is the link:{' '}
            <span className="font-semibold wrap-anywhere select-all">{address()}</span>
          </>
        )}
      </p>
    </>
  )
}
