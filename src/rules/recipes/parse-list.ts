import { GLYPHS } from './amount'
import { type PastedIngredient, parseLine } from './parse-line'

export type PastedGroup = { title: string; ingredients: PastedIngredient[] }

/** A line that was not fully understood; `line` counts from 1. The list is accepted all the same. */
export type PasteProblem = { line: number; text: string; message: string }

export type PastedList = { groups: PastedGroup[]; problems: PasteProblem[] }

export const EMPTY_GROUP = 'There is no ingredient below this heading.'

const BULLET = /^(?:(?!\*\*)[-*•▢☐◦·–—]+\s*(?:\[[ xX]?\]\s*)?|\[[ xX]?\]\s*)/
const MARKED = /^(?:#{1,6}\s+(.+?)|\*\*(.+?):?\*\*:?|(.+?)\s*:)$/
const FOR_THE = /^for (?:the|a|an) [^\d,]+$/i
const CAPITALS = /^[^\p{Ll}\d]*\p{Lu}[^\p{Ll}\d]*\p{Lu}[^\p{Ll}\d]*$/u
const AMOUNT_FIRST = new RegExp(`^[\\d${GLYPHS}]`)

/** The text of a heading; null for any other line. @param allCapitals whether the whole list is in capitals */
function headingOf(line: string, allCapitals: boolean): string | null {
  if (AMOUNT_FIRST.test(line)) return null
  const [, ...marked] = MARKED.exec(line) ?? []
  const title = marked.find((text) => text !== undefined)?.trim()
  if (title) return title
  return FOR_THE.test(line) || (!allCapitals && CAPITALS.test(line)) ? line : null
}

/**
 * Parses a list of ingredients that an editor pastes as plain text, one per line. A line that ends in a
 * colon, is marked as a heading, is all in capitals, or starts with "For the …" begins a group. Nothing is lost:
 * a line that cannot be parsed becomes an ingredient's name and is listed among the problems.
 */
export function parsePastedList(text: string): PastedList {
  const groups: PastedGroup[] = []
  const problems: PasteProblem[] = []
  const headings = new Map<PastedGroup, PasteProblem>()
  const allCapitals = !/\p{Ll}/u.test(text)
  for (const [index, raw] of text.split(/\r\n|\r|\n|\u2028|\u2029/).entries()) {
    const line = raw.trim().replace(BULLET, '').trim()
    if (line === '') continue
    const title = headingOf(line, allCapitals)
    if (title !== null) {
      const group = { title, ingredients: [] }
      groups.push(group)
      headings.set(group, { line: index + 1, text: raw.trim(), message: EMPTY_GROUP })
      continue
    }
    const { ingredient, problem } = parseLine(line)
    if (groups.length === 0) groups.push({ title: '', ingredients: [] })
    groups.at(-1)?.ingredients.push(ingredient)
    if (problem) problems.push({ line: index + 1, text: raw.trim(), message: problem })
  }
  for (const [group, problem] of headings) if (group.ingredients.length === 0) problems.push(problem)
  return { groups, problems: problems.sort((a, b) => a.line - b.line) }
}
