import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { collectDefaultMetrics, register, Registry } from 'prom-client'
import { parse } from 'yaml'
import '../gateway/http/shed-load.ts'
import '../purchases/handle-event.ts'
import type { Database } from '../storage/database.ts'
import '../platform/observability/activity-metrics.ts'
import '../platform/observability/metrics.ts'
import { watchConnections, watchPurchases } from '../platform/observability/purchases.ts'

/** Metrics of other software: Prometheus itself, and Temporal 1.31 (its common/metrics/metric_defs.go). */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
  up: [],
  ALERTS: ['alertname', 'alertstate'],
  service_requests: ['operation', 'service_name'],
  service_error_with_type: ['operation', 'service_name', 'error_type'],
  persistence_latency_bucket: ['operation', 'service_name', 'le'],
}
const OF_EVERY_TARGET = ['job', 'instance']

const PROMETHEUS = join(import.meta.dirname, 'prometheus')
const yaml = (file: string) => parse(readFileSync(join(PROMETHEUS, file), 'utf8'))
const dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, 'grafana', 'dashboards', 'eightfold.json'), 'utf8'),
)
interface Panel {
  id: number
  title: string
  description: string
  targets: { expr: string }[]
}
const panels: Panel[] = dashboard.panels
const shown = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
)
const alerts: [string, string][] = yaml('alerts.yml').groups.flatMap(
  ({ rules }: { rules: { alert: string; expr: string }[] }) => rules.map(({ alert, expr }) => [alert, expr]),
)

/** What a process registers when it starts; modules register the rest. */
const atStart = new Registry()
collectDefaultMetrics({ register: atStart })
const database = { fork: () => ({}), connections: () => ({}) } as unknown as Database
watchPurchases(database, atStart)
watchConnections(database, atStart)
const figures = new Map<string, readonly string[]>(Object.entries(OF_OTHERS))
for (const registered of [...register.getMetricsAsArray(), ...atStart.getMetricsAsArray()]) {
  const { name, type, labelNames } = registered as typeof registered & { labelNames: string[] }
  figures.set(name, labelNames)
  if (String(type) !== 'histogram') continue
  for (const part of ['_count', '_sum']) figures.set(name + part, labelNames)
  figures.set(`${name}_bucket`, [...labelNames, 'le'])
}

/** What a PromQL expression names: metrics, and labels with the metrics that must have them. */
function namedIn(expr: string) {
  const plain = expr.replace(/"[^"]*"/g, '').replace(/\[[^\]]*\]/g, '')
  const labels = [
    ...[...plain.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) => inside.split(',')),
    ...[...plain.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)].flatMap(([, inside = '']) =>
      inside.split(','),
    ),
  ]
    .map((label) => label.replace(/[=!~\s]/g, ''))
    .filter(Boolean)
  const names = plain
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .match(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)
  const words = ['and', 'or', 'unless', 'bool', 'offset']
  return { names: (names ?? []).filter((name) => !words.includes(name)), labels }
}

describe.each([
  ['the dashboard', shown],
  ['the alerts', alerts],
  ['the annotations', [['Alerts', dashboard.annotations.list[0].expr] as [string, string]]],
])('%s', (_, expressions) => {
  it.each(expressions)('%s: %s queries existing metrics', (_title, expr) => {
    const { names, labels } = namedIn(expr)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect([...figures.keys()]).toContain(name)
    const theirs = names.flatMap((name) => figures.get(name) ?? [])
    for (const label of labels) expect([...theirs, ...OF_EVERY_TARGET]).toContain(label)
  })
})

describe('the dashboard', () => {
  it('shows every metric of ours', () => {
    const all = shown.flatMap(([, expr]) => namedIn(expr).names)
    const missing = register
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('eightfold_') && !all.some((one) => one.startsWith(name)))
    expect(missing).toEqual([])
  })

  it('describes each panel, and numbers them', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { title, description } of panels)
      expect([title, description]).toEqual([title, expect.any(String)])
  })
})

it('scrapes the jobs that alerts and panels use', () => {
  const jobs = yaml('prometheus.yml').scrape_configs.map(({ job_name }: { job_name: string }) => job_name)
  expect(jobs).toEqual(['eightfold-gateway', 'eightfold-worker', 'eightfold-worker-sdk', 'temporal'])
  const named = [...shown, ...alerts].flatMap(([, expr]) =>
    [...expr.matchAll(/job=~?"([^"]+)"/g)].map(([, job = '']) => new RegExp(`^(?:${job})$`)),
  )
  for (const job of named) expect(jobs.some((one: string) => job.test(one))).toBe(true)
})
