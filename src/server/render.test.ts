import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { RenderContext } from '@/runtime/render-context'
import { collectGarbage } from '../../tests/support/collect-garbage'
import { PAGE_HEADER } from './headers'
import { Invalidation } from './invalidation'
import { createRenderer } from './render'

const ADDRESS = { audience: 'premium', path: '/a b', payload: '', week: null } as const

function aRenderer(answer: (req: IncomingMessage, res: ServerResponse) => void) {
  const storage = new AsyncLocalStorage<RenderContext>()
  const render = createRenderer(async (req, res) => answer(req, res), storage)
  return () => render(ADDRESS, new Invalidation().createContext(ADDRESS))
}

test('requests the page with its audience and without cookies', async () => {
  const render = aRenderer((req, res) => {
    res.writeHead(201, { 'content-type': 'text/plain' })
    res.end(`${req.url} ${req.headers[PAGE_HEADER]} ${req.headers.cookie}`)
  })
  const { body, headers, status } = await render()
  expect([status, headers['content-type'], body.toString()]).toEqual([201, 'text/plain', '/a%20b premium undefined'])
})

test('does not keep a finished response in memory', async () => {
  const answered: WeakRef<ServerResponse>[] = []
  const render = aRenderer((_req, res) => {
    answered.push(new WeakRef(res))
    res.end('x')
  })
  for (let page = 0; page < 10; page += 1) await render()
  // The last one may still be on the stack.
  const kept = () => answered.slice(0, 9).filter((res) => res.deref() !== undefined)
  await collectGarbage(() => kept().length === 0)
  expect(answered).toHaveLength(10)
  expect(kept()).toEqual([])
})
