/**
 * A spreadsheet would run a cell that begins like a formula; with Japanese or Chinese settings, full-width signs count
 * too. A leading apostrophe marks the cell as text in all spreadsheets; {@link fromCell} removes it again.
 */
const FORMULA = '[=+\\-@\\t\\r\uff1d\uff0b\uff0d\uff20]'
const LIKE_FORMULA = new RegExp(`^'*${FORMULA}`)
const ESCAPED = new RegExp(`^'+${FORMULA}`)

/** Escapes a text for a cell. */
export const toCell = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell that {@link toCell} wrote. */
export const fromCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)
