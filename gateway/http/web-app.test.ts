import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Koa from 'koa'
import { pino } from 'pino'
import { ADDRESS_AT_BUILD } from '../../domain/shop/site.ts'
import { buildWeb } from '../../dev/build/builds.ts'
import { answerErrors } from './errors.ts'
import { webApp } from './web-app.ts'

const server = createServer(
  new Koa()
    .use(answerErrors(pino({ level: 'silent' })))
    .use(
      webApp(
        { supportEmail: 'help@gym.example', checkoutOrigin: 'https://pay.example' },
        'https://gym.example/',
        ['gumroad'],
      ),
    )
    .callback(),
)
let url: string
beforeAll(async () => {
  await buildWeb()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const get = async (path: string, headers = {}) => {
  const response = await fetch(url + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the web app', () => {
  it('replaces the address and email of the build with the installation’s own', async () => {
    const home = await get('/')
    expect(home.text).toContain('<link rel="canonical" href="https://gym.example/" />')
    expect(home.text).toContain(
      '>{"supportEmail":"help@gym.example","checkoutOrigin":"https://pay.example"}</script>',
    )
    expect((await get('/faq')).text).toContain('mailto:help@gym.example')
    for (const path of ['/', '/faq', '/sitemap.xml', '/robots.txt'])
      expect((await get(path)).text).not.toContain(ADDRESS_AT_BUILD)
  })

  it('leads nobody to a closed shop', async () => {
    expect((await get('/')).text).toContain('<html data-closed="gumroad" lang="en">')
    const license = await fetch(`${url}/license`, { redirect: 'manual' })
    expect([license.status, license.headers.get('Location')]).toEqual([302, '/access'])
    expect((await fetch(`${url}/onboarding`, { redirect: 'manual' })).status).toBe(200)
  })

  it('has the browser request a program while the page’s script loads', async () => {
    expect((await get('/results/any-id')).headers.get('Link')).toBe(
      '</api/programs/any-id>; rel=preload; as=fetch; crossorigin=use-credentials',
    )
    for (const path of ['/', '/results/any%3E-id', '/results/any-id/more'])
      expect((await get(path)).headers.get('Link')).toBeNull()
  })

  it('lets a browser install a program under its own address, which no other page names', async () => {
    const page = await get('/results/any-id')
    expect(page.text).toContain('<link rel="manifest" href="/results/any-id/app.webmanifest"')
    const { headers, text } = await get('/results/any-id/app.webmanifest')
    expect(headers.get('Content-Type')).toContain('application/manifest+json')
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(JSON.parse(text)).toMatchObject({
      name: 'My 8 weeks',
      start_url: '/results/any-id',
      scope: '/results/any-id',
      display: 'standalone',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: 'any' }],
    })
    for (const path of ['/', '/faq']) expect((await get(path)).text).toContain('href="/site.webmanifest"')
    expect((await get('/results/any%3E-id/app.webmanifest')).status).toBe(404)
  })

  it.each([
    ['/', 200],
    ['/faq/', 200],
    ['/tools/rpe-calculator', 200],
    ['/survey/form', 200],
    ['/results/any-id', 200],
    ['/results/any-id/more', 404],
    ['/nowhere', 404],
    ['/assets/nothing.js', 404],
    ['/faq.html', 404],
    ['/%2e%2e/%2e%2e/package.json', 404],
  ])('answers %s with %d', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  it('sends scripts as compressed at build time, to be cached for a year', async () => {
    const script = /src="(\/assets\/.+?\.js)"/.exec((await get('/')).text)?.[1] ?? ''
    const { status, headers } = await get(script, { 'Accept-Encoding': 'br' })
    expect(status).toBe(200)
    expect(headers.get('Content-Encoding')).toBe('br')
    expect(headers.get('Cache-Control')).toBe('max-age=31536000,immutable')
  })

  it('never lets the service worker be cached, and serves no page that the build did not write', async () => {
    const { status, headers, text } = await get('/sw.js')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('Content-Type')).toMatch(/javascript/)
    const files = [...text.matchAll(/url:\s*[`"']([^`"']+)/g)].map(([, url = '']) => url)
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200])
  })
})
