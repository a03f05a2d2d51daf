import type { PayloadRequest } from 'payload'
import { contentTypeOf, isPostType, type PostType } from '@/model/content-types'
import { localPageUri } from '@/rules/links/local-link'
import { type LinkReference, linkReference } from '@/rules/links/reference'
import { compileRedirects, findRedirect, type Redirects } from '@/rules/redirects'
import { siteOrigin } from '@/runtime/env'
import { NOT_IN_TRASH } from '../trash/not-in-trash'

/** What a link leads to, for editors. */
export type LinkTarget = {
  title: string
  /** Such as "Recipe". */
  kind: string
  /** On the site; null if it is not published. */
  uri: string | null
  /** Its form, below the admin's route. */
  path: string
}

/** A link with its target, where that is known, and why it does not work, or takes a detour. */
export type LinkState = {
  link: string
  target: LinkTarget | null
  problem: string | null
  /** Where a redirect leads; null without one. */
  redirectsTo: string | null
}

type Row = { databaseId: number; docId: number; postType: PostType; title: string; uri?: string | null }
const row = { databaseId: true, docId: true, postType: true, title: true, uri: true } as const

/** Links of rich text to a document, as a link of their own: `pages:12`, by the collection and the id there. */
const DOCUMENT = /^([a-zA-Z]+):(\d{1,9})$/

const documentLink = (collection: string, id: number | string) => `${collection}:${id}`

/** Everything that links can lead to; read once for many links. */
export type Targets = {
  byNumber: ReadonlyMap<number, Row>
  byDocument: ReadonlyMap<string, Row>
  byUri: ReadonlyMap<string, Row>
  redirects: Redirects
}

export async function loadTargets(req: PayloadRequest): Promise<Targets> {
  const { db } = req.payload
  const [{ docs: rows }, { docs: redirects }] = await Promise.all([
    db.find<Row>({ collection: 'catalogue', pagination: false, select: row, req }),
    db.find<{ from: string; to: string }>({ collection: 'redirects', where: NOT_IN_TRASH, pagination: false, req }),
  ])
  return {
    byNumber: new Map(rows.map((one) => [one.databaseId, one])),
    byDocument: new Map(rows.map((one) => [documentLink(one.postType, one.docId), one])),
    byUri: new Map(rows.flatMap((one) => (one.uri ? [[one.uri, one]] : []))),
    redirects: compileRedirects(redirects).redirects,
  }
}

const targetOf = ({ docId, postType, title, uri }: Row): LinkTarget => ({
  title,
  kind: contentTypeOf(postType).one,
  uri: uri ?? null,
  path: `/collections/${postType}/${docId}`,
})

/** The published document that a link leads to; null for every other link. */
export function publishedTarget({ byDocument, byNumber, byUri }: Targets, link: string): Row | null {
  const reference = linkReference(link)
  if (reference) return (reference.kind === 'item' && byNumber.get(reference.id)) || null
  const uri = localPageUri(link, siteOrigin())
  return (uri === null ? byDocument.get(link) : byUri.get(uri)) ?? null
}

/** Checks links. @returns the state of each, in order */
export async function checkLinks(
  req: PayloadRequest,
  links: readonly string[],
  targets?: Targets,
): Promise<LinkState[]> {
  const known = targets ?? (await loadTargets(req))
  const unpublished = await unpublishedTargets(
    req,
    links.filter((link) => publishedTarget(known, link) === null),
  )
  return links.map((link): LinkState => {
    const found = publishedTarget(known, link)
    const uri = localPageUri(link, siteOrigin())
    const redirectsTo = uri === null ? null : findRedirect(known.redirects, uri)
    if (redirectsTo !== null) {
      return { link, target: found && targetOf(found), problem: `${uri} redirects to ${redirectsTo}.`, redirectsTo }
    }
    if (found) return { link, target: targetOf(found), problem: null, redirectsTo }
    if (uri !== null) return { link, target: null, problem: `Nothing is published at ${uri}.`, redirectsTo }
    if (!linkReference(link) && !DOCUMENT.test(link)) return { link, target: null, problem: null, redirectsTo }
    const target = unpublished.get(link) ?? null
    return { link, target, problem: problemOf(link, target), redirectsTo }
  })
}

function problemOf(link: string, target: LinkTarget | null): string | null {
  if (!target) return 'What this link led to was deleted.'
  return linkReference(link)?.kind === 'file' ? null : `“${target.title}” is not published.`
}

type Wanted = { collection: 'media' | PostType; field: 'id' | 'databaseId'; id: number; link: string }

/** What references lead to that is not published, and pictures, by their links. */
async function unpublishedTargets(req: PayloadRequest, links: readonly string[]): Promise<Map<string, LinkTarget>> {
  const wanted = await wantedOf(req, [...new Set(links)])
  const found = new Map<string, LinkTarget>()
  for (const { collection, field, id, link } of wanted) {
    const { docs } = await req.payload.find({
      collection,
      where: { [field]: { equals: id } },
      draft: collection !== 'media',
      depth: 0,
      limit: 1,
      pagination: false,
      req,
    })
    const doc = docs[0]
    if (!doc) continue
    const path = `/collections/${collection}/${doc.id}`
    if ('filename' in doc) {
      found.set(link, { title: doc.alt, kind: 'Picture', uri: doc.url ?? null, path })
    } else if ('title' in doc) {
      const kind = collection === 'media' ? 'Picture' : contentTypeOf(collection).one
      found.set(link, { title: doc.title || `${kind} ${doc.id}`, kind, uri: null, path })
    }
  }
  return found
}

async function wantedOf(req: PayloadRequest, links: readonly string[]): Promise<Wanted[]> {
  const references = links.map((link) => ({ link, reference: linkReference(link) }))
  const numbers = references.flatMap(({ reference }) => (reference?.kind === 'item' ? [reference.id] : []))
  const types = await typesOf(req, numbers)
  return references.flatMap(({ link, reference }): Wanted[] => {
    if (reference) return wantedReference(reference, link, types)
    const [, collection, id] = DOCUMENT.exec(link) ?? []
    return isPostType(collection) ? [{ collection, field: 'id', id: Number(id), link }] : []
  })
}

function wantedReference({ id, kind }: LinkReference, link: string, types: Map<number, PostType>): Wanted[] {
  if (kind === 'file') return [{ collection: 'media', field: 'id', id, link }]
  const collection = types.get(id)
  return collection ? [{ collection, field: 'databaseId', id, link }] : []
}

/** The types of items by their databaseIds, which `identities` keeps for good. */
async function typesOf({ payload }: PayloadRequest, numbers: readonly number[]): Promise<Map<number, PostType>> {
  if (numbers.length === 0) return new Map()
  const { docs } = await payload.db.find<{ id: number; postType: string }>({
    collection: 'identities',
    where: { id: { in: [...numbers] } },
    pagination: false,
  })
  return new Map(docs.flatMap(({ id, postType }) => (isPostType(postType) ? [[id, postType]] : [])))
}
