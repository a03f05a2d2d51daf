import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { ask } from '../support/http/client'
import { aWord, edit } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { multipart } from '../support/http/multipart'

const MB = 1024 * 1024
const storedFile = z.object({ doc: z.object({ id: z.number(), filename: z.string(), filesize: z.number() }) })
const ids: number[] = []

/** A film of the demo with as many bytes after it as make it so long. */
async function videoOfSize(megabytes: number): Promise<Buffer> {
  const clip = await readFile('demo/media/videos/floor-first.mp4')
  return Buffer.concat([clip, Buffer.alloc(megabytes * MB - clip.byteLength)])
}

async function send(who: 'editor' | 'premium' | null, path: string, megabytes: number) {
  const file = { name: `${aWord()}.mp4`, type: 'video/mp4', bytes: await videoOfSize(megabytes) }
  const cookie = who ? await cookieOf(who) : undefined
  return ask(`/cms/api${path}`, { method: 'POST', cookie, ...multipart({ title: 'A long class' }, file) })
}

afterAll(async () => {
  for (const id of ids) await edit('DELETE', `/videoFiles/${id}`)
})

describe('films of our own', () => {
  test('an editor puts a film into the library that is larger than any other request may be', async () => {
    const answer = await send('editor', '/videoFiles', 24)
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([201, expect.any(String)])
    const { doc } = storedFile.parse(answer.json)
    ids.push(doc.id)
    expect(doc.filesize).toBe(24 * MB)
  })

  test('only as a film: a picture of that size is refused', async () => {
    expectError(await send('editor', '/media', 11), 'payload_too_large')
  })

  test.each(['premium', null] as const)('%s sends the CMS no files at all', async (who) => {
    for (const path of ['/videoFiles', '/media']) expectError(await send(who, path, 1), 'forbidden')
  })
})
