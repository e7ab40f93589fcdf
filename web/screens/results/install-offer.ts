import { useEffect, useState } from 'react'
import { deviceTexts } from '../../kept-texts.ts'

/** An event of browsers that install a page when its own button asks for it. */
export interface Offer extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Offer
  }
  interface Navigator {
    /** Only on iPhones and iPads: whether the page was opened from the home screen. */
    readonly standalone?: boolean
  }
}

const SHOWN = 'eightfold.install-hint'

export const rememberHint = (): void => void deviceTexts.set(SHOWN, 'shown')

/**
 * How this browser puts a page on the home screen: by its own offer, or by its share menu. Null if it cannot, or if
 * somebody was told on an earlier visit.
 */
export function useInstallOffer(): Offer | 'share menu' | null {
  const [wasTold] = useState(() => deviceTexts.get(SHOWN) !== null)
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    if (wasTold) return
    const keep = (event: Offer) => {
      // The browser would ask at once, before anybody has trained.
      event.preventDefault()
      setOffer(event)
    }
    window.addEventListener('beforeinstallprompt', keep)
    return () => window.removeEventListener('beforeinstallprompt', keep)
  }, [wasTold])
  if (wasTold) return null
  return offer ?? (navigator.standalone === false ? 'share menu' : null)
}
