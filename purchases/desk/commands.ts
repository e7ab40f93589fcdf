import { writeFile } from 'node:fs/promises'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { InterventionKind } from '../../domain/shop/intervention.ts'
import { SURVEY_DAYS } from '../../domain/shop/offer.ts'
import { FeedbackEntry } from '../../storage/entities.ts'
import { exportBuyer } from '../../storage/buyer-data.ts'
import { stuckPurchases } from '../../storage/purchases.ts'
import { eraseTraces, tracesOf } from '../../storage/traces.ts'
import { amend, ask, correctEmail, reset, eraseAsBefore } from './ask.ts'
import { addressIn, findPurchases, onePurchase, overviewOf, summaryOf } from './overview.ts'
import { inWords, listed, resealedInWords, tracesInWords } from './print.ts'
import { type Asked, DeskRefusal, type DeskTools } from './tools.ts'

/** Where the desk prints, and how it asks for confirmation before irreversible actions. */
export interface DeskTerminal {
  print(text: string): void
  /** @returns whether the operator agrees; throws without an interactive terminal */
  confirm(question: string): Promise<boolean>
}

interface Wanted {
  json?: boolean
  actor: string
  reason: string
  query?: string
  yes?: boolean
}

const TRY_NEXT = 'Try the order number of the receipt, or the address that the shop has: it may be another.'
const WHICH = 'an id, an order or an email'
const PURCHASES = `WorkflowType = 'deliverProgram'`

