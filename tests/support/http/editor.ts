import { z } from 'zod'
import type { PostType } from '@/model/content-types'
import { cookieOf } from './accounts'
import { type ApiResponse, sendRequest } from './client'

const written = z.object({ doc: z.object({ id: z.number(), slug: z.string(), databaseId: z.number() }) })

/** Changes content in the CMS as an editor, by its REST API. Only a manager deletes for good. */
export async function asEditor(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<ApiResponse> {
  return sendRequest(`/cms/api${path}`, {
    method,
    body,
    cookie: await cookieOf(method === 'DELETE' ? 'manager' : 'editor'),
  })
}

/** As {@link asEditor}, and expects success. */
export async function edit(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<ApiResponse> {
  const response = await asEditor(method, path, body)
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text.slice(0, 500)}`)
  return response
}

export type MadeRecipe = { id: number; slug: string; databaseId: number; path: string }

/** A word that is on no other page. */
export const aWord = () => `w${Math.random().toString(36).slice(2)}`

/** The fields of a valid recipe; `parts` overrides them. */
export function aRecipe(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: `Test recipe ${aWord()}`,
    summary: 'Made by a test, and taken away by it.',
    servings: 2,
    totalTime: 10,
    nutritionKcal: 100,
    nutritionProtein: 10,
    nutritionSugars: 1,
    requiredPlan: 'none',
    ingredientGroups: [{ ingredients: [{ quantity: '1', unit: '', name: 'Test onion' }] }],
    method: [{ title: 'One step', text: 'Do what the test says.' }],
    _status: 'published',
    ...parts,
  }
}

const made: { collection: string; id: number }[] = []

/** Creates a recipe; {@link removeMade} deletes it. */
export async function makeRecipe(parts?: Record<string, unknown>): Promise<MadeRecipe> {
  const { json } = await edit('POST', '/recipes?depth=0', aRecipe(parts))
  const { doc } = written.parse(json)
  made.push({ collection: 'recipes', id: doc.id })
  return { ...doc, path: `/recipes/${doc.slug}/` }
}

/** Creates an item of a type that has no other required fields; {@link removeMade} deletes it. */
export async function makeItem(collection: Exclude<PostType, 'pages' | 'recipes'>, parts: Record<string, unknown>) {
  const { json } = await edit('POST', `/${collection}?depth=0`, {
    requiredPlan: 'none',
    _status: 'published',
    ...parts,
  })
  const { doc } = written.parse(json)
  made.push({ collection, id: doc.id })
  return doc
}

const foundPages = z.object({ docs: z.tuple([z.object({ id: z.number(), layout: z.array(z.unknown()) })]) })

/** The page with a slug, as an editor finds it. */
export async function pageWithSlug(slug: string): Promise<{ id: number; layout: unknown[] }> {
  const query = `depth=0&where[slug][equals]=${slug}`
  const { json } = await sendRequest(`/cms/api/pages?${query}`, { cookie: await cookieOf('editor') })
  return foundPages.parse(json).docs[0]
}

/** Creates a top-level page; {@link removeMade} deletes it. */
export async function makePage(parts: Record<string, unknown>): Promise<MadeRecipe> {
  const { json } = await edit('POST', '/pages?depth=0', {
    title: `Test page ${aWord()}`,
    requiredPlan: 'none',
    _status: 'published',
    ...parts,
  })
  const { doc } = written.parse(json)
  made.push({ collection: 'pages', id: doc.id })
  return { ...doc, path: `/${doc.slug}/` }
}

/** Changes a recipe and publishes it. */
export function publish({ id }: { id: number }, change: Record<string, unknown> = {}): Promise<ApiResponse> {
  return edit('PATCH', `/recipes/${id}?depth=0`, { ...change, _status: 'published' })
}

/** Deletes what a test file created and has not deleted itself. */
export async function removeMade(): Promise<void> {
  for (const { collection, id } of made.splice(0)) await asEditor('DELETE', `/${collection}/${id}`)
}
