import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startObjectServer } from '../../dev/stand-ins/object-server.ts'
import { freePort } from '../../dev/processes/ports.ts'
import { createBucket } from './bucket.ts'
import { createFiles } from './files.ts'
import { keyOf, type Objects, ObjectStoreUnavailable } from './objects.ts'

const [ONE, OTHER] = [Buffer.from('%PDF one'), Buffer.from('%PDF another')]
const KEY = keyOf(ONE)

let folder: string
let server: Awaited<ReturnType<typeof startObjectServer>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eightfold-objects-'))
  server = await startObjectServer()
})
beforeEach(async () => {
  server.works()
  server.objects.clear()
  await rm(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const KINDS: [string, { open: () => Objects; spoil: () => Promise<unknown> }][] = [
  [
    'a folder',
    { open: () => createFiles(folder), spoil: () => writeFile(join(folder, KEY.slice(0, 2), KEY), '%PDF o') },
  ],
  [
    'a bucket',
    {
      open: () => createBucket(server.bucket),
      spoil: async () => server.objects.set(KEY, Buffer.from('%PDF o')),
    },
  ],
]

describe.each(KINDS)('in %s an object', (_kind, { open, spoil }) => {
  it('exists once it is stored, and still when it is stored again', async () => {
    const objects = open()
    expect(await objects.get(KEY)).toBeNull()
    await objects.put(KEY, ONE)
    await objects.put(KEY, ONE)
    await objects.put(keyOf(OTHER), OTHER)
    expect(await objects.get(KEY)).toEqual(ONE)
  })

  it('is gone once it is deleted, and no other object is', async () => {
    const objects = open()
    await objects.put(KEY, ONE)
    await objects.put(keyOf(OTHER), OTHER)
    await objects.delete(KEY)
    await objects.delete(KEY)
    expect(await objects.get(KEY)).toBeNull()
    expect(await objects.get(keyOf(OTHER))).toEqual(OTHER)
  })

  it('is listed by its prefix, and no other object is', async () => {
    const objects = open()
    expect(await objects.list('erased/')).toEqual([])
    await objects.put(KEY, ONE)
    const keys = ['erased/a-1', 'erased/b_2', 'erased/c3', 'erased/d4', 'erased/e5']
    for (const key of keys) await objects.put(key, Buffer.alloc(0))
    expect((await objects.list('erased/')).sort()).toEqual(keys)
  })

  it('with corrupt bytes counts as missing until it is stored again', async () => {
    const objects = open()
    await objects.put(KEY, ONE)
    await spoil()
    expect(await objects.get(KEY)).toBeNull()
    await objects.put(KEY, ONE)
    expect(await objects.get(KEY)).toEqual(ONE)
  })
})

describe('a folder', () => {
  it('is readable only by its owner, and contains no partly written file', async () => {
    await createFiles(folder).put(KEY, ONE)
    const files = await readdir(folder, { recursive: true })
    expect(files.sort()).toEqual([KEY.slice(0, 2), join(KEY.slice(0, 2), KEY)])
    for (const file of ['', ...files]) expect((await stat(join(folder, file))).mode & 0o077).toBe(0)
  })

  it('that cannot be used is reported as away, not as empty', async () => {
    await writeFile(folder, 'a file in its place')
    const objects = createFiles(folder)
    await expect(objects.put(KEY, ONE)).rejects.toThrow(ObjectStoreUnavailable)
    await expect(objects.get(KEY)).rejects.toThrow(ObjectStoreUnavailable)
  })
})

describe('a bucket', () => {
  const asks = (objects: Objects) => [
    () => objects.put(KEY, ONE),
    () => objects.get(KEY),
    () => objects.delete(KEY),
    () => objects.list('erased/'),
  ]

  it.each([
    ['a wrong secret', { secretAccessKey: 'another secret' }, '403 SignatureDoesNotMatch'],
    ['a wrong key', { accessKeyId: 'another-key' }, '403 SignatureDoesNotMatch'],
  ])('is away when it answers %s', async (_what, change, said) => {
    for (const ask of asks(createBucket({ ...server.bucket, ...change })))
      await expect(ask()).rejects.toThrow(new ObjectStoreUnavailable(`the bucket answered ${said}`))
  })

  it('that does not exist is reported as away, not as empty', async () => {
    const url = server.bucket.url.replace('programs', 'nothing')
    for (const ask of asks(createBucket({ ...server.bucket, url })))
      await expect(ask()).rejects.toThrow(new ObjectStoreUnavailable('the bucket answered 404 NoSuchBucket'))
  })

  it('that is busy is retried', async () => {
    const objects = createBucket(server.bucket)
    server.fails(503, 'SlowDown', 2)
    await objects.put(KEY, ONE)
    expect(await objects.get(KEY)).toEqual(ONE)
  })

  it('that never answers is away after some seconds, even if garbage is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc')
    const collecting = setInterval(runInNewContext('gc'), 100)
    server.hangs()
    const asked = asks(createBucket(server.bucket)).map((ask) => ask())
    try {
      for (const said of await Promise.allSettled(asked))
        expect(said).toMatchObject({ status: 'rejected', reason: expect.any(ObjectStoreUnavailable) })
    } finally {
      clearInterval(collecting)
    }
  })

  it('that stays busy, or that nothing listens for, is away', async () => {
    server.fails(503, 'SlowDown')
    for (const ask of asks(createBucket(server.bucket)))
      await expect(ask()).rejects.toThrow(new ObjectStoreUnavailable('the bucket answered 503 SlowDown'))
    const url = `http://127.0.0.1:${await freePort()}/programs`
    for (const ask of asks(createBucket({ ...server.bucket, url })))
      await expect(ask()).rejects.toThrow(ObjectStoreUnavailable)
  })
})
