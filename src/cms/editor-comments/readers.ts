import type { PayloadRequest, TypedUser, Where } from 'payload'
import type { DocumentRef } from '../documents/document'
import { NOT_IN_TRASH } from '../trash/not-in-trash'
import { nameOf } from '../versions/names'

/** A person whom staff can mention. The username is in lower case. */
export type Person = { id: number; username: string; name: string; email: string; firstName: string | null }

/** The staff who may read a document, by its own access rule. */
export async function readersOf(req: PayloadRequest, document: DocumentRef): Promise<Person[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { not_equals: 'member' } }, { deletionAt: { exists: false } }] },
    depth: 0,
    pagination: false,
    sort: 'username',
    req,
  })
  const readers: Person[] = []
  for (const user of docs) {
    if (!(await mayRead(req, { ...user, collection: 'users' }, document))) continue
    const { email, firstName, id, username } = user
    readers.push({ id, email, firstName: firstName ?? null, username: username.toLowerCase(), name: nameOf(user) })
  }
  return readers
}

async function mayRead(req: PayloadRequest, user: TypedUser, { docId, entity }: DocumentRef): Promise<boolean> {
  const { access } = req.payload.collections[entity].config
  // The request of that person: the rules read its user and its context.
  const allowed = await access.read({ id: docId, req: { ...req, context: {}, user } as PayloadRequest })
  if (typeof allowed === 'boolean') return allowed
  const where: Where = { and: [allowed, { id: { equals: docId } }, NOT_IN_TRASH] }
  return (await req.payload.db.count({ collection: entity, where, req })).totalDocs > 0
}
