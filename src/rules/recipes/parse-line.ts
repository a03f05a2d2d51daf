import { AMOUNT, GLYPHS } from './amount'
import { parseQuantity } from './quantity'
import { parseUnit, UNIT_SPELLINGS, unitMeasure } from './units'

/** An ingredient that was parsed from one line, in the fields of the admin. Missing parts are ''. */
export type PastedIngredient = {
  quantity: string
  /** In the singular: "cup" for a line with "cups". */
  unit: string
  name: string
  note: string
  /** A URL in the line. */
  link: string
  scales: boolean
}

/** A parsed line, and a message for the editor when it was not fully understood. Nothing is lost: unclear text becomes the name. */
export type ParsedLine = { ingredient: PastedIngredient; problem: string | null }

export const PASTE_PROBLEMS = {
  noName: 'There is an amount here but no ingredient.',
  unreadable: 'The amount cannot be read. Write it as 200, 1/2, 1 1/2 or 2-3.',
  twoAmounts: 'There are two amounts here. Split it into two lines, or write one amount.',
  twoMeasures: 'The amount is given in two units. Only the first is scaled with the servings.',
  long: 'This line is very long. Is it an ingredient?',
} as const

const LONG_CHARS = 160

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const UNIT = `(?:${UNIT_SPELLINGS.map(escaped).join('|')})\\.?(?![\\p{L}\\d])`
const ABOUT = '(?:(?:about|around|approximately|approx\\.?|ca\\.|~)\\s*)?'
const STARTS_ABOUT = new RegExp(`^${ABOUT}`, 'i')
const RANGE = `(?:${AMOUNT})(?:\\s*(?:-|–|—|\\bto\\b)\\s*(?:${AMOUNT}))?`

const FIXED = /\s*[([*]\s*does not scale\s*[)\]*]\s*/i
const MARKDOWN_LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+|\/[^\s)]*)\)/
const BARE_LINK = /\s*\(?(https?:\/\/[^\s)]+)\)?/
/** "a good pinch of salt": an amount without a number. */
const VAGUE_AMOUNT =
  /^((?:an?\s+)?(?:(?:small|large|big|good|generous)\s+)?(?:pinch|handful|dash|splash|squeeze|knob|drizzle)(?:es|s)?)\s+(?:of\s+)?(?=\S)/i
