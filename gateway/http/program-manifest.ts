import { z } from 'zod'
import { resultsPage } from '../../domain/shop/pages.ts'

/** Where a browser finds what it needs to install the page of a program. Matches only ids that are safe in a page. */
const ADDRESS = /^\/results\/([\w-]+)\/app\.webmanifest$/

export const manifestAddress = (programId: string): string => `${resultsPage(programId)}/app.webmanifest`

/** The program whose manifest has this address, if it is one. */
export const programOfManifest = (address: string): string | undefined => ADDRESS.exec(address)?.[1]

/**
 * The manifest of the site, for one program as an app. The address of a program is the key to it, so each has a manifest of
 * its own, which only its page names.
 */
export const programManifest = (site: string, programId: string): string =>
  JSON.stringify({
    ...z.looseObject({}).parse(JSON.parse(site)),
    name: 'My 8 weeks',
    short_name: 'My 8 weeks',
    start_url: resultsPage(programId),
    scope: resultsPage(programId),
    display: 'standalone',
  })
