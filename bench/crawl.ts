import { Agent, request } from 'node:http'
import { AUDIENCES } from '@/rules/audience'
import { getOk } from './http'
import { signIn } from './sign-in'

/** Concurrent requests: they keep a server with two cores busy without timeouts. */
const CONNECTIONS = 8
const MADE_UP_ADDRESSES = 5_000
/** As browsers do, so that compressed variants are cached too. */
export const ENCODED = { 'accept-encoding': 'gzip, deflate, br' }

const FORMS: readonly { what: string; form: Record<string, string> }[] = [
  { what: 'documents', form: {} },
  { what: 'navigation payloads', form: { rsc: '1' } },
]

/** The session of each audience as request headers; visitors have none. The demo members' usernames are their plans. */
export function readersOf(siteUrl: string): Promise<Record<string, string>[]> {
  return Promise.all(
    AUDIENCES.map(async (name): Promise<Record<string, string>> => {
      return name === 'visitor' ? {} : { cookie: (await signIn(siteUrl, name)).cookie }
    }),
  )
}

/**
 * Requests every page of the sitemap, as a document and as a navigation payload, for all four audiences, then paths
 * without a page.
 * @returns a description after each step
 * @throws Error when a page is missing or fails
 */
export async function* fill(siteUrl: string): AsyncGenerator<string> {
  const paths = await pathsOf(siteUrl)
  const readers = await readersOf(siteUrl)
  for (const { what, form } of FORMS) {
    const asked = readers.flatMap((reader) =>
      paths.map((path) => ({ url: siteUrl + path, headers: { ...ENCODED, ...reader, ...form } })),
    )
    await askAll(asked, (status) => status === 200)
    yield `${asked.length} ${what}`
  }
  const none = Array.from({ length: MADE_UP_ADDRESSES }, (_, index) => ({
    url: `${siteUrl}/made-up-${index}/${index % 7}/`,
    headers: ENCODED,
  }))
  await askAll(none, (status) => status === 404)
  yield `${none.length} made-up addresses`
}

/** The paths of all pages in the sitemap. */
export async function pathsOf(siteUrl: string): Promise<string[]> {
  const { body } = await getOk(`${siteUrl}/sitemap.xml`)
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

type Asked = { url: string; headers: Record<string, string> }

async function askAll(asked: readonly Asked[], isExpected: (status: number) => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const left = [...asked]
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const status = await statusOf(next, agent)
      if (!isExpected(status)) throw new Error(`${next.url} answered ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  agent.destroy()
}

function statusOf({ headers, url }: Asked, agent: Agent): Promise<number> {
  return new Promise((answered, fail) => {
    request(url, { headers, agent }, (res) => {
      res.on('error', fail)
      res.on('end', () => answered(res.statusCode ?? 0))
      res.resume()
    })
      .on('error', fail)
      .end()
  })
}
