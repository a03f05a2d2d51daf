import { PASTE_PROBLEMS, type PastedIngredient } from './parse-line'
import { type PastedGroup, type PasteProblem, parsePastedList } from './parse-list'

/** The groups of a pasted text, and the lines that the editor must check first. */
export type PasteResult = {
  groups: PastedGroup[]
  /** Lines that were not understood: they stay in the text field. */
  unread: PasteProblem[]
  /** Remarks about lines that were understood. */
  remarks: PasteProblem[]
  /** The lines that were not understood, each below its heading. */
  leftover: string
}

/** Messages about lines that are accepted all the same. */
const REMARKS: readonly string[] = [PASTE_PROBLEMS.twoMeasures, PASTE_PROBLEMS.long]

const lines = (text: string) => text.split(/\r\n|\r|\n|\u2028|\u2029/)
const isHeading = (line: string) => Boolean(parsePastedList(`${line}\n1 lemon`).groups[0]?.title)

/** Parses a pasted list and separates the lines that are not understood. */
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
 * Appends pasted groups to a recipe's groups. Ingredients of a group whose title exists are appended to it. Empty rows are
 * removed. Existing rows keep their ids.
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
