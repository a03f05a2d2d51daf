/**
 * Cells of a spreadsheet that begin like a formula would be run by it. An apostrophe before them is the
 * spreadsheets' own mark for text; {@link fromCell} takes it away again.
 */
const LIKE_FORMULA = /^'*[=+\-@\t\r]/

/** What is written into a cell for a text. */
export const toCell = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell that {@link toCell} wrote. */
export const fromCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
