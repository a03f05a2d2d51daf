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

/** What an amount says: one number, or the two ends of a range (the same number twice where there is one). */
export type Quantity = { low: Amount; high: Amount }

const BETWEEN = '\\s*(?:-|–|—|\\bto\\b)\\s*'
const ONE = new RegExp(`^(?:${AMOUNT})$`, 'u')
const RANGE = new RegExp(`^(${AMOUNT})${BETWEEN}(${AMOUNT})$`, 'u')

/** "1-1/2" is one and a half; "1-3/2" can only be a range. */
const MIXED = /^\d+-(\d+)[/⁄](\d+)$/

const isMixed = (text: string) => {
  const [, over, under] = MIXED.exec(text) ?? []
  return Number(over) < Number(under)
}

/**
 * Reads the quantity of an ingredient: "200", "1 1/2", "½", "2-3".
 * @returns null where it is no number ("a pinch", ""), or holds more than one: then it is only text
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

/** A part of a text: an amount, or words around it. */
export type QuantityPart = { text: string; amount: Amount | null }

/** SPEC 5: what is never scaled. The size of one piece ("2 x 400 g") is none of the recipe's amounts either. */
const NOT_SCALED = [
  `(?:${AMOUNT})(?:${BETWEEN}(?:${AMOUNT}))?\\s*%`,
  '\\(\\s*each\\b[^)]*\\)?',
  '<a\\b[^>]*>.*?</a>',
  '\\[[^\\]]*\\]\\([^)]*\\)',
  '(?:https?://|www\\.)\\S+',
  `[x×]\\s*(?:${AMOUNT})`,
].join('|')

/** Splits a text into its amounts and what stands between them. Joined, the parts are the text again. */
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
