/** Lets this site's service worker keep what a program's page needs, once the page itself has come. */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  // A browser that refuses has the page all the same, with a line.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
}
