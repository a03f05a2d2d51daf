import type { FormState } from 'payload'

type Row = { fields: FormState; meta: NonNullable<FormState[string]['rows']>[number] }

/** The ids of a field's rows, in order. */
export const rowIds = (state: FormState, path: string): string[] => (state[path]?.rows ?? []).map(({ id }) => id)

/** The index and the rest of a path below a field, such as "layout.2.title": 2 and ".title". */
function partsOf(key: string, path: string): { index: number; rest: string } | null {
  if (!key.startsWith(`${path}.`)) return null
  const [, index, rest = ''] = /^(\d+)(\..*)?$/s.exec(key.slice(path.length + 1)) ?? []
  return index === undefined ? null : { index: Number(index), rest }
}

function rowsById(state: FormState, path: string): Map<string, Row> {
  const rows = (state[path]?.rows ?? []).map((meta): Row => ({ fields: {}, meta }))
  for (const [key, field] of Object.entries(state)) {
    const parts = partsOf(key, path)
    const row = parts && rows[parts.index]
    if (row) row.fields[parts.rest] = field
  }
  return new Map(rows.map((row) => [row.meta.id, row]))
}

/**
 * The form with a field's rows in another order, such as before a row was moved, added or removed. What has been typed
 * into a row since then stays.
 * @param earlier a state of the form with the rows that are missing now
 * @param ids the rows to have, in order
 */
export function arrangeRows(current: FormState, earlier: FormState, path: string, ids: readonly string[]): FormState {
  const [now, before] = [rowsById(current, path), rowsById(earlier, path)]
  const rows = ids.flatMap((id) => now.get(id) ?? before.get(id) ?? [])
  const others = Object.entries(current).filter(([key]) => partsOf(key, path) === null)
  const state: FormState = Object.fromEntries(others)
  state[path] = {
    ...current[path],
    disableFormData: rows.length > 0,
    rows: rows.map(({ meta }) => meta),
    value: rows.length,
  }
  for (const [index, { fields }] of rows.entries()) {
    for (const [rest, field] of Object.entries(fields)) state[`${path}.${index}${rest}`] = field
  }
  return state
}
