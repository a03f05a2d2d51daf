import { fileTooLarge } from '@/rules/forms/file-too-large'

const FILES = 'input[type=file][data-max-megabytes]'

/**
 * Files that are larger than their field takes, by the name of the field. Told before they are sent: a server that
 * refuses a long body ends the line, and the browser would speak of the network.
 */
export function tooLargeFiles(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(FILES)]
  const problems = inputs.map(({ dataset, files, name }) => {
    const largest = Math.max(0, ...[...(files ?? [])].map(({ size }) => size))
    return [name, fileTooLarge(largest, Number(dataset.maxMegabytes))] as const
  })
  return Object.fromEntries(problems.filter((problem): problem is [string, string] => problem[1] !== null))
}
