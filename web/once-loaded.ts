/** Waits until everything that is seen of the page has come. */
export async function onceLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}
