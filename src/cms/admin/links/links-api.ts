import { z } from 'zod'

const target = z.object({ title: z.string(), kind: z.string(), uri: z.string().nullable(), path: z.string() })
const linkState = z.object({ link: z.string(), target: target.nullable(), problem: z.string().nullable() })
const statesBody = z.object({ states: z.array(linkState) })
const choice = z.object({ reference: z.string(), title: z.string(), kind: z.string(), uri: z.string().nullable() })
const linkUse = z.object({ title: z.string(), kind: z.string(), path: z.string(), places: z.array(z.string()) })
const usesBody = z.object({ uses: z.array(linkUse) })
const mendBody = z.object({ mended: z.number() })
const choicesBody = z.object({ choices: z.array(choice) })

export type LinkState = z.infer<typeof linkState>
export type LinkUse = z.infer<typeof linkUse>
export type LinkChoice = z.infer<typeof choice>

/** What a link can lead to. @param api route of the CMS's REST API @returns null if the request fails */
export async function searchLinks(api: string, search: string): Promise<LinkChoice[] | null> {
  try {
    const response = await fetch(`${api}/links?q=${encodeURIComponent(search)}`, { credentials: 'include' })
    return response.ok ? choicesBody.parse(await response.json()).choices : null
  } catch {
    // Offline: an address can still be typed.
    return null
  }
}

/** Sends JSON to one of the calls about links. @returns null if the request fails */
async function post<T>(url: string, body: object, schema: z.ZodType<T>): Promise<T | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok ? schema.parse(await response.json()) : null
  } catch {
    // Offline: nothing is said about the links.
    return null
  }
}

/** The states of links by link. @returns an empty map if the request fails */
export async function checkLinks(api: string, links: readonly string[]): Promise<Map<string, LinkState>> {
  const found = await post(`${api}/links/check`, { links }, statesBody)
  return new Map(found?.states.map((state) => [state.link, state]))
}

/** Where typed links lead to some addresses. @param below also to what is below them @returns null if it fails */
export const fetchUses = async (api: string, uris: readonly string[], below: boolean): Promise<LinkUse[] | null> =>
  (await post(`${api}/links/uses`, { uris, below }, usesBody))?.uses ?? null

/**
 * Leads links past redirects.
 * @param uris only links to these addresses; null for all redirected ones
 * @returns how many were changed; null if it fails
 */
export const mendLinks = async (api: string, uris: readonly string[] | null): Promise<number | null> =>
  (await post(`${api}/links/mend`, { uris }, mendBody))?.mended ?? null

/** Fields of one form ask at the same moment: one request answers them all. */
const BATCH_MS = 50
type Waiting = { links: Set<string>; states: Promise<Map<string, LinkState>> }
let waiting: Waiting | null = null

/** The state of one link, asked together with those of other fields. @returns null if the request fails */
export async function stateOfLink(api: string, link: string): Promise<LinkState | null> {
  if (!waiting) {
    const links = new Set<string>()
    const states = new Promise<void>((resolve) => setTimeout(resolve, BATCH_MS)).then(() => {
      waiting = null
      return checkLinks(api, [...links])
    })
    waiting = { links, states }
  }
  waiting.links.add(link)
  return (await waiting.states).get(link) ?? null
}
