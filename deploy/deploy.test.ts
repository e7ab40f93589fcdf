import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { parseAllDocuments } from 'yaml'
import { SAID_BY_FILES, VARIABLES } from '../config.ts'
import { createGatewayServer } from '../gateway/http/server.ts'
import { type ComposeService, composeFile } from '../dev/testkit/compose-file.ts'
import { MALLOC_ARENA_MAX, NODE_OPTIONS } from '../dev/start/our-processes.ts'
import { PROGRAMS } from '../dev/processes/programs.ts'

const KUBERNETES = join('deploy', 'kubernetes')
const OUR_IMAGE = 'eightfold'
/** The uid of the image's `node` user. */
const US = 1000
/** docker-compose.yml has a Temporal of its own. The manifests leave the key to users of Temporal Cloud. */
const NEEDS_NO_FILE = ['TEMPORAL_API_KEY']
const READ_BY_START_ALONE = ['TEMPORAL_CLI_PATH', 'TEMPORAL_TEST_SERVER_PATH', 'CHROMIUM_PATH']

const text = (file: string) => readFileSync(file, 'utf8')
const variablesIn = (file: string, line: RegExp) =>
  [...text(file).matchAll(line)].map(([, name = '']) => name)
const known = new Set([...VARIABLES, ...SAID_BY_FILES.map((name) => `${name}_FILE`)])
const SECRET_FILES = SAID_BY_FILES.filter((name) => !NEEDS_NO_FILE.includes(name)).map((name) =>
  name.toLowerCase(),
)
const programOf = (command: readonly string[] = []) => {
  const [, program = ''] = /^node dist\/server\/(.+)\.js$/.exec(command.join(' ')) ?? []
  return program
}
const secondsOf = (duration: unknown) => Number(/^(\d+)s$/.exec(String(duration))?.[1])

let compose: Awaited<ReturnType<typeof composeFile>>
beforeAll(async () => {
  compose = await composeFile()
})
const servicesWhere = (holds: (service: ComposeService) => boolean) =>
  Object.entries(compose.services).filter(([, service]) => holds(service))
const inProduction = () => servicesWhere(({ profiles }) => !profiles.includes('sandbox'))
const ours = () => servicesWhere(({ image }) => image === OUR_IMAGE)

describe('.env.example', () => {
  it('names every variable that is read, and no other', () => {
    const named = variablesIn('.env.example', /^#([A-Z0-9_]+)=/gm)
    expect(named.sort()).toEqual([...VARIABLES, ...READ_BY_START_ALONE].sort())
  })
})

it('the image, the commands of package.json and the measurements give Node the same options', () => {
  const options = NODE_OPTIONS.join(' ')
  expect(text('Dockerfile')).toContain(` NODE_OPTIONS="${options}" MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}\n`)
  const { scripts } = JSON.parse(text('package.json'))
  expect([scripts.gateway, scripts.worker]).toEqual([
    `node ${options} dist/server/gateway.js`,
    `node ${options} dist/server/worker.js`,
  ])
})

describe('docker-compose.yml', () => {
  it('starts programs that are built', () => {
    expect(ours().map(([, { command }]) => programOf(command))).toEqual(['gateway', 'worker', 'migrate'])
    expect(Object.keys(PROGRAMS)).toEqual(expect.arrayContaining(['gateway', 'worker', 'migrate']))
  })

  it('sets only variables that are read, and secrets as files', () => {
    for (const [, { environment, secrets }] of ours()) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
      expect(environment['SECRETS_DIR']).toBe('/run/secrets')
      expect(secrets.toSorted()).toEqual(SECRET_FILES.toSorted())
    }
  })

  it('creates each secret that is read, and gives it to the services that read it', async () => {
    for (const [name, service] of Object.entries(compose.services)) {
      const read = [...JSON.stringify(service).matchAll(/\/run\/secrets\/(\w+)/g)].map(([, secret]) => secret)
      const notGiven = read.filter((secret = '') => !service.secrets.includes(secret))
      const nowhere = service.secrets.filter((secret) => !compose.secrets[secret])
      expect([name, { notGiven, nowhere }]).toEqual([name, { notGiven: [], nowhere: [] }])
    }
    const folder = await mkdtemp(join(tmpdir(), 'eightfold-secrets-'))
    const make = () => execFileSync('sh', [join('deploy', 'make-secrets.sh'), folder], { encoding: 'utf8' })
    expect(make()).toContain('empty: ')
    const files = Object.values(compose.secrets).map(({ file }) => basename(file))
    expect(readdirSync(folder).sort()).toEqual(files.sort())
    const password = text(join(folder, 'eightfold_database_password'))
    expect(text(join(folder, 'database_url'))).toBe(
      `postgres://eightfold:${password}@postgres:5432/eightfold`,
    )
    const before = files.map((file) => text(join(folder, file)))
    make()
    expect(files.map((file) => text(join(folder, file)))).toEqual(before)
    await rm(folder, { recursive: true })
  })

  it('gives PostgreSQL the password of each of its users', () => {
    const script = text(join('deploy', 'postgres', 'make-users.sh'))
    const users = [...script.matchAll(/^make (\w+) /gm)].map(([, user]) => `${user}_database_password`)
    expect(compose.services['postgres']?.secrets).toEqual(['postgres_password', ...users])
    // Otherwise the image would source it in its own shell.
    expect(statSync(join('deploy', 'postgres', 'make-users.sh')).mode & 0o111).toBe(0o111)
  })

  it('gives no service more privileges than it needs', () => {
    for (const [name, service] of inProduction())
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
          deploy: expect.objectContaining({
            resources: { limits: { cpus: expect.any(String), memory: expect.any(String) } },
          }),
        }),
      ])
    for (const [name, service] of ours())
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({ user: `${US}:${US}`, read_only: true, tmpfs: ['/tmp:size=64m'] }),
      ])
    expect(inProduction().flatMap(([name, service]) => (service['read_only'] ? [] : [name]))).toEqual([
      'temporal-ui',
    ])
  })

  it('opens the proxy to everybody, and all other ports to this machine only', () => {
    const open = Object.entries(compose.services).flatMap(([name, { ports }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    )
    expect(open).toEqual(['caddy 80:80', 'caddy 443:443', 'caddy 443:443/udp'])
    expect(ours().flatMap(([, { ports }]) => ports)).toEqual([])
    expect(compose.services['temporal']?.ports).toEqual(['127.0.0.1:7233:7233'])
  })

  it('checks the health of gateway and worker, and waits for their shutdown', () => {
    for (const [name, within] of [
      ['gateway', 5],
      ['worker', 10],
    ] as const) {
      const service = compose.services[name]
      expect(JSON.stringify(service?.['healthcheck'])).toMatch(/127\.0\.0\.1:\d+\/readyz/)
      expect(secondsOf(service?.['stop_grace_period'])).toBeGreaterThan(within)
    }
  })

  it('pins versions, and the Node of package.json', () => {
    for (const [, { image = '' }] of servicesWhere(({ image = '' }) => !image.startsWith(OUR_IMAGE)))
      expect(image).toMatch(/:v?\d+\.\d+(\.\d+)*$|@sha256:[0-9a-f]{64}$/)
    const { devDependencies } = JSON.parse(text('package.json'))
    const bases = [...text('Dockerfile').matchAll(/^FROM node:(\S+)-slim/gm)].map(([, version]) => version)
    expect(bases).toEqual([devDependencies.node, devDependencies.node])
  })

  it('backs up with the tools of its own PostgreSQL, as the users of its databases', () => {
    const { backup, postgres } = compose.services
    expect(backup?.image).toBe(postgres?.image)
    expect([backup?.profiles, backup?.command]).toEqual([['backup'], ['/deploy/backup.sh']])
    expect(postgres?.secrets).toEqual(['postgres_password', ...(backup?.secrets ?? [])])
  })

  it('closes its idle connections to gateways before they do', () => {
    const [, seconds] = /keepalive (\d+)s/.exec(text(join('deploy', 'caddy', 'Caddyfile'))) ?? []
    const server = createGatewayServer(() => undefined)
    expect(Number(seconds) * 1_000).toBeLessThan(server.keepAliveTimeout)
  })
})

