import { z } from 'zod'
import { ownAddress } from './addresses'
import { type RequestOptions, sendRequest } from './client'
import { signInUser } from './sessions'
import { createUser } from './users'

/** A member who is signed in, with their own address to send from. */
export type SignedIn = {
  id: number
  sendAs: (target: string, options?: RequestOptions) => ReturnType<typeof sendRequest>
}

/** Creates a member for one test, signed in; `removeUsers` deletes them. */
export async function aSignedInMember(parts: Record<string, unknown> = {}): Promise<SignedIn> {
  const person = await createUser(parts)
  const cookie = await signInUser(person)
  const from = ownAddress()
  return { id: person.id, sendAs: (target, options) => sendRequest(target, { cookie, from, ...options }) }
}

const cards = z.object({ posts: z.array(z.object({ databaseId: z.number(), slug: z.string() })) })

/** The databaseId of a demo recipe. */
export async function recipeIdOf(slug: string): Promise<number> {
  const { posts } = cards.parse((await sendRequest('/api/posts/?postType=recipes', { from: ownAddress() })).json)
  const found = posts.find((card) => card.slug === slug)
  if (!found) throw new Error(`There is no recipe ${slug}.`)
  return found.databaseId
}
