import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { startNode, stop } from '../scripts/steps/child.mjs'
import { get, type HttpResponse } from './http'

const ANSWER_WITHIN_MS = 10_000
/** Node writes these headers itself, for both servers. */
const NODES_OWN = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** A server that only sends prepared responses. */
export type Bare = {
  url: string
  pid: number
  /**
   * Sets the response that it sends from now on.
   * @param at the path with its query; without it, the response of all paths
   * @throws Error when the received response differs
   */
  serve(answer: HttpResponse, at?: string): Promise<void>
  stop(): Promise<void>
}

/** Starts the bare server in its own process. */
export async function startBare(root: string): Promise<Bare> {
  const child: ChildProcess = startNode([join('bench', 'bare-server.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const message = async () =>
    (await once(child, 'message', { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }))[0] as unknown
  const { port } = z.object({ port: z.number() }).parse(await message())
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid ?? 0,
    async serve({ status, rawHeaders, body }, at) {
      const head = headOf(rawHeaders, body.byteLength)
      const ready = message()
      child.send({ at, status, head, body: body.toString('base64') })
      await ready
      const arrived = await get(url + (at ?? ''))
      if (arrived.status !== status || !arrived.body.equals(body))
        throw new Error('The bare server sends other bytes than the site.')
    },
    async stop() {
      await stop(child)
    },
  }
}

function headOf(rawHeaders: readonly string[], bytes: number): string[] {
  const head: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (!NODES_OWN.has(name.toLowerCase())) head.push(name, value)
  }
  const hasLength = head.some((name, at) => at % 2 === 0 && name.toLowerCase() === 'content-length')
  return hasLength ? head : [...head, 'content-length', String(bytes)]
}
