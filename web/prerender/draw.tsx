import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { Layout } from '../parts/frame/layout.tsx'

async function html(path: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>{content}</StaticRouter>,
    // In one piece. Several pieces would be joined by inline scripts, which our
    // content security policy forbids.
    { progressiveChunkSize: Infinity },
  )
  return text(prelude)
}

/** The page at a path, exactly as the browser finds it when it takes the page over. */
export const drawPage = (path: string) => html(path, <App />)

/** The frame of a page that the browser has to fill. */
export const drawShell = (path: string) => html(path, <Layout />)
