import 'server-only'
import { type Outline, toOutline, toPlainText } from '@/content/to-plain-text'
import { contentTypeOf, type PostType } from '@/model/content-types'
import { countTexts } from '@/model/content-types/counts'
import { LIMITS } from '@/rules/limits'
import { LOCK_TEXTS } from '@/rules/page-texts/locks'
import { readingMinutes } from '@/rules/reading-time'
import { shorten } from '@/rules/shorten'
import { TEXTS } from '@/rules/texts'
import { type Restricted, readRestricted, restrictedHtml } from './first-lines.server'
import { rowsByUris, type StoredRow } from './queries.server'

/** Fewer headings say nothing of what an item holds. */
const MIN_HEADINGS = 3

/** Whether items of a type hold what they link to. Not in the type's record, which is in the scripts of every page. */
export const holdsLinks = (postType: PostType) => postType === 'rebootReviveWeeks'

/** A part of an item by its name, and the title of the item that it is about. */
type Part = { name: string; about?: string }

/** What an item holds, as far as everyone may know it even if it is restricted. */
export type Inside = {
  /** How much it is: "9 ingredients", "5 steps". */
  counts: readonly string[]
  /** What the parts are. */
  title: string
  /** The first parts, where the editor shows the first lines: ingredients, topics or headings. */
  parts: readonly Part[]
  /** How many parts come after them. */
  more: number
}

/** How much an item holds, and the names of its first parts where its editor shows its first lines to everyone. */
export async function insideOf(row: Pick<StoredRow, 'docId' | 'postType'>): Promise<Inside> {
  const doc = await readRestricted(row)
  if (!doc) return { counts: [], title: '', parts: [], more: 0 }
  const { counts, title, parts } = row.postType === 'recipes' ? recipeContents(doc) : await textContents(row, doc)
  // As of first lines, at most half of the names of ingredients: a short list would be the whole of it.
  const max = row.postType === 'recipes' ? Math.min(LIMITS.insideIngredients, parts.length / 2) : LIMITS.insideParts
  const shown = doc.showFirstLines ? parts.slice(0, max) : []
  return { counts, title, parts: shown, more: shown.length > 0 ? parts.length - shown.length : 0 }
}

type Contents = Pick<Inside, 'counts' | 'title' | 'parts'>

function recipeContents({ ingredientGroups, method }: Restricted): Contents {
  const names = (ingredientGroups ?? []).flatMap(({ ingredients }) => ingredients ?? []).map(({ name }) => name ?? '')
  const steps = method?.length ?? 0
  return {
    counts: [
      ...(names.length > 0 ? [LOCK_TEXTS.ingredientCount(names.length)] : []),
      ...(steps > 0 ? [LOCK_TEXTS.stepCount(steps), LOCK_TEXTS.cookMode] : []),
    ],
    title: LOCK_TEXTS.ingredients,
    parts: names.map((name) => ({ name: toPlainText(name) })),
  }
}

async function textContents({ postType }: Pick<StoredRow, 'postType'>, doc: Restricted): Promise<Contents> {
  const html = await restrictedHtml(doc)
  // The texts of a page are only a part of what it shows.
  const isRead = contentTypeOf(postType).joinPurpose === 'to read' && postType !== 'pages'
  const minutes = isRead ? readingMinutes(toPlainText(html)) : null
  const { items, links, sections } = toOutline(html)
  const counts = [
    ...(minutes ? [TEXTS.readingTime(minutes)] : []),
    ...(holdsLinks(postType) ? await countLinked(links) : []),
  ]
  // A single heading stands over the list of what is inside.
  const [only, second] = sections
  if (only && !second && items.length > 1) {
    const parts = items.map((item) => ({ name: shorten(item, LIMITS.insidePartChars).text }))
    return { counts, title: only.heading, parts }
  }
  if (sections.length < MIN_HEADINGS) return { counts, title: '', parts: [] }
  return { counts, title: LOCK_TEXTS.inside, parts: await withTitles(sections) }
}

/** How many published items there are of each type behind some addresses: "2 recipes". Pages are not counted. */
async function countLinked(links: readonly string[]): Promise<string[]> {
  const counts = new Map<PostType, number>()
  for (const { postType } of await listedRows(links)) {
    if (postType !== 'pages') counts.set(postType, (counts.get(postType) ?? 0) + 1)
  }
  return countTexts([...counts])
}

const listedRows = async (links: readonly (string | null)[]) =>
  (await rowsByUris(links.flatMap((href) => (href?.startsWith('/') ? [href] : [])))).filter(({ listed }) => listed)

/** Sections with the titles of what they link to. */
async function withTitles(sections: Outline['sections']): Promise<Part[]> {
  const rows = await listedRows(sections.map(({ href }) => href))
  const titles = new Map(rows.map(({ title, uri }) => [uri, title]))
  return sections.map(({ heading, href }) => ({
    name: shorten(heading, LIMITS.insidePartChars).text,
    about: titles.get(href),
  }))
}
