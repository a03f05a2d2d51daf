import { PASTE_PROBLEMS, type PastedIngredient } from './parse-line'
import { type PastedGroup, type PasteProblem, parsePastedList } from './parse-list'

/** What a pasted text gives a recipe, and what of it somebody must look at first. */
export type PasteResult = {
  groups: PastedGroup[]
  /** Lines that were not understood: they stay in the text. */
  unread: PasteProblem[]
  /** Remarks about lines that were. */
  remarks: PasteProblem[]
  /** The text of the lines that were not understood, each below its heading. */
  leftover: string
}

/** Said of lines that are read nevertheless. */
const REMARKS: readonly string[] = [PASTE_PROBLEMS.twoMeasures, PASTE_PROBLEMS.long]

const lines = (text: string) => text.split(/\r\n|\r|\n|\u2028|\u2029/)
const isHeading = (line: string) => Boolean(parsePastedList(`${line}\n1 lemon`).groups[0]?.title)

/** Reads a pasted list, and sets aside what it does not understand. */
export function previewPaste(text: string): PasteResult {
  const { problems } = parsePastedList(text)
  const unread = problems.filter(({ message }) => !REMARKS.includes(message))
  const remarks = problems.filter(({ message }) => REMARKS.includes(message))
  const unreadLines = new Set(unread.map(({ line }) => line))
  const readable = lines(text).map((line, index) => (unreadLines.has(index + 1) ? '' : line))
  const groups = parsePastedList(readable.join('\n')).groups.filter(({ ingredients }) => ingredients.length > 0)
  return { groups, unread, remarks, leftover: leftoverText(lines(text), unreadLines) }
}

function leftoverText(allLines: readonly string[], unreadLines: ReadonlySet<number>): string {
  const leftover: string[] = []
  let heading: string | null = null
  for (const [index, line] of allLines.entries()) {
    if (unreadLines.has(index + 1)) {
      if (heading !== null) leftover.push(heading)
      heading = null
      leftover.push(line)
    } else if (isHeading(line)) heading = line
  }
  return leftover.join('\n')
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
export function mergePasted<Ingredient extends Row>(
  existing: readonly Group<Ingredient>[],
  pasted: readonly PastedGroup[],
): Group<Ingredient | PastedIngredient>[] {
  const groups: Group<Ingredient | PastedIngredient>[] = existing
    .map((group) => ({ ...group, ingredients: (group.ingredients ?? []).filter((row) => !isBlank(row)) }))
    .filter(({ ingredients, title }) => ingredients.length > 0 || title?.trim())
  for (const { ingredients, title } of pasted) {
    const target = groups.find((group) => sameTitle(group, { title }))
    if (target) target.ingredients = [...(target.ingredients ?? []), ...ingredients]
    else groups.push({ title, ingredients: [...ingredients] })
  }
  return groups
}
