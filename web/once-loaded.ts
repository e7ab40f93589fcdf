/** Waits until everything visible on the page has loaded. */
export async function onceLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** The same, and until it is painted. */
export async function onceSeen(): Promise<void> {
  await onceLoaded()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
