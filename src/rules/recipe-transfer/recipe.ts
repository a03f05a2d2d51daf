/** The parts of a recipe in an export or import, with names in place of database ids. */
export type TransferIngredient = {
  quantity: string
  unit: string
  name: string
  note: string
  link: string
  scales: boolean
}
export type TransferGroup = { title: string; ingredients: TransferIngredient[] }
/** A step of the method. `timer` in minutes; `picture` is a file name of the media library, or ''. */
export type TransferStep = { title: string; text: string; timer: number | null; picture: string }
export type TransferTip = { title: string; text: string }

/** Normalizes a text to a single trimmed line, as a text field of the admin holds it. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Normalizes the line breaks of a text and removes trailing spaces. */
export const toMultiLine = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .trim()
