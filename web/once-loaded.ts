/** Waits until everything that is seen of the page has come. */
export async function onceLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** The same, and until it stands on the screen. */
export async function onceSeen(): Promise<void> {
  await onceLoaded()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
