/** "input_3", "input_3.1", "input_3_1", "input_3[]": the third field, as forms made elsewhere name it. */
const NUMBERED = /^input_(\d{1,3})(?:[._]\d{1,3})?(?:\[\])?$/

/** Name of a field without what marks one of many values. */
function baseName(name: string): string {
  const number = NUMBERED.exec(name)?.[1]
  return number ? `input_${number}` : name.replace(/\[\]$/, '')
}

/**
 * Whether a message of an answer belongs to a control. Gravity Forms says "3" of "input_3".
 * @param name of the control
 * @param key of the message
 */
export function isMessageFor(name: string, key: string): boolean {
  if (name === '') return false
  return baseName(name) === (/^\d+$/.test(key) ? `input_${key}` : baseName(key))
}

type FieldValues<T> = {
  /** Under which name its message goes back: as it was sent, or by its own name. */
  key: string
  values: T[]
}

/**
 * What was sent for each field, by its name or as input_N, N being its place in the form, from 1.
 * Whatever else was sent is left out. DESIGN 6.
 * @returns one entry for each field, in order
 */
export function valuesByField<T>(
  fields: readonly { name: string }[],
  submitted: Readonly<Record<string, readonly T[]>>,
): FieldValues<T>[] {
  const byBase = new Map<string, T[]>()
  for (const [name, values] of Object.entries(submitted)) {
    byBase.set(baseName(name), [...(byBase.get(baseName(name)) ?? []), ...values])
  }
  return fields.map(({ name }, index) => {
    const named = byBase.get(name)
    const numbered = byBase.get(`input_${index + 1}`)
    if (named === undefined && numbered !== undefined) return { key: `input_${index + 1}`, values: numbered }
    return { key: name, values: named ?? [] }
  })
}

/** A name that an editor may give a field: no other field's, and none that means something to the call. */
export function fieldNameProblem(name: string): string | null {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) return 'Use small letters, digits and hyphens, a letter first.'
  return name === HONEYPOT ? 'This name is taken by the form itself.' : null
}

/** A field that no person sees: what fills it in is a program. */
export const HONEYPOT = 'extra'