/** Every intervention is an update of the purchase's workflow, running or ended. */
export function deskProgram(tools: DeskTools, { print, confirm }: DeskTerminal): Command {
  const em = () => tools.database.fork()
  const desk = new Command('operate')
    .description('Find purchases, see what holds them up, and fix it.')
    .showHelpAfterError()
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: print })

  const reads = (name: string, description: string) =>
    desk.command(name).description(description).option('--json', 'print JSON')
  const does = (name: string, description: string) =>
    reads(name, description)
      .requiredOption('--reason <words>', 'why; kept with the purchase')
      .addOption(actor())
  const actor = () => {
    const option = new Option('--actor <name>', 'who asks; kept with the purchase')
    return tools.operator ? option.default(tools.operator) : option.makeOptionMandatory()
  }
  const show = <Said>(said: Said, { json }: Pick<Wanted, 'json'>, words: (said: Said) => string = inWords) =>
    print(json ? JSON.stringify(said, null, 2) : words(said))

  reads('find', 'purchases by id, order or email')
    .argument('<what>', WHICH)
    .action(async (what: string, wanted: Wanted) => {
      const found = (await findPurchases(tools, em(), what)).map(summaryOf)
      if (found.length) return show(found, wanted, listed)
      const traces = await tracesOf(em(), addressIn(what))
      if (!traces) throw new DeskRefusal(`There is no purchase for ${what}, and nothing else. ${TRY_NEXT}`)
      show(traces, wanted, () => tracesInWords(what, traces))
    })

  reads('show', 'one purchase: its stage, the reason, what comes next, what you can do')
    .argument('<which>', WHICH)
    .action(async (which: string, wanted: Wanted) =>
      show(await overviewOf(tools, em(), await onePurchase(tools, em(), which)), wanted),
    )

  reads('stuck', 'purchases that wait for a decision, or are paid and answered and not delivered')
    .option('--minutes <count>', 'for how long at least', number, 15)
    .action(async (wanted: Wanted & { minutes: number }) => {
      show((await stuckPurchases(em(), wanted.minutes)).map(summaryOf), wanted, listed)
    })

  reads(
    'reseal',
    're-seal what is not yet sealed with the newest key of DATA_KEYS and SESSION_SECRET',
  ).action(async (wanted: Wanted) => {
    const outcomes = [...(await tools.database.reseal()), await tools.licenses.reseal()]
    show(outcomes, wanted, () => outcomes.map(resealedInWords).join('\n'))
  })

  reads('feedback', 'what buyers wrote on the feedback page, latest first')
    .option('--count <count>', 'how many', number, 20)
    .action(async (wanted: Wanted & { count: number }) => {
      const orderBy = { createdAt: 'desc' as const }
      const found = await em().find(FeedbackEntry, {}, { orderBy, limit: wanted.count })
      show(found, wanted, () => found.map((one) => inWords({ ...one })).join('\n\n'))
    })

  intervention('retry', 'try at once what needs attention')
  intervention('resend', 'mail the link to the program once more')
  intervention('extend', `give the buyer another ${SURVEY_DAYS} days to answer, and mail a fresh link`)
  intervention(
    'refund',
    'give the money back, close the program and tell the buyer',
    'give the money back for',
  )
  intervention(
    'erase',
    'permanently delete what is known about the buyer',
    'permanently delete what is known about the buyer of',
    (email) => eraseTraces(em(), email),
  )

  does('correct-email', 'change where mail goes, and mail what was missed')
    .argument('<which>', WHICH)
    .argument('<email>', 'the right address')
    .action(async (which: string, email: string, wanted: Wanted) => {
      const purchase = await onePurchase(tools, em(), which)
      show({ [purchase.id]: await correctEmail(tools, purchase, email, wanted) }, wanted)
    })

  does('amend', 'write the program from changed answers, and mail its link')
    .argument('<which>', WHICH)
    .requiredOption('--set <answer=value...>', 'an answer by its name in `show`; an empty value removes it')
    .action(async (which: string, wanted: Wanted & { set: string[] }) => {
      const purchase = await onePurchase(tools, em(), which)
      show({ [purchase.id]: await amend(tools, purchase, changesIn(wanted.set), wanted) }, wanted)
    })

  reads('export', 'everything stored about a buyer, as JSON')
    .argument('<what>', WHICH)
    .option('--out <file>', 'write it to this file instead of printing it')
    .action(async (what: string, { out }: { out?: string }) => {
      const found = await findPurchases(tools, em(), what)
      const email = addressIn(what)
      if (!found.length && !(await tracesOf(em(), email)))
        throw new DeskRefusal(`Nothing is stored for ${what}.`)
      const json = JSON.stringify(await exportBuyer(em(), found, email), null, 2)
      if (!out) return print(json)
      await writeFile(out, `${json}\n`, { mode: 0o600 })
      print(`Written to ${out}.`)
    })

  many('reset', 'end the run and start another, which continues from the stored rows', null, (id, asked) =>
    reset(tools, id, asked).then(() => 'done'),
  )
  reads('erase-again', 'after a restore: erase again the buyers that the backup still contains').action(
    async (wanted: Wanted) => show(await eraseAsBefore(tools), wanted),
  )
  return desk

  /** For one purchase or many. @param warning - to confirm before an irreversible action */
  function intervention(
    kind: InterventionKind,
    description: string,
    warning: string | null = null,
    ofNobody?: OfNobody,
  ) {
    many(kind, description, warning, (id, asked) => ask(tools, id, kind, asked), ofNobody)
  }

  function many(
    name: string,
    description: string,
    warning: string | null,
    act: (id: string, asked: Asked) => Promise<string>,
    ofNobody?: OfNobody,
  ) {
    does(name, description)
      .argument('[which...]', WHICH)
      .option('--query <query>', 'of the Temporal UI: every purchase that it finds')
      .option('--yes', 'do not ask first')
      .action(async (which: string[], wanted: Wanted) => {
        const nobodys = ofNobody ? await withoutPurchase(which) : []
        const purchases = which.filter((one) => !nobodys.includes(one))
        const ids = purchases.length || !nobodys.length ? await idsOf(purchases, wanted.query) : []
        const all = [...ids, ...nobodys]
        if (!wanted.yes && (warning || all.length > 1)) await agreed(`${warning ?? name} ${counted(all)}?`)
        const outcomes: Record<string, string> = {}
        for (const one of nobodys) outcomes[one] = (await ofNobody?.(addressIn(one)), 'done')
        for (const id of ids) outcomes[id] = await act(id, wanted).catch(wordsOf)
        show(outcomes, wanted)
        const failed = Object.values(outcomes).filter((outcome) => !['done', 'under-way'].includes(outcome))
        if (failed.length) throw new DeskRefusal(`${failed.length} of ${all.length} failed.`)
      })
  }

  /** Addresses under which something is stored, but no purchase. */
  async function withoutPurchase(which: readonly string[]): Promise<string[]> {
    const found: string[] = []
    for (const one of which) {
      if ((await findPurchases(tools, em(), one)).length) continue
      if (await tracesOf(em(), addressIn(one))) found.push(one)
    }
    return found
  }

  async function idsOf(which: readonly string[], query: string | undefined): Promise<string[]> {
    const named = await Promise.all(which.map(async (one) => (await onePurchase(tools, em(), one)).id))
    const ids = new Set(named)
    if (query) {
      const found = tools.client.workflow.list({ query: `${PURCHASES} AND (${query})` })
      for await (const { workflowId } of found) ids.add(workflowId)
    }
    if (!ids.size) throw new DeskRefusal('No purchase was named, and no query found one.')
    return [...ids]
  }

  async function agreed(question: string): Promise<void> {
    if (!(await confirm(question))) throw new DeskRefusal('Nothing was done.')
  }
}

/** What is done for an address under which no purchase is stored. */
type OfNobody = (email: string) => Promise<void>

const counted = (ids: readonly string[]): string =>
  ids.length === 1 ? String(ids[0]) : `${ids.length} purchases`

/** With many purchases, one failure neither stops the others nor hides what was done before it. */
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function number(said: string): number {
  const count = Number(said)
  if (!said.trim() || !Number.isSafeInteger(count) || count < 0)
    throw new InvalidArgumentError('Expected a whole number.')
  return count
}

/** Parses `name=value` pairs. A value that is valid JSON, such as 4 or {"age": 40}, is parsed as JSON. */
function changesIn(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1) throw new DeskRefusal(`${pair} does not say which answer it changes: write name=value.`)
      return [pair.slice(0, at), valueOf(pair.slice(at + 1))]
    }),
  )
}

function valueOf(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch {
    return said
  }
}
