import 'server-only'
import { createHash } from 'node:crypto'
import { kept } from './kept'

/** A file as it is sent, and the name of just this state of it. */
export type KeptFile = { body: string; etag: string }

/**
 * A file that is the same for everybody, made once after each publish.
 * @param key names it among all that is kept
 */
export async function keptFile(key: string, make: () => Promise<string>): Promise<KeptFile> {
  const [file] = await kept(key, async () => {
    const body = await make()
    return [{ body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }]
  })
  if (!file) throw new Error(`The file was not made: ${key}`)
  return file
}

/** Whether a browser has this state already. A proxy on the way may have weakened the tag. RFC 9110 13.1.2 */
function isKnown(header: string | null, etag: string): boolean {
  const names = header?.split(',').map((name) => name.trim().replace(/^W\//, '')) ?? []
  return names.includes('*') || names.includes(etag)
}

/**
 * Answers with a file, or with the news that nothing has changed. Caches may keep it, and ask each time.
 * @param headers its type, and what else it needs
 */
export function keptAnswer(request: Request, { body, etag }: KeptFile, headers: Record<string, string>): Response {
  const always = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: always })
  return new Response(body, { headers: { ...always, ...headers } })
}
