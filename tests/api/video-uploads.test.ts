import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { aWord, edit } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { multipart } from '../support/http/multipart'

const MB = 1024 * 1024
const storedFile = z.object({ doc: z.object({ id: z.number(), filename: z.string(), filesize: z.number() }) })
const ids: number[] = []

/** A demo video, padded to this size. */
async function videoOfSize(megabytes: number): Promise<Buffer> {
  const clip = await readFile('demo/media/videos/floor-first.mp4')
  return Buffer.concat([clip, Buffer.alloc(megabytes * MB - clip.byteLength)])
}

async function send(who: 'editor' | 'premium' | null, path: string, megabytes: number) {
  const file = { name: `${aWord()}.mp4`, type: 'video/mp4', bytes: await videoOfSize(megabytes) }
  const cookie = who ? await cookieOf(who) : undefined
  return sendRequest(`/cms/api${path}`, { method: 'POST', cookie, ...multipart({ title: 'A long class' }, file) })
}

afterAll(async () => {
  for (const id of ids) await edit('DELETE', `/videoFiles/${id}`)
})

describe('video files', () => {
  test('an editor uploads a video larger than the limit of other requests', async () => {
    const response = await send('editor', '/videoFiles', 24)
    expect([response.status, response.text.slice(0, 200)]).toEqual([201, expect.any(String)])
    const { doc } = storedFile.parse(response.json)
    ids.push(doc.id)
    expect(doc.filesize).toBe(24 * MB)
  })

  test('an image of that size is rejected', async () => {
    // The server closes the connection after its response: a write at that moment fails before the response is read.
    await vi.waitFor(async () => expectError(await send('editor', '/media', 11), 'payload_too_large'), 20_000)
  })

  test.each(['premium', null] as const)('%s cannot upload files to the CMS', async (who) => {
    for (const path of ['/videoFiles', '/media']) expectError(await send(who, path, 1), 'forbidden')
  })
})
