import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { startNode, stop } from '../scripts/steps/child.mjs'
import { get, type HttpResponse } from './http'

const ANSWER_WITHIN_MS = 10_000
/** Node writes these itself, for the site and for the bare server alike. */
const NODES_OWN = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** A server that sends ready answers and does nothing else. */
export type Bare = {
  url: string
  pid: number
  /**
   * Makes it send this answer from now on.
   * @param at to whoever asks for this path with its query; to everybody, and nothing else, where it is left out
   * @throws Error when what arrives differs in a byte
   */
  serve(answer: HttpResponse, at?: string): Promise<void>
  stop(): Promise<void>
}

/** Starts the bare server in a process of its own. */
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
