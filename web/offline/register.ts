/** Lets the service worker store what a program's page needs, after the page itself has loaded. */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  // If a browser refuses, the page still works online.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
}
