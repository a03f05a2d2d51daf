import type { Payload, PayloadRequest } from 'payload'

type Named = { firstName?: string | null; lastName?: string | null; username?: string | null }

/** A person's name for other staff. */
export const nameOf = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (username ?? 'Someone without a name')

const NAME = { firstName: true, lastName: true, username: true } as const

/** The names of people by id, for other staff; those who have left are missing. */
export async function staffNames(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: NAME,
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((person) => [person.id, nameOf(person)]))
}

/** The names of all staff by id. */
export async function allStaffNames(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { not_equals: 'member' } },
    select: NAME,
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map((person) => [person.id, nameOf(person)]))
}
