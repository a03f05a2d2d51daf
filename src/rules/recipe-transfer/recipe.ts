/** A recipe as it travels: what an editor filled in, with names in place of numbers of the database. */
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

/** One line, without spaces at the ends: what a text field of the admin holds. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A text of several lines, with one kind of line end and no spaces at the ends of lines. */
export const toMultiLine = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .trim()
