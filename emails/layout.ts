/**
 * A letter before it is compiled. Any text may contain `{{slots}}`; the content of `{{?slot}}…{{/slot}}` is
 * left out if the slot has no value. Everything else is our own text and trusted.
 */
export interface Draft {
  subject: string
  preheader: string
  heading: string
  /** The slot of a paragraph of the buyer's own, which comes first. */
  lead?: string
  paragraphs: readonly string[]
  facts?: readonly { label: string; slot: string }[]
  /** The slot of a highlighted text. */
  notice?: string
  button?: { label: string; url: string }
  link?: { text: string; url: string }
  links?: { text: string; to: readonly { label: string; url: string }[] }
  closing: readonly string[]
  reason: string
  /** True for letters with an unsubscribe link; needs an `{{unsubscribeUrl}}`. */
  mayUnsubscribe?: boolean
}

/** Wraps content that is left out if the slot has no value. */
const known = (slot: string, content: string): string => `{{?${slot}}}${content}{{/${slot}}}`

export const plainText = ({
  heading,
  lead,
  paragraphs,
  facts = [],
  notice,
  button,
  link,
  links,
  closing,
  reason,
  mayUnsubscribe,
}: Draft): string =>
  [
    heading,
    '{{greeting}}',
    ...(lead ? [known(lead, `{{${lead}}}`)] : []),
    ...paragraphs,
    facts.map(({ label, slot }) => known(slot, `${label}: {{${slot}}}\n`)).join(''),
    ...(notice ? [known(notice, `IMPORTANT: {{${notice}}}`)] : []),
    ...(button ? [`${button.label}:\n{{${button.url}}}`] : []),
    ...(link ? [`${link.text}\n{{${link.url}}}`] : []),
    ...(links
      ? [[`${links.text}:`, ...links.to.map(({ label, url }) => `${label}: {{${url}}}`)].join('\n')]
      : []),
    ...closing,
    'Eightfold',
    [
      '--',
      reason,
      'Questions? Write to {{supportEmail}}',
      ...(mayUnsubscribe ? ['Unsubscribe: {{unsubscribeUrl}}'] : []),
    ].join('\n'),
  ].join('\n\n') + '\n'

