import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEndedSessions } from '@/server/ended-sessions'
import { type RenderContext, shared } from '@/server/shared'
import { kept } from './kept'

const render = new AsyncLocalStorage<RenderContext>()
let reads = 0
let key = ''

beforeEach(() => {
  reads = 0
  key = crypto.randomUUID()
  shared().server = {
    render,
    expire() {},
    routes: { get: () => null, set() {} },
    forgetMember() {},
    endedSessions: createEndedSessions(),
  }
})
afterEach(() => {
  shared().server = undefined
})

/** A request that began after this many publishes. */
const request = <T>(generation: number, run: () => T) => render.run({ generation, tags: new Set(), led: false }, run)

async function read(): Promise<number[]> {
  reads += 1
  return [reads]
}

test('DESIGN 4.3: a list is read once until something is published', async () => {
  expect(await request(1, () => kept(key, read))).toEqual([1])
  expect(await request(1, () => kept(key, read))).toEqual([1])
})

test('DESIGN 4.3: after a publish it is read again', async () => {
  await request(1, () => kept(key, read))
  expect(await request(2, () => kept(key, read))).toEqual([2])
})

test('DESIGN 4.3: what a slow reader read before a publish is given to nobody who asks after it', async () => {
  let finish = (_: number[]) => {}
  const slow = request(1, () => kept(key, () => new Promise<number[]>((resolve) => (finish = resolve))))
  expect(await request(2, () => kept(key, read))).toEqual([1])
  finish([0])
  await slow
  expect(await request(2, () => kept(key, read))).toEqual([1])
})

test('all who ask at once share one read', async () => {
  await Promise.all([1, 2, 3].map(() => request(1, () => kept(key, read))))
  expect(reads).toBe(1)
})

test('what one reader does to his list changes nobody else’s', async () => {
  const list = await request(1, () => kept(key, read))
  list.pop()
  expect(await request(1, () => kept(key, read))).toEqual([1])
})

test('a read that failed is tried again', async () => {
  const broken = async () => Promise.reject<number[]>(new Error('busy'))
  await expect(request(1, () => kept(key, broken))).rejects.toThrow('busy')
  expect(await request(1, () => kept(key, read))).toEqual([1])
})

test('without a server nothing is kept', async () => {
  await kept(key, read)
  expect(await kept(key, read)).toEqual([2])
})