/** An amount must end at a word boundary: "7up", "2% milk" and "14-ounce can" do not begin with one. */
const MEASURED = new RegExp(`^(${ABOUT}${RANGE})(?:\\s*(${UNIT})|(?=[\\s([×]|$)|(?=x\\s*\\d))`, 'iu')
const LOOKS_MEASURED = new RegExp(`^[\\d${GLYPHS}.]+[\\d/.,⁄]*[/⁄][\\d/.,⁄]*(?=\\s|$)`)
const EACH = new RegExp(`^\\s*[x×]\\s*((?:${AMOUNT})\\s*(?:${UNIT})?)`, 'iu')
const IN_BRACKETS = /^\s*(\([^)]*\))/
const OTHER_MEASURE = new RegExp(`^\\s*(?:/|\\bor\\b)\\s*((?:${RANGE})\\s*${UNIT})`, 'iu')
const MORE = new RegExp(`^\\s*(?:\\+|plus\\b|and\\b|&)\\s*(?:${AMOUNT})`, 'iu')
const MEASURE_INSIDE = new RegExp(`(?:${AMOUNT})\\s*-?\\s*(${UNIT})`, 'iu')
const OF = /^\s*of\s+/i
/** Where the name ends and the note begins. */
const NOTE =
  /\s*(?:,\s*|\s[-–—]\s+|(?=\s*\()|\s+(?=(?:to taste|to serve|for serving|to garnish|for garnish|optional)$))/i

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Parses one line of a pasted list: "1 1/2 cups flour, sifted".
 * @param line without its bullet
 */
export function parseLine(line: string): ParsedLine {
  const written = collapseSpaces(line)
  const scales = !FIXED.test(written)
  const { link, text } = withoutLink(collapseSpaces(written.replace(FIXED, ' ')))
  const asName = (problem: string | null): ParsedLine => ({
    ingredient: { quantity: '', unit: '', ...splitNote(text), link, scales },
    problem,
  })
  if (text.length > LONG_CHARS) return asName(PASTE_PROBLEMS.long)
  const vague = VAGUE_AMOUNT.exec(text)
  if (vague) {
    const [start, quantity = ''] = vague
    return { ingredient: { quantity, unit: '', ...splitNote(text.slice(start.length)), link, scales }, problem: null }
  }
  const measured = MEASURED.exec(text)
  if (!measured) return asName(LOOKS_MEASURED.test(text) ? PASTE_PROBLEMS.unreadable : null)
  const [start, quantity = '', unitBefore = ''] = measured
  if (!parseQuantity(quantity.replace(STARTS_ABOUT, ''))) return asName(PASTE_PROBLEMS.unreadable)
  const { notes, problem, rest, unit } = parseRest(text.slice(start.length), unitBefore)
  if (MORE.test(rest)) return asName(PASTE_PROBLEMS.twoAmounts)
  const { name, note } = splitNote(rest)
  const own = { quantity: collapseSpaces(quantity), link, scales }
  if (name === '') return unitAsName(own, unitBefore, [...notes, note]) ?? asName(PASTE_PROBLEMS.noName)
  const ingredient = { ...own, unit: parseUnit(unit) ?? '', name, note: joinNotes([...notes, note]) }
  return { ingredient, problem }
}

const joinNotes = (notes: readonly string[]) =>
  collapseSpaces(notes.filter(Boolean).join(', ').replaceAll('), (', ') ('))

/** Parses the text between the amount and the name: sizes, an alternative measure, and a unit that follows them. */
function parseRest(after: string, unitBefore: string) {
  const notes: string[] = []
  let rest = after
  let unit = unitBefore
  let problem: string | null = null
  const consume = (pattern: RegExp): string | null => {
    const found = pattern.exec(rest)
    if (!found) return null
    rest = rest.slice(found[0].length)
    return found[1] ?? ''
  }
  const size = consume(EACH)
  if (size) notes.push(`(each ${collapseSpaces(size)})`)
  const other = consume(OTHER_MEASURE)
  if (other) notes.push(`or ${collapseSpaces(other)}`)
  const bracket = consume(IN_BRACKETS)
  if (bracket) notes.push(bracket)
  if (other || (bracket && isSameAmount(unitBefore, bracket))) problem = PASTE_PROBLEMS.twoMeasures
  if (unit === '') unit = consume(new RegExp(`^\\s*(${UNIT})`, 'iu')) ?? ''
  rest = rest.replace(OF, '')
  return { notes, problem, rest, unit }
}

/** "200 g (7 oz)" gives one amount in two units; "1 cup (packed)" and "1 can (14 oz)" do not. */
function isSameAmount(unit: string, bracket: string): boolean {
  const [first, second] = [unit, MEASURE_INSIDE.exec(bracket)?.[1] ?? ''].map(parseUnit)
  return Boolean(first && second && unitMeasure(first) && unitMeasure(second))
}

/** A counted unit without a name is the name: "6 cloves" are the spice. */
function unitAsName(
  own: Omit<PastedIngredient, 'unit' | 'name' | 'note'>,
  unit: string,
  notes: string[],
): ParsedLine | null {
  const known = parseUnit(unit)
  if (!known || unitMeasure(known)) return null
  return { ingredient: { ...own, unit: '', name: unit, note: joinNotes(notes) }, problem: null }
}

function splitNote(text: string): { name: string; note: string } {
  const rest = collapseSpaces(text)
  const end = NOTE.exec(rest)
  if (!end || end.index === 0) return { name: rest, note: '' }
  return { name: rest.slice(0, end.index), note: collapseSpaces(rest.slice(end.index + end[0].length)) }
}

function withoutLink(text: string): { text: string; link: string } {
  const [markdown, words, address] = MARKDOWN_LINK.exec(text) ?? []
  if (markdown && words && address) return { text: text.replace(markdown, words), link: address }
  const [bare, link] = BARE_LINK.exec(text) ?? []
  return bare && link && collapseSpaces(text.replace(bare, '')) !== ''
    ? { text: collapseSpaces(text.replace(bare, '')), link }
    : { text, link: '' }
}
