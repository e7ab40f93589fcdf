import lighthouse from 'lighthouse'

/** Runs Lighthouse on a page as on a mid-range phone, in the browser with this debugging port. */
export async function judged(url: string, port: number) {
  const answer = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!answer) throw new Error(`Lighthouse returned no result for ${new URL(url).pathname}.`)
  return answer.lhr
}
