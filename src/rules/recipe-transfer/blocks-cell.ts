import { type TransferStep, type TransferTip, toMultiLine, toSingleLine } from './recipe'

/*
 * Steps and tips in one cell: a line "Step 1: Soak [timer 20 min] [picture oats.webp]", then the text.
 * Lines of the text that look like the start of a step, and square brackets in a title, are escaped with a backslash.
 */

type Block = { head: string; text: string }

const blockStart = (keyword: string) => new RegExp(`^${keyword} \\d+:(.*)$`, 'i')
const mistakableLine = (keyword: string) => new RegExp(`^(\\\\*)(?=${keyword} \\d+:)`, 'gim')
const escapedLine = (keyword: string) => new RegExp(`^\\\\(?=\\\\*${keyword} \\d+:)`, 'gim')

function writeBlocks(keyword: string, blocks: readonly Block[]): string {
  return blocks
    .map(({ head, text }, index) => {
      const body = text.replace(mistakableLine(keyword), '\\$1')
      return [`${keyword} ${index + 1}: ${head}`.trimEnd(), body].filter(Boolean).join('\n')
    })
    .join('\n\n')
}

/** Text before the first head becomes a block without a head. */
function readBlocks(keyword: string, cell: string): Block[] {
  const blocks: Block[] = []
  for (const line of toMultiLine(cell).split('\n')) {
    const [, head] = blockStart(keyword).exec(line) ?? []
    const last = blocks.at(-1)
    if (head !== undefined) blocks.push({ head: toSingleLine(head), text: '' })
    else if (last) last.text += `${line}\n`
    else if (line !== '') blocks.push({ head: '', text: `${line}\n` })
  }
  return blocks.map(({ head, text }) => ({ head, text: toMultiLine(text).replace(escapedLine(keyword), '') }))
}

const escapeHead = (text: string) => text.replace(/[\\[]/g, '\\$&')
const unescapeHead = (text: string) => text.replace(/\\([\\[])/g, '$1').trim()
const ANNOTATION = /(?<!\\)\[(timer|picture) ([^\]]*)\]$/i

/** The steps of a method as the text of one cell. */
export function writeSteps(steps: readonly TransferStep[]): string {
  return writeBlocks(
    'Step',
    steps.map(({ picture, text, timer, title }) => ({
      head: [escapeHead(title), timer === null ? '' : `[timer ${timer} min]`, picture && `[picture ${picture}]`]
        .filter(Boolean)
        .join(' '),
      text,
    })),
  )
}

/** Parses the steps of a cell. @returns the steps; an unreadable timer is NaN, which validation rejects */
export function readSteps(cell: string): TransferStep[] {
  return readBlocks('Step', cell).map(({ head, text }) => {
    const step: TransferStep = { title: '', text, timer: null, picture: '' }
    let rest = head
    for (let annotation = ANNOTATION.exec(rest); annotation; annotation = ANNOTATION.exec(rest)) {
      const [whole, kind = '', value = ''] = annotation
      if (kind.toLowerCase() === 'timer') step.timer = Number(value.replace(/\s*min(?:utes)?$/i, ''))
      else step.picture = value.trim()
      rest = rest.slice(0, -whole.length).trimEnd()
    }
    return { ...step, title: unescapeHead(rest) }
  })
}

/** Tips as the text of one cell. */
export const writeTips = (tips: readonly TransferTip[]): string =>
  writeBlocks(
    'Tip',
    tips.map(({ text, title }) => ({ head: escapeHead(title), text })),
  )

export const readTips = (cell: string): TransferTip[] =>
  readBlocks('Tip', cell).map(({ head, text }) => ({ title: unescapeHead(head), text }))
