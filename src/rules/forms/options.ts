/** How many answers a field can offer. */
export const MAX_OPTIONS = 50

/**
 * What is wrong with the answers that a form offers: an answer is kept and counted by its value.
 * @returns in words for the editor; null when all is well
 */
export function optionsProblem(options: readonly { value?: string | null }[]): string | null {
  if (options.length === 0) return 'Add at least one answer: without any, nobody can choose.'
  if (options.length > MAX_OPTIONS) return `A field offers ${MAX_OPTIONS} answers at most.`
  const values = options.map(({ value }) => value?.trim() ?? '')
  const duplicate = values.find((value, index) => value !== '' && values.indexOf(value) !== index)
  return duplicate === undefined ? null : `Two answers have the value “${duplicate}”. Give each its own.`
}
