/**
 * Cells of a spreadsheet that begin like a formula would be run by it; programs set to Japanese or Chinese take the
 * full-width signs for the same. An apostrophe before them is the spreadsheets' own mark for text; {@link fromCell}
 * takes it away again.
 */
const FORMULA = '[=+\\-@\\t\\r\uff1d\uff0b\uff0d\uff20]'
const LIKE_FORMULA = new RegExp(`^'*${FORMULA}`)
const ESCAPED = new RegExp(`^'+${FORMULA}`)

/** What is written into a cell for a text. */
export const toCell = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell that {@link toCell} wrote. */
export const fromCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)
