import { useEffect, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { rememberHint, type Offer } from './install-offer.ts'

interface InstallHintProps {
  offer: Offer | 'share menu'
}

/** Says once how to put the program on the home screen. */
export function InstallHint({ offer }: InstallHintProps) {
  const [isOpen, setOpen] = useState(true)
  useEffect(rememberHint, [])
  if (!isOpen) return null
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="install" className="mt-5 border-l-8 border-edge bg-sheet p-4 print:hidden">
      <h2 id="install" className="text-2xl">
        Keep it at hand
      </h2>
      <p className="measure mt-1 text-lg">
        Put your program on your home screen. It opens like an app, and needs no signal.
      </p>
      {offer === 'share menu' ? (
        <>
          <p className="measure mt-2 text-lg">
            Tap Share, then <strong>Add to Home Screen</strong>. Open it once while you have a signal, and
            press Done there: it starts at day 1.
          </p>
          <Button look="plain" className="mt-4" onClick={close}>
            Got it
          </Button>
        </>
      ) : (
        <div className="mt-4 flex flex-wrap gap-x-4 gap-y-2">
          <Button
            look="plain"
            onClick={() => {
              void offer.prompt()
              close()
            }}
          >
            Add to home screen
          </Button>
          <Button look="quiet" onClick={close}>
            Not now
          </Button>
        </div>
      )}
    </section>
  )
}
