import { z } from 'zod'

const usage = z.object({ title: z.string(), kind: z.string(), draft: z.boolean(), path: z.string() })
const usagesBody = z.object({ places: z.array(usage) })
const errorBody = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })

export type Usage = z.infer<typeof usage>

/**
 * Where a file is used.
 * @param address of the file in the CMS's REST API
 * @returns null if the request fails
 */
export async function fetchUsages(address: string): Promise<Usage[] | null> {
  try {
    const response = await fetch(`${address}/used-on`, { credentials: 'include' })
    return response.ok ? usagesBody.parse(await response.json()).places : null
  } catch {
    // Offline: the panel shows that it could not load.
    return null
  }
}

/**
 * Moves a file that is in use to the trash.
 * @returns the error message; null on success
 */
export async function deleteAnyway(address: string): Promise<string | null> {
  try {
    const response = await fetch(`${address}?force=true`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    })
    if (response.ok) return null
    return errorBody.parse(await response.json()).errors[0].message
  } catch {
    return 'That did not work. Please try again.'
  }
}
