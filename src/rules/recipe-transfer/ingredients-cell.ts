import { ingredientText } from '@/rules/recipes/ingredient-text'
import { parsePastedList } from '@/rules/recipes/parse-list'
import { type TransferGroup, type TransferIngredient, toSingleLine } from './recipe'

/*
 * Ingredients in one cell, one per line, as an editor would paste them. An ingredient that would not survive parsing is
 * written in columns instead: "| 3 | tbsp | Olive oil | extra virgin | /shop/ | does not scale".
 */

const COLUMN = '|'
const FIXED = 'does not scale'

const escapeColumn = (text: string) => text.replace(/[\\|]/g, '\\$&')

const toColumns = ({ link, name, note, quantity, scales, unit }: TransferIngredient) =>
  [quantity, unit, name, note, link, scales ? '' : FIXED].map((part) => ` ${escapeColumn(part)} `.replace('  ', ' '))

/** Splits a line into columns; a backslash escapes a bar. */
function splitColumns(line: string): string[] {
  const parts = ['']
  for (const [part] of line.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (part === COLUMN) parts.push('')
    else parts[parts.length - 1] += part.length > 1 ? part.charAt(1) : part
  }
  return parts.map((part) => part.trim())
}

function readColumns(line: string): TransferIngredient {
  const [quantity = '', unit = '', name = '', note = '', link = '', scales = ''] = splitColumns(line.slice(1))
  return { quantity, unit, name, note, link, scales: scales.toLowerCase() !== FIXED }
}

type ParsedLine = { heading: string } | { ingredient: TransferIngredient; problem: string | null } | null

/** Parses one line: a heading, an ingredient, or null for an empty line. */
function parseLine(written: string): ParsedLine {
  const line = written.trim()
  if (line.startsWith(COLUMN)) return { ingredient: readColumns(line), problem: null }
  if (/^#(?:\s|$)/.test(line)) return { heading: toSingleLine(line.slice(1)) }
  const { groups, problems } = parsePastedList(line)
  const group = groups[0]
  const ingredient = group?.ingredients[0]
  if (ingredient) return { ingredient, problem: problems[0]?.message ?? null }
  return group ? { heading: group.title } : null
}

const isSame = (one: TransferIngredient, other: TransferIngredient) =>
  JSON.stringify(toColumns(one)) === JSON.stringify(toColumns(other))

function writeIngredient(ingredient: TransferIngredient): string {
  const plain = ingredientText(ingredient)
  const reread = parseLine(plain)
  if (reread && 'ingredient' in reread && reread.problem === null && isSame(reread.ingredient, ingredient)) return plain
  return `${COLUMN}${toColumns(ingredient).join(COLUMN)}`.trimEnd()
}

function writeHeading(title: string): string {
  const plain = `${title}:`
  const reread = parseLine(plain)
  return reread && 'heading' in reread && reread.heading === title ? plain : `# ${title}`.trimEnd()
}

/** Groups of ingredients as the text of one cell. */
export function writeIngredients(groups: readonly TransferGroup[]): string {
  return groups
    .map(({ ingredients, title }, index) => {
      const heading = index === 0 && title === '' && ingredients.length > 0 ? [] : [writeHeading(title)]
      return [...heading, ...ingredients.map(writeIngredient)].join('\n')
    })
    .join('\n\n')
}

/** Parses the ingredient groups of a cell. @returns the groups, and remarks about lines that were not understood */
export function readIngredients(text: string): { groups: TransferGroup[]; remarks: string[] } {
  const groups: TransferGroup[] = []
  const remarks: string[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const read = parseLine(line)
    if (read === null) continue
    if ('heading' in read) {
      groups.push({ title: read.heading, ingredients: [] })
      continue
    }
    if (groups.length === 0) groups.push({ title: '', ingredients: [] })
    groups.at(-1)?.ingredients.push(read.ingredient)
    if (read.problem) remarks.push(`“${line.trim()}”: ${read.problem}`)
  }
  return { groups, remarks }
}
