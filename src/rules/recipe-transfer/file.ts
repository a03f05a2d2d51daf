import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { LIMITS } from '@/rules/limits'
import { readCell, writeCell } from './cells'
import { FIELD_NAMES, type FieldName, isFieldName, type TransferRecipe } from './fields'
import type { Format } from './file-formats'

/** A recipe of a file. `row` is the spreadsheet's row number (the headings are row 1); in JSON it counts from 1. */
export type FileRow = { row: number; values: Partial<Record<FieldName, unknown>>; remarks: string[] }

/** The recipes of a file, or why it cannot be read at all. */
export type FileContent = { rows: FileRow[]; remarks: string[] } | { problem: string }

/** Without a byte-order mark, spreadsheets do not recognize UTF-8. */
const BOM = '\uFEFF'

/** Writes recipes as a file that {@link readFile} reads. */
export function writeFile(format: Format, recipes: readonly TransferRecipe[]): string {
  if (format === 'json') return `${JSON.stringify({ recipes }, null, 2)}\n`
  const rows = recipes.map((recipe) => FIELD_NAMES.map((name) => writeCell(name, recipe)))
  return BOM + stringify([FIELD_NAMES, ...rows], { record_delimiter: 'windows' })
}

/** Reads a file of recipes: comma, semicolon or tab, with or without a byte-order mark, any line ends. */
export function readFile(format: Format, bytes: Uint8Array): FileContent {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { problem: 'The file is not in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.' }
  }
  const content = format === 'json' ? readJson(text) : readCsv(text)
  if ('problem' in content) return content
  if (content.rows.length === 0) return { problem: 'There is no recipe in the file.' }
  if (content.rows.length > LIMITS.recipeImportRows)
    return {
      problem: `The file has ${content.rows.length} recipes. Import ${LIMITS.recipeImportRows} at most at a time.`,
    }
  return content
}

const unknownColumn = (name: string) => `“${name}” is not known and is left out.`

function readJson(text: string): FileContent {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    return { problem: `The file is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.` }
  }
  const entries = typeof read === 'object' && read !== null && 'recipes' in read ? read.recipes : read
  if (!Array.isArray(entries)) return { problem: 'The file must hold a list of recipes, or { "recipes": [ … ] }.' }
  const rows = entries.map((entry: unknown, index): FileRow => {
    const row = index + 1
    if (typeof entry !== 'object' || entry === null) return { row, values: {}, remarks: ['This is not a recipe.'] }
    const names = Object.keys(entry)
    return {
      row,
      values: Object.fromEntries(Object.entries(entry).filter(([name]) => isFieldName(name))),
      remarks: names.filter((name) => !isFieldName(name)).map(unknownColumn),
    }
  })
  return { rows, remarks: [] }
}

const BY_NAME = new Map(FIELD_NAMES.map((name) => [name.toLowerCase(), name]))

/** The delimiter that is most frequent in the headings; no field name contains one. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/\r|\n/, 1)
  const count = (sign: string) => headings.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function readCsv(text: string): FileContent {
  let records: string[][]
  try {
    records = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problem: `The file cannot be read as CSV: ${error.message}.` }
  }
  const [headings = [], ...rest] = records
  const columns = headings.map((heading) => BY_NAME.get(heading.trim().toLowerCase()))
  const known = columns.filter((name) => name !== undefined)
  if (!known.includes('title') && !known.includes('slug') && !known.includes('databaseId'))
    return { problem: 'The first row must name the columns, among them title, slug or databaseId.' }
  const duplicate = known.find((name, index) => known.indexOf(name) !== index)
  if (duplicate) return { problem: `The column ${duplicate} appears twice.` }
  return {
    rows: rest
      .map((cells, index) => csvRow(index + 2, columns, cells))
      .filter((_, index) => rest[index]?.some((cell) => cell.trim() !== '')),
    remarks: headings.filter((heading, index) => heading.trim() && !columns[index]).map(unknownColumn),
  }
}

function csvRow(row: number, columns: readonly (FieldName | undefined)[], cells: readonly string[]): FileRow {
  const read: FileRow = { row, values: {}, remarks: [] }
  for (const [index, name] of columns.entries()) {
    if (!name || cells[index] === undefined) continue
    const { remarks, value } = readCell(name, cells[index])
    read.values[name] = value
    read.remarks.push(...remarks)
  }
  return read
}
