import { LIMITS } from './limits'

/** The layout of a food list: chunks side by side, in rows. */
export type FoodLayout = {
  /** False: one list in one chunk. */
  grid: boolean
  /** Rows of chunks of foods. */
  rows: string[][][]
}

/** The foods of a text with one food per line; empty lines are skipped. */
export function parseFoods(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Lays out more than 12 foods in chunks of 11, four to a row (docs/product.md#numbers). */
export function foodLayout(foods: readonly string[]): FoodLayout {
  if (foods.length === 0) return { grid: false, rows: [] }
  if (foods.length <= LIMITS.foodListItems) return { grid: false, rows: [[[...foods]]] }
  return { grid: true, rows: chunk(chunk(foods, LIMITS.foodListChunk), LIMITS.foodListChunksPerRow) }
}
