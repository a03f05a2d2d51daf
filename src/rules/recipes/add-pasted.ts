import { PASTE_PROBLEMS, type PastedIngredient } from './pasted-line'
import { type PastedGroup, type PasteProblem, readPastedList } from './pasted-list'

/** What a pasted text gives a recipe, and what of it somebody must look at first. */
export type PasteOffer = {
  groups: PastedGroup[]
  /** Lines that were not understood: they stay in the text. */
  unread: PasteProblem[]
  /** Remarks about lines that were. */
  remarks: PasteProblem[]
  /** The text of the lines that were not understood, each below its heading. */
  kept: string
}

/** Said of lines that are read nevertheless. */
const REMARKS: readonly string[] = [PASTE_PROBLEMS.twoMeasures, PASTE_PROBLEMS.long]

const lines = (text: string) => text.split(/\r\n|\r|\n|\u2028|\u2029/)
const isHeading = (line: string) => Boolean(readPastedList(`${line}\n1 lemon`).groups[0]?.title)

/** Reads a pasted list, and sets aside what it does not understand. */
export function offerOf(text: string): PasteOffer {
  const { problems } = readPastedList(text)
  const unread = problems.filter(({ message }) => !REMARKS.includes(message))
  const remarks = problems.filter(({ message }) => REMARKS.includes(message))
  const set = new Set(unread.map(({ line }) => line))
  const understood = lines(text).map((line, index) => (set.has(index + 1) ? '' : line))
  const groups = readPastedList(understood.join('\n')).groups.filter(({ ingredients }) => ingredients.length > 0)
  return { groups, unread, remarks, kept: keptOf(lines(text), set) }
}

function keptOf(all: readonly string[], set: ReadonlySet<number>): string {
  const kept: string[] = []
  let heading: string | null = null
  for (const [index, line] of all.entries()) {
    if (set.has(index + 1)) {
      if (heading !== null) kept.push(heading)
      heading = null
      kept.push(line)
    } else if (isHeading(line)) heading = line
  }
  return kept.join('\n')
}

type Row = { name?: string | null; quantity?: string | null; unit?: string | null }
type Group<Ingredient> = { title?: string | null; ingredients?: Ingredient[] | null }

const isBlank = ({ name, quantity, unit }: Row) => !name?.trim() && !quantity?.trim() && !unit?.trim()
const sameTitle = (one: Group<unknown>, other: Group<unknown>) =>
  (one.title ?? '').trim().toLowerCase() === (other.title ?? '').trim().toLowerCase()

/**
 * A recipe's groups with pasted ones behind them; where a group of that title is there already, its
 * ingredients go on. Rows that nobody has filled in give way. What was there keeps its ids.
 */
export function withPasted<Ingredient extends Row>(
  existing: readonly Group<Ingredient>[],
  pasted: readonly PastedGroup[],
): Group<Ingredient | PastedIngredient>[] {
  const groups: Group<Ingredient | PastedIngredient>[] = existing
    .map((group) => ({ ...group, ingredients: (group.ingredients ?? []).filter((row) => !isBlank(row)) }))
    .filter(({ ingredients, title }) => ingredients.length > 0 || title?.trim())
  for (const { ingredients, title } of pasted) {
    const place = groups.find((group) => sameTitle(group, { title }))
    if (place) place.ingredients = [...(place.ingredients ?? []), ...ingredients]
    else groups.push({ title, ingredients: [...ingredients] })
  }
  return groups
}
