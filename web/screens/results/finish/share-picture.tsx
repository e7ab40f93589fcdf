import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { drawPicture, PICTURE, type PictureFacts } from './picture.ts'

const FILE = 'eight-weeks.png'

const fileOf = async (canvas: HTMLCanvasElement): Promise<File | null> => {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return blob && new File([blob], FILE, { type: blob.type })
}

/** Hands the file to another app if the browser can, or else to the downloads. */
async function passOn(file: File): Promise<void> {
  const shared = { files: [file] }
  if ('canShare' in navigator && navigator.canShare(shared)) return navigator.share(shared)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = FILE
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A picture of what was done, drawn on this device. */
export function SharePicture({ facts }: { facts: PictureFacts }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    drawPicture(context, facts)
    // The letters may come after the page.
    void document.fonts.ready.then(() => drawPicture(context, facts))
  }, [facts])
  const share = async () => {
    setFailed(false)
    const file = canvas.current && (await fileOf(canvas.current))
    if (file) return passOn(file).catch((error: unknown) => setFailed(!isChangeOfMind(error)))
    setFailed(true)
  }
  return (
    <div>
      <canvas
        ref={canvas}
        {...PICTURE}
        role="img"
        aria-label={`Eight weeks done: ${facts.sessions} sessions, ${facts.sets} sets.`}
        className="block h-auto w-full max-w-72 border border-edge"
      />
      <Button look="plain" className="mt-4 w-full sm:w-auto" onClick={() => void share()}>
        Share the picture
      </Button>
      <p className="mt-2 text-iron">Made on this device. No weights, no name.</p>
      <p role="status" className="mt-2 text-lg empty:hidden">
        {hasFailed && 'Your browser did not let us share it. Press and hold the picture to save it.'}
      </p>
    </div>
  )
}

/** Who closes the browser's own window has not failed. */
export const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