const FONT = "'Sofia Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Every client reads the inline light theme; these rules add the dark one where supported. */
const STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  p { margin: 0 0 16px; }
  a { color: #15140f; }
  .long { word-break: break-all; overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > div { background-color: #131417 !important; }
    .sheet, .sheet td { background-color: #1c1e22 !important; }
    .ink div, .ink p, .ink a, .ink h1, .ink th, .ink td { color: #f4efe6 !important; }
    .soft div, .soft p, .soft a { color: #c5c6cb !important; }
    .facts th, .facts td { border-color: #3a3d44 !important; }
    .notice td { border-color: #f4efe6 !important; }
    .bar { background-color: #f4efe6 !important; }
  }
`

/** Week 5 is lower because it is the light week. */
const HEIGHTS = [17, 19, 22, 24, 13, 23, 25, 28]

const bar = (height: number) =>
  `<td valign="bottom" style="padding:0 3px 0 0;line-height:0;font-size:0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="bar" width="5" height="${height}" style="width:5px;height:${height}px;background-color:#15140f;line-height:0;font-size:0"></td></tr></table></td>`

/** The eight bars as table cells, visible in every client, even with images off. */
const eightBars = `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0"><tr>${HEIGHTS.map(bar).join('')}<td valign="bottom" style="padding:0 0 0 8px;font-size:20px;line-height:20px;font-weight:800">Eightfold</td></tr></table>`

const text = (content: string, attributes = '') =>
  `<mj-text css-class="ink" ${attributes}>${content}</mj-text>`

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')

const ownLead = ({ lead }: Draft) => (lead ? known(lead, paragraphs([`{{${lead}}}`])) : '')

const address = (slot: string) => `<a class="long" href="{{${slot}}}">{{${slot}}}</a>`

const named = ({ label, url }: { label: string; url: string }) => `<a href="{{${url}}}">${label}</a>`

export const layout = (draft: Draft): string => `
<mjml lang="en">
  <mj-head>
    <mj-title>${draft.subject}</mj-title>
    <mj-preview>${draft.preheader}</mj-preview>
    <mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
    <mj-attributes>
      <mj-all font-family="${FONT}" />
      <mj-text font-size="17px" line-height="1.5" color="#15140f" padding="0 24px" />
      <mj-section padding="0" />
    </mj-attributes>
    <mj-style>${STYLES}</mj-style>
  </mj-head>
  <mj-body background-color="#f5f1e9" css-class="paper" width="560px">
    <mj-section padding="24px 0 0">
      <mj-column css-class="ink">
        <mj-text padding="0 24px 12px">${eightBars}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="#fdfbf6" css-class="sheet" padding="32px 0 16px">
      <mj-column>
        ${text(`<h1 style="margin:0 0 20px;font-size:30px;line-height:1.1;font-weight:800;letter-spacing:-0.01em">${draft.heading}</h1>`)}
        ${text(paragraphs(['{{greeting}}']) + ownLead(draft) + paragraphs(draft.paragraphs))}
        ${draft.facts ? ifKnown('facts', facts(draft.facts)) : ''}
        ${draft.notice ? ifKnown(draft.notice, notice(draft.notice)) : ''}
        ${draft.button ? button(draft.button) : ''}
        ${draft.link ? text(`<p>${draft.link.text}<br />${address(draft.link.url)}</p>`) : ''}
        ${draft.links ? text(`<p>${draft.links.text}: ${draft.links.to.map(named).join(' · ')}</p>`) : ''}
        ${draft.closing.length ? text(paragraphs(draft.closing)) : ''}
        ${text('<p>Eightfold</p>')}
      </mj-column>
    </mj-section>
    <mj-section padding="20px 0 32px">
      <mj-column>
        <mj-text css-class="soft" font-size="15px" color="#45464b">
          <p style="margin:0 0 8px">${draft.reason}</p>
          <p style="margin:0 0 8px">Questions? Write to <a style="color:#45464b" href="mailto:{{supportEmail}}">{{supportEmail}}</a></p>
          ${draft.mayUnsubscribe ? '<p style="margin:0"><a style="color:#45464b" href="{{unsubscribeUrl}}">Unsubscribe from these mails</a></p>' : ''}
        </mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`

const button = ({ label, url }: NonNullable<Draft['button']>) => `
  <mj-button href="{{${url}}}" background-color="#ff5f1f" color="#15140f" font-size="18px" font-weight="700"
    border-radius="4px" inner-padding="15px 28px" padding="8px 24px 20px" align="left">${label}</mj-button>
  ${text(`<p>If the button does not work, copy this address into your browser:<br />${address(url)}</p>`)}`

/** MJML allows only `mj-raw` between its elements. */
const ifKnown = (slot: string, element: string) =>
  `<mj-raw>{{?${slot}}}</mj-raw>${element}<mj-raw>{{/${slot}}}</mj-raw>`

const FACT = 'padding:7px 0;border-top:1px solid #d9d3c7;text-align:left;vertical-align:top'

const fact = ({ label, slot }: NonNullable<Draft['facts']>[number]) =>
  known(
    slot,
    `<tr><th scope="row" style="${FACT};padding-right:20px;font-weight:400;white-space:nowrap">${label}</th><td style="${FACT};width:100%;font-weight:700;overflow-wrap:anywhere">{{${slot}}}</td></tr>`,
  )

const facts = (all: NonNullable<Draft['facts']>) => `
  <mj-table css-class="ink facts" font-size="17px" line-height="1.4" color="#15140f" padding="0 24px 20px">
    ${all.map(fact).join('')}
  </mj-table>`

const notice = (slot: string) => `
  <mj-text css-class="ink notice" padding="4px 24px 24px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
      <td style="border-left:4px solid #15140f;padding:4px 0 4px 16px"><strong>Important.</strong> {{${slot}}}</td>
    </tr></table>
  </mj-text>`
