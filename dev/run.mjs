/**
 * Runs before anything is installed, on any Node from 20 on: installs what the lock file says, then hands over
 * to `dev/COMMAND.ts` under the Node that the lock file pins.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lock = join(root, '.cache', 'installing')
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

const packagesOf = (lockFile) => JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages

/** npm writes a list of the installed packages, which is complete only once npm is done. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Two starts of one fresh checkout must not install at the same time. */
async function installOnce() {
  mkdirSync(dirname(lock), { recursive: true })
  for (let waited = false; !isInstalled();) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const holder = Number(readFileSync(lock, 'utf8')) || 0
      if (holder && !isAlive(holder)) rmSync(lock, { force: true })
      else if (!waited) console.log(`Waiting for process ${holder}, which installs here (see ${lock})…`)
      waited = true
      await sleep(200)
      continue
    }
    try {
      install()
    } finally {
      rmSync(lock, { force: true })
    }
  }
}

function install() {
  console.log('Installing dependencies (once)…')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const way = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci']
  const args = [...first, ...way, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0 || !isInstalled()) throw new Error('The dependencies could not be installed.')
}

/**
 * The pinned Node, or the current one if the pinned one could not be installed and the current one is new
 * enough.
 */
function node() {
  if (existsSync(pinnedNode)) return pinnedNode
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('Eightfold needs Node 24: its npm package did not install here, and this is', process.version)
  process.exit(1)
}

await installOnce().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
const [command = 'start/start', ...args] = process.argv.slice(2)
const child = spawn(node(), ['--import', 'tsx', join(root, 'dev', `${command}.ts`), ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // closes when we are killed, so the child notices
  env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

// A killed npm forwards no signal. We notice its end because another process adopts us, or the shell between
// us.
function ancestors() {
  const stat = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  try {
    const [, name, , grandparent] = stat(process.ppid)
    return /sh\)$/.test(name) ? `${process.ppid} ${grandparent}` : `${process.ppid}`
  } catch {
    return `${process.ppid}` // no /proc, or the parent has just ended
  }
}
if (process.env.npm_lifecycle_event) {
  const atFirst = ancestors()
  setInterval(() => ancestors() !== atFirst && child.kill('SIGTERM'), 250).unref()
}
