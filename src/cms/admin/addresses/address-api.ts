import { z } from 'zod'

const redirect = z.object({ id: z.number(), from: z.string() })
const documentAddress = z.object({
  origin: z.string(),
  uri: z.string().nullable(),
  planned: z.string().nullable(),
  below: z.number(),
  hiddenBy: z.string().nullable(),
  redirects: z.array(redirect),
})
const page = z.object({
  id: z.number(),
  title: z.string().nullish(),
  uri: z.string(),
  parent: z.number().nullable(),
  published: z.boolean(),
  pending: z.boolean(),
})
const movedBody = z.object({ uri: z.string() })
const refusal = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({ errors: z.tuple([z.object({ message: z.string() })]) }).nullish(),
    }),
  ]),
})
const pagesBody = z.object({ pages: z.array(page) })

export type Redirect = z.infer<typeof redirect>
export type DocumentAddress = z.infer<typeof documentAddress>
export type PageAddress = z.infer<typeof page>

/** Reads JSON from the CMS's REST API. @returns null if the request fails */
async function read<T>(url: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    const response = await fetch(url, { credentials: 'include' })
    return response.ok ? schema.parse(await response.json()) : null
  } catch {
    // Offline or signed out: what needs it is left out.
    return null
  }
}

/**
 * Where a document is, and where the form's values would put it.
 * @param document its address in the CMS's REST API
 */
export function fetchAddress(
  document: string,
  { parent, slug }: { parent: unknown; slug: unknown },
): Promise<DocumentAddress | null> {
  const query = new URLSearchParams()
  if (typeof slug === 'string') query.set('slug', slug)
  if (typeof parent === 'number') query.set('parent', String(parent))
  return read(`${document}/address?${query}`, documentAddress)
}

/** All pages by address, drafts included. @param api route of the CMS's REST API */
export const fetchPages = async (api: string): Promise<PageAddress[] | null> =>
  (await read(`${api}/pages/addresses`, pagesBody))?.pages ?? null

/**
 * Puts a page below another one.
 * @param parent null for the top of the site
 * @returns its new address, or why it was not moved
 */
export async function movePage(
  api: string,
  id: number,
  parent: number | null,
): Promise<{ uri: string; problem: null } | { uri: null; problem: string }> {
  try {
    const response = await fetch(`${api}/pages/${id}/move`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parent }),
    })
    const body: unknown = await response.json()
    if (response.ok) return { uri: movedBody.parse(body).uri, problem: null }
    const [{ data, message }] = refusal.parse(body).errors
    return { uri: null, problem: data?.errors[0].message ?? message }
  } catch {
    return { uri: null, problem: 'Please try again.' }
  }
}

/** Moves redirects to the trash. @returns whether it worked */
export async function removeRedirects(api: string, redirects: readonly Redirect[]): Promise<boolean> {
  const query = redirects.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
  try {
    const response = await fetch(`${api}/redirects?${query}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    })
    return response.ok
  } catch {
    // Offline: the button stays and shows an error.
    return false
  }
}
