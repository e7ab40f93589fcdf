import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { isChangeOfMind } from './share-picture.tsx'

const WORDS = 'I just finished eight weeks of strength training, written for me.'

/** The address of the shop. That of the program is a key, and stays here. */
const shop = () => `${window.location.origin}/`

/** Shares the shop, or copies its address where the browser shares nothing. */
export function TellAFriend() {
  const [result, setResult] = useState<'copied' | 'by hand' | null>(null)
  const tell = async () => {
    try {
      if (Reflect.has(navigator, 'share')) return await navigator.share({ text: WORDS, url: shop() })
      await navigator.clipboard.writeText(shop())
      setResult('copied')
    } catch (error) {
      if (!isChangeOfMind(error)) setResult('by hand')
    }
  }
  return (
    <div>
      <Button look="plain" className="w-full sm:w-auto" onClick={() => void tell()}>
        Tell a friend
      </Button>
      <p role="status" className="mt-2 text-lg empty:hidden">
        {result === 'copied' && 'Link copied. It leads to our first page, not to your program.'}
        {result === 'by hand' && (
          <>
            This is the link: <span className="font-semibold wrap-anywhere select-all">{shop()}</span>
          </>
        )}
      </p>
    </div>
  )
}
