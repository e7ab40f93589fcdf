import { compile, type Letter } from './letter.ts'
import { greeting, webAddress } from './person.ts'

const fill = compile({
  subject: 'Your link to your 8-week program',
  preheader: 'It opens your program. Do not share it.',
  heading: 'Here is your link',
  paragraphs: [
    'Your email was entered on our page, in a browser that we do not recognise. So we send your link here instead of showing it there.',
  ],
  button: { label: 'Access Your Program', url: 'accessUrl' },
  links: { text: 'Your data', to: [{ label: 'see what we keep, or delete it', url: 'dataUrl' }] },
  closing: ['Was it not you? Then do nothing: only this mail holds the link, and nothing has changed.'],
  reason: 'You get this mail because the address was entered on our page.',
})

/** Sent when someone asks for a link to their purchase; only the mailbox's owner gets it. */
export const accessLink = (to: {
  name: string
  accessUrl: string
  dataUrl: string
  supportEmail: string
}): Promise<Letter> =>
  fill({
    greeting: greeting(to.name),
    accessUrl: webAddress(to.accessUrl),
    dataUrl: webAddress(to.dataUrl),
    supportEmail: to.supportEmail,
  })
