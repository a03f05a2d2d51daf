/** The most options that a field can have. */
export const MAX_OPTIONS = 50

/**
 * Validates the options of a field. Answers are stored and counted by the option's value, so values must be unique.
 * @returns the message for the editor; null when valid
 */
export function optionsProblem(options: readonly { value?: string | null }[]): string | null {
  if (options.length === 0) return 'Add at least one answer to choose from.'
  if (options.length > MAX_OPTIONS) return `A field offers ${MAX_OPTIONS} answers at most.`
  const values = options.map(({ value }) => value?.trim() ?? '')
  const duplicate = values.find((value, index) => value !== '' && values.indexOf(value) !== index)
  return duplicate === undefined ? null : `Two answers have the value “${duplicate}”. Give each its own.`
}
