import type { PayloadRequest } from 'payload'

/** The names of people by id, for other staff; those who have left are missing. */
export async function staffNames(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { firstName: true, lastName: true, username: true },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(
    docs.map(({ firstName, id, lastName, username }) => [
      id,
      [firstName, lastName].filter(Boolean).join(' ') || (username ?? 'Someone without a name'),
    ]),
  )
}
