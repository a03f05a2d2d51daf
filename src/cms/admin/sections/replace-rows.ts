/**
 * Rows with others in the place of some: where the first of these was.
 * @returns null if none of them is there
 */
export function withReplaced<Row>(
  rows: readonly Row[],
  isReplaced: (row: Row) => boolean,
  added: readonly Row[],
): Row[] | null {
  const first = rows.findIndex(isReplaced)
  if (first === -1) return null
  const stays = (row: Row) => !isReplaced(row)
  return [...rows.slice(0, first), ...added, ...rows.slice(first).filter(stays)]
}
