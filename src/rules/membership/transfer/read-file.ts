import { CsvError, parse } from 'csv-parse/sync'
import { LIMITS } from '../../limits'
import { fromCell } from '../../recipe-transfer/escape'
import { MEMBERSHIP_COLUMNS, type MembershipCells, type MembershipColumn } from './columns'

/** A line of a file, with its number in the file; the headings are line 1. */
export type FileLine = { line: number; cells: MembershipCells }

/** The lines of a file, or why it cannot be read at all. */
export type MembershipFile = { lines: FileLine[]; remarks: string[] } | { problem: string }

const BY_NAME: ReadonlyMap<string, MembershipColumn> = new Map(
  MEMBERSHIP_COLUMNS.map((name) => [name.toLowerCase(), name]),
)

/** The delimiter that is most frequent in the headings; no column's name contains one. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/\r|\n/, 1)
  const count = (sign: string) => headings.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

type Parsed = { info: { lines: number }; record: string[] }

function readRecords(text: string): Parsed[] | { problem: string } {
  try {
    // With `info`, each record comes with its place.
    const records: unknown = parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
    return records as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problem: `The file is not CSV: ${error.message}.` }
  }
}

/** A cell in quotes can have several lines: the line is that on which the record begins. */
const firstLineOf = ({ info, record }: Parsed) => info.lines - (record.join('').match(/\n/g)?.length ?? 0)

/** Reads a file of memberships: comma, semicolon or tab, with or without a byte-order mark, any line ends. */
export function readMembershipFile(text: string): MembershipFile {
  const records = readRecords(text)
  if ('problem' in records) return records
  const [headings, ...rows] = records
  const names = (headings?.record ?? []).map((name) => BY_NAME.get(name.trim().toLowerCase()))
  if (!names.includes('plan') || !(names.includes('email') || names.includes('username'))) {
    return { problem: 'The first line has to name the columns: email and plan at least, as in the export.' }
  }
  if (new Set(names.filter(Boolean)).size < names.filter(Boolean).length) {
    return { problem: 'The first line names a column twice.' }
  }
  if (rows.length > LIMITS.membershipImportRows) {
    return {
      problem: `The file has ${rows.length} lines. Import ${LIMITS.membershipImportRows} at most at a time.`,
    }
  }
  const unknown = (headings?.record ?? []).filter((_, index) => names[index] === undefined)
  const lines = rows.map((row) => ({
    line: firstLineOf(row),
    cells: Object.fromEntries(
      names.flatMap((name, index) => (name ? [[name, fromCell(row.record[index] ?? '').trim()]] : [])),
    ),
  }))
  return { lines, remarks: unknown.map((name) => `The column “${name}” is not known and is left out.`) }
}