describe('deploy/kubernetes', () => {
  interface Pod {
    terminationGracePeriodSeconds?: number
    securityContext: object
    containers: { name: string; image: string; command: string[]; volumeMounts: object[] }[]
  }
  interface Manifest {
    kind: string
    metadata: { name: string }
    spec: { template?: { spec: Pod } }
    resources?: string[]
  }
  const manifests = readdirSync(KUBERNETES)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(text(join(KUBERNETES, file))).map((each) => each.toJS() as Manifest))
  const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? [])
  const [kustomization] = manifests.filter(({ kind }) => kind === 'Kustomization')

  it('lists every file', () => {
    const files = readdirSync(KUBERNETES).filter((file) => /\.yaml$/.test(file) && !/^kustom/.test(file))
    expect(kustomization?.resources?.toSorted()).toEqual(files.sort())
  })

  it('starts the built programs by their names', () => {
    const containers = pods.flatMap((pod) => pod.containers)
    expect(containers.map(({ name }) => name).sort()).toEqual(['gateway', 'migrate', 'worker'])
    for (const { name, image, command } of containers) {
      expect([image, programOf(command)]).toEqual([OUR_IMAGE, name])
      expect(Object.keys(PROGRAMS)).toContain(name)
    }
  })

  it('sets only variables that are read, and secrets as files', () => {
    const said = variablesIn(join(KUBERNETES, 'settings.env'), /^([A-Z0-9_]+)=/gm)
    expect(said.filter((name) => !known.has(name))).toEqual([])
    expect(SAID_BY_FILES.filter((name) => said.includes(name))).toEqual([])
    const [folder] = variablesIn(join(KUBERNETES, 'settings.env'), /^SECRETS_DIR=(.+)$/gm)
    for (const { volumeMounts } of pods.flatMap(({ containers }) => containers))
      expect(volumeMounts).toContainEqual({ name: 'secrets', mountPath: folder, readOnly: true })
  })

  it('gives no pod more privileges than it needs', () => {
    for (const { securityContext, containers } of pods) {
      expect(securityContext).toMatchObject({
        ...{ runAsNonRoot: true, runAsUser: US, runAsGroup: US },
        seccompProfile: { type: 'RuntimeDefault' },
      })
      for (const container of containers)
        expect(container).toMatchObject({
          securityContext: {
            ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
            capabilities: { drop: ['ALL'] },
          },
          resources: {
            requests: { cpu: expect.any(String), memory: expect.any(String) },
            limits: { cpu: expect.any(String), memory: expect.any(String) },
          },
        })
    }
  })

  it('checks the health of gateway and worker, and waits for their shutdown', () => {
    for (const [name, within] of [
      ['gateway', 5 + 5],
      ['worker', 10],
    ] as const) {
      const pod = pods.find(({ containers }) => containers[0]?.name === name)
      expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(within)
      expect(pod?.containers[0]).toMatchObject({
        readinessProbe: { httpGet: { path: '/readyz' } },
        livenessProbe: { httpGet: { path: '/healthz' } },
      })
      const kinds = manifests.filter(({ metadata }) => metadata?.name === name).map(({ kind }) => kind)
      expect(kinds).toContain('PodDisruptionBudget')
    }
  })
})
