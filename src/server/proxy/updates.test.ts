import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { toShared } from '../shared-buffer'
import { KnownPages } from './known-pages'
import { type Update, UpdateReceiver, UpdateSender } from './updates'

const aPage = (text: string, tags: string[]): Update => {
  const variant = { body: toShared(Buffer.from(text)), etag: '"1"', head: [], notModified: 0 }
  const page = { status: 200, compressible: false, variants: new Map([['identity' as const, variant]]) }
  return { kind: 'page', key: 'visitor\n\n/', page, tags, bytes: text.length }
}
const aToken = (userId: number): Update => ({
  kind: 'token',
  token: 't',
  entry: { userId, audience: 'premium', expiresAtMs: Number.POSITIVE_INFINITY },
})

function aProxy() {
  const { port1, port2 } = new MessageChannel()
  const sent = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const pages = new KnownPages('ebs-token')
  const receiver = new UpdateReceiver({ port: port2, sent }, (update) => pages.apply(update))
  const sender = new UpdateSender({ port: port1, sent })
  return {
    send: (update: Update) => sender.send(update),
    text: () => {
      receiver.receive()
      return pages.page('visitor\n\n/')?.variants.get('identity')?.body.toString()
    },
    audience: () => {
      receiver.receive()
      return pages.cachedAudience('ebs-token=t')
    },
  }
}

test('an expiry is known at the next request, in the same turn of the event loop', () => {
  const { send, text } = aProxy()
  send(aPage('old', ['item:1']))
  expect(text()).toBe('old')
  send({ kind: 'expired', tags: ['item:2'] })
  expect(text()).toBe('old')
  send({ kind: 'expired', tags: ['item:1'] })
  expect(text()).toBeUndefined()
  send(aPage('new', ['item:1']))
  expect(text()).toBe('new')
})

test('an expiry between two requests drops what was sent before it, and not what was sent after it', () => {
  const { send, text } = aProxy()
  send(aPage('old', ['item:1']))
  send({ kind: 'expired', tags: ['item:1'] })
  send(aPage('new', ['item:1']))
  expect(text()).toBe('new')
})

test('the audience of a token is unknown again once its user has changed', () => {
  const { audience, send } = aProxy()
  expect(audience()).toBeNull()
  send(aToken(7))
  expect(audience()).toBe('premium')
  send({ kind: 'user dropped', userId: 8 })
  expect(audience()).toBe('premium')
  send({ kind: 'user dropped', userId: 7 })
  expect(audience()).toBeNull()
})
