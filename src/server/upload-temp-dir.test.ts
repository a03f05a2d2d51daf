import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { uploadTempDir } from '@/runtime/environment'
import { removeStaleUploads } from './upload-temp-dir'

test('uploads older than an hour are removed, newer ones stay', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ebs-uploads-'))
  const folder = uploadTempDir(dataDir)
  await mkdir(folder)
  for (const name of ['old', 'new']) await writeFile(path.join(folder, name), name)
  const longAgo = new Date(Date.now() - 61 * 60_000)
  await utimes(path.join(folder, 'old'), longAgo, longAgo)
  await removeStaleUploads(dataDir)
  expect(await readdir(folder)).toEqual(['new'])
})

test('a missing folder is no error', async () => {
  await removeStaleUploads(path.join(tmpdir(), 'ebs-no-such-folder'))
})
