import { once } from 'node:events'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDataFolder, checkNode, checkPort, MIN_FREE_BYTES, restrictDatabaseFiles } from './start-checks'

const aFolder = () => mkdtempSync(join(tmpdir(), 'start-'))

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['24.0.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is supported: %s', (version, starts) => {
  const check = () => checkNode(version)
  if (starts) expect(check).not.toThrow()
  else expect(check).toThrow(`Node ${version} is too old. Install Node 20.19 or newer`)
})

test('a data folder that cannot be created stops the start', async () => {
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  await expect(checkDataFolder(join(file, 'data'))).rejects.toThrow(/^DATA_DIR .* cannot be written to/)
})

test('64 MB must be free', async () => {
  const folder = join(aFolder(), 'new')
  await expect(checkDataFolder(folder, async () => MIN_FREE_BYTES)).resolves.toBeUndefined()
  await expect(checkDataFolder(folder, async () => MIN_FREE_BYTES - 1)).rejects.toThrow(/has 63 MB left/)
})

test('a port in use stops the start', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(`PORT ${port} is in use`)
  other.close()
  await once(other, 'close')
  await expect(checkPort({ port, host: '127.0.0.1' })).resolves.toBeUndefined()
})

test('a database that others could read becomes readable by its owner only, with its log', async () => {
  const file = join(aFolder(), 'site.db')
  for (const name of [file, `${file}-wal`]) writeFileSync(name, '', { mode: 0o644 })
  await restrictDatabaseFiles(`file:${file}`)
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600)
  await restrictDatabaseFiles('postgres://user@host/name')
})
