import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app.tsx'

/** The page at a path, as the browser will find it when it takes the page over. */
export async function draw(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // In one piece: pieces would be put together by inline scripts, which our content security policy forbids.
    { progressiveChunkSize: Infinity },
  )
  return text(prelude)
}
