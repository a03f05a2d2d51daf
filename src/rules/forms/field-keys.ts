/** "input_3", "input_3.1", "input_3_1", "input_3[]": the names of the third field in Gravity Forms. */
const NUMBERED = /^input_(\d{1,3})(?:[._]\d{1,3})?(?:\[\])?$/

/** The name of a field without the suffix for one of several values. */
function baseName(name: string): string {
  const number = NUMBERED.exec(name)?.[1]
  return number ? `input_${number}` : name.replace(/\[\]$/, '')
}

/**
 * Whether a validation message belongs to a control. Gravity Forms uses the key "3" for "input_3".
 * @param name of the control
 * @param key of the message
 */
export function isMessageFor(name: string, key: string): boolean {
  if (name === '') return false
  return baseName(name) === (/^\d+$/.test(key) ? `input_${key}` : baseName(key))
}

type FieldValues<T> = {
  /** The key of its validation message: the name it was sent by, else its own name. */
  key: string
  values: T[]
}

/**
 * The submitted values of each field, by its name or as input_N, where N is its position in the form, from 1.
 * Other submitted names are ignored.
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

/** Validates the name of a field: its format, and that the API does not use it itself. @returns a message or null */
export function fieldNameProblem(name: string): string | null {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    return 'Use lower-case letters, digits and hyphens, and start with a letter.'
  return name === HONEYPOT ? 'This name is taken by the form itself.' : null
}

/** The name of the hidden honeypot field: only bots fill it in. */
export const HONEYPOT = 'extra'
