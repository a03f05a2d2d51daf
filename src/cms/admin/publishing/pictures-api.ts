import { z } from 'zod'

const picture = z.object({
  id: z.number(),
  alt: z.string().nullish(),
  url: z.string().nullish(),
  sizes: z.object({ openGraph: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
})
const picturesBody = z.object({ docs: z.array(picture) })
const settingsBody = z.object({
  siteName: z.string(),
  pictures: z.object({ openGraph: z.number().nullish() }).nullish(),
})

export type Picture = z.infer<typeof picture>
export type SiteSettings = z.infer<typeof settingsBody>

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

/** Pictures of the media library. @param api route of the CMS's REST API @returns null if the request fails */
export async function fetchPictures(api: string, ids: readonly number[]): Promise<Picture[] | null> {
  if (ids.length === 0) return []
  const select = ['alt', 'url', 'filename', 'sizes'].map((name) => `select[${name}]=true`).join('&')
  const query = `where[id][in]=${ids.join(',')}&depth=0&limit=${ids.length}&${select}`
  return (await read(`${api}/media?${query}`, picturesBody))?.docs ?? null
}

/** The site's name and its picture for shared links. @returns null if the request fails */
export const fetchSiteSettings = (api: string): Promise<SiteSettings | null> =>
  read(`${api}/globals/settings?depth=0&select[siteName]=true&select[pictures]=true`, settingsBody)
