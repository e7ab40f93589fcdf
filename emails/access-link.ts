import { compile, type Letter } from './letter.ts'
import { greeting, webAddress } from './person.ts'

const fill = await compile({
  subject: 'Your link to your 8-week program',
  preheader: 'The link you asked for. It is for you alone.',
  heading: 'Here is your link',
  paragraphs: ['Someone, most likely you, asked for the way to the program bought under this address.'],
  button: { label: 'Access Your Program', url: 'accessUrl' },
  closing: ['It was not you? Then do nothing: only this mail holds the link, and nothing has changed.'],
  reason: 'You get this mail because the address was entered on our page.',
})

/** Sent when someone asks for the way back to a purchase; only the mailbox's owner gets it. */
export const accessLink = (to: { name: string; accessUrl: string; supportEmail: string }): Letter =>
  fill({ greeting: greeting(to.name), accessUrl: webAddress(to.accessUrl), supportEmail: to.supportEmail })
