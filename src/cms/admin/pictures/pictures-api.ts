import { z } from 'zod'

const folder = z.object({ name: z.string(), count: z.number() })
const foldersBody = z.object({ folders: z.array(folder) })
const errorBody = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })

export type Folder = z.infer<typeof folder>

/** The folders of pictures; null if the request fails. @param api route of the CMS's REST API */
export async function fetchFolders(api: string): Promise<Folder[] | null> {
  try {
    const response = await fetch(`${api}/media/folders`, { credentials: 'include' })
    return response.ok ? foldersBody.parse(await response.json()).folders : null
  } catch {
    // Offline: the list works without its folders.
    return null
  }
}

/** Saves what a picture shows. @returns the error message; null on success */
export async function saveDescription(api: string, id: number, alt: string): Promise<string | null> {
  try {
    const response = await fetch(`${api}/media/${id}?depth=0`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ alt }),
    })
    if (response.ok) return null
    return errorBody.parse(await response.json()).errors[0].message
  } catch {
    return 'Not saved. Please try again.'
  }
}
