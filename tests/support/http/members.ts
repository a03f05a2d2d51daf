import { z } from 'zod'
import { ownAddress } from './addresses'
import { ask, type RequestOptions } from './client'
import { signInPerson } from './sessions'
import { createUser } from './users'

/** Somebody who is signed in, with an address of their own to ask from. */
export type SignedIn = { id: number; asks: (target: string, asking?: RequestOptions) => ReturnType<typeof ask> }

/** Makes a member whom no other test uses, and signs them in; `removePeople` takes them away. */
export async function aSignedInMember(parts: Record<string, unknown> = {}): Promise<SignedIn> {
  const person = await createUser(parts)
  const cookie = await signInPerson(person)
  const from = ownAddress()
  return { id: person.id, asks: (target, asking) => ask(target, { cookie, from, ...asking }) }
}

const cards = z.object({ posts: z.array(z.object({ databaseId: z.number(), slug: z.string() })) })

/** The databaseId of a recipe of the demo. */
export async function recipeIdOf(slug: string): Promise<number> {
  const { posts } = cards.parse((await ask('/api/posts/?postType=recipes', { from: ownAddress() })).json)
  const found = posts.find((card) => card.slug === slug)
  if (!found) throw new Error(`There is no recipe ${slug}.`)
  return found.databaseId
}
