import type { Endpoint, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { z } from 'zod'
import { staff } from '../access/rules'
import { NOT_IN_TRASH } from '../trash/not-in-trash'

/** A folder of pictures, and how many are in it. */
export type Folder = { name: string; count: number }

const stored = z.object({ folder: z.string().nullish() })

async function foldersOf({ payload }: PayloadRequest): Promise<Folder[]> {
  const { docs } = await payload.db.find({ collection: 'media', where: NOT_IN_TRASH, pagination: false })
  const counts = new Map<string, number>()
  for (const { folder } of stored.array().parse(docs)) {
    if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name))
}

/** `GET /folders`: the folders that pictures are in, by name, for staff. */
export const foldersEndpoint: Endpoint = {
  path: '/folders',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
    return Response.json({ folders: await foldersOf(req) }, { headers: { 'cache-control': 'no-store' } })
  },
}
