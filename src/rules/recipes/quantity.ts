import {
  AMOUNT,
  type Amount,
  NOT_AFTER,
  NOT_BEFORE,
  parseAmount,
  type Servings,
  scaleFraction,
  toNumber,
} from './amount'

/** The two ends of a range; a single amount is both ends. */
export type Quantity = { low: Amount; high: Amount }

const BETWEEN = '\\s*(?:-|–|—|\\bto\\b)\\s*'
const ONE = new RegExp(`^(?:${AMOUNT})$`, 'u')
const RANGE = new RegExp(`^(${AMOUNT})${BETWEEN}(${AMOUNT})$`, 'u')

/** "1-1/2" is one and a half; "1-3/2" can only be a range. */
const MIXED = /^\d+-(\d+)[/⁄](\d+)$/

const isMixed = (text: string) => {
  const [, numerator, denominator] = MIXED.exec(text) ?? []
  return Number(numerator) < Number(denominator)
}

/**
 * Parses the quantity of an ingredient: "200", "1 1/2", "½", "2-3".
 * @returns null when it is not a number ("a pinch", ""), or holds several: then it is treated as text
 */
export function parseQuantity(text: string): Quantity | null {
  const written = text.trim()
  const single = (ONE.test(written) && !MIXED.test(written)) || isMixed(written) ? parseAmount(written) : null
  if (single) return { low: single, high: single }
  const [, from = '', to = ''] = RANGE.exec(written) ?? []
  const low = parseAmount(from)
  const high = parseAmount(to)
  return low && high && toNumber(low) <= toNumber(high) ? { low, high } : null
}

/** A quantity for other servings, still exact. */
export const scaledQuantity = ({ low, high }: Quantity, servings: Servings): Quantity => ({
  low: scaleFraction(low, servings),
  high: scaleFraction(high, servings),
})

/** A part of a text: an amount, or the text between amounts. */
export type QuantityPart = { text: string; amount: Amount | null }

/** Numbers that are never scaled (docs/product.md#rules). The size of one piece ("2 x 400 g") is not scaled either. */
const NOT_SCALED = [
  `(?:${AMOUNT})(?:${BETWEEN}(?:${AMOUNT}))?\\s*%`,
  '\\(\\s*each\\b[^)]*\\)?',
  '<a\\b[^>]*>.*?</a>',
  '\\[[^\\]]*\\]\\([^)]*\\)',
  '(?:https?://|www\\.)\\S+',
  `[x×]\\s*(?:${AMOUNT})`,
].join('|')

/** Splits a text into its amounts and the text between them. Joined, the parts are the original text. */
export function splitQuantity(text: string): QuantityPart[] {
  const parts: QuantityPart[] = []
  let end = 0
  const found = text.matchAll(new RegExp(`${NOT_SCALED}|${NOT_AFTER}(?<amount>${AMOUNT})${NOT_BEFORE}`, 'giu'))
  for (const { 0: match, groups, index } of found) {
    parts.push({ text: text.slice(end, index), amount: null })
    parts.push(...(groups?.amount ? splitAmounts(groups.amount) : [{ text: match, amount: null }]))
    end = index + match.length
  }
  return [...parts, { text: text.slice(end), amount: null }].filter((part) => part.text !== '')
}

/** One amount, or the two of a range that looks like one: "1-3/2". */
function splitAmounts(text: string): QuantityPart[] {
  const single = (written: string): QuantityPart => ({ text: written, amount: parseAmount(written) })
  if (!MIXED.test(text) || isMixed(text)) return [single(text)]
  const [low = '', high = ''] = text.split('-')
  return [single(low), { text: '-', amount: null }, single(high)]
}
