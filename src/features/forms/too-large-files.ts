import { fileTooLarge } from '@/rules/forms/file-too-large'

const FILES = 'input[type=file][data-max-megabytes]'

/**
 * Files above the limit of their field, by the field's name. Checked before sending: a server that rejects a long body
 * closes the connection, and the browser would report a network error.
 */
export function tooLargeFiles(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(FILES)]
  const problems = inputs.map(({ dataset, files, name }) => {
    const largest = Math.max(0, ...[...(files ?? [])].map(({ size }) => size))
    return [name, fileTooLarge(largest, Number(dataset.maxMegabytes))] as const
  })
  return Object.fromEntries(problems.filter((problem): problem is [string, string] => problem[1] !== null))
}
