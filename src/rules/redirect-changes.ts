import { compileRedirects, pathKey, type RedirectRow } from './redirects'

/** A published document with a new address. `from` is null if it had none before. */
export type AddressChange = { from: string | null; to: string }
/** A redirect as stored. The site makes automatic ones, editors all others. */
export type StoredRedirect = RedirectRow & { id: number; automatic?: boolean | null }
/** What keeps the old addresses working. `update` has the new targets of rows that led to an old address. */
export type RedirectChanges = { create: RedirectRow[]; update: StoredRedirect[]; remove: number[] }

/** The longest source or target that a redirect can have. */
export const REDIRECT_MAX_CHARS = 500

/**
 * The redirects that documents leave behind when their addresses change (docs/product.md#addresses). An address that is
 * used again loses its automatic redirect, and any that leads back to where its document was. Rows that led to an old
 * address lead to the new one, so that there is neither a chain nor a circle. A row that would be invalid beside the
 * editors' own is left out.
 */
export function redirectsAfterMoves(
  stored: readonly StoredRedirect[],
  changes: readonly AddressChange[],
): RedirectChanges {
  const used = new Set(changes.map(({ to }) => pathKey(to)))
  const moves = changes.flatMap(({ from, to }) => (from === null ? [] : [{ from, to }]))
  const newAddresses = new Map(moves.map(({ from, to }) => [pathKey(from), to]))
  const remaining = stored.filter(
    ({ automatic, from, to }) => !used.has(pathKey(from)) || !(automatic || newAddresses.has(pathKey(to))),
  )
  const sources = new Set([...used, ...remaining.map(({ from }) => pathKey(from))])
  const rows = remaining.map((row) => ({ ...row, to: newAddresses.get(pathKey(row.to)) ?? row.to }))
  const created = moves.filter(
    ({ from, to }) => !sources.has(pathKey(from)) && Math.max(from.length, to.length) <= REDIRECT_MAX_CHARS,
  )
  const invalid = invalidOf([...rows, ...created])
  const update = rows.filter((row, index) => row.to !== remaining[index]?.to && !invalid.has(row))
  // Rows that stay as they are can make a created one invalid.
  const result = remaining.map((row) => update.find(({ id }) => id === row.id) ?? row)
  const useless = invalidOf([...result, ...created])
  return {
    create: created.filter((row) => !useless.has(row)),
    update,
    remove: stored.filter((row) => !remaining.includes(row)).map(({ id }) => id),
  }
}

const invalidOf = (rows: readonly RedirectRow[]): ReadonlySet<RedirectRow> =>
  new Set(compileRedirects(rows).problems.map(({ row }) => row))
