import { AMOUNT, type Amount, NOT_AFTER, NOT_BEFORE, readAmount, type Servings, scaled, toNumber } from './amount'

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
export function readQuantity(text: string): Quantity | null {
  const written = text.trim()
  const single = (ONE.test(written) && !MIXED.test(written)) || isMixed(written) ? readAmount(written) : null
  if (single) return { low: single, high: single }
  const [, from = '', to = ''] = RANGE.exec(written) ?? []
  const low = readAmount(from)
  const high = readAmount(to)
  return low && high && toNumber(low) <= toNumber(high) ? { low, high } : null
}

/** A quantity for other servings, still exact. */
export const scaledQuantity = ({ low, high }: Quantity, servings: Servings): Quantity => ({
  low: scaled(low, servings),
  high: scaled(high, servings),
})

/** A part of a text: an amount, or words around it. */
export type Part = { text: string; amount: Amount | null }

/** SPEC 5: what is never scaled. The size of one piece ("2 x 400 g") is none of the recipe's amounts either. */
const KEPT = [
  `(?:${AMOUNT})(?:${BETWEEN}(?:${AMOUNT}))?\\s*%`,
  '\\(\\s*each\\b[^)]*\\)?',
  '<a\\b[^>]*>.*?</a>',
  '\\[[^\\]]*\\]\\([^)]*\\)',
  '(?:https?://|www\\.)\\S+',
  `[x×]\\s*(?:${AMOUNT})`,
].join('|')

/** Splits a text into its amounts and what stands between them. Joined, the parts are the text again. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  const found = text.matchAll(new RegExp(`${KEPT}|${NOT_AFTER}(?<amount>${AMOUNT})${NOT_BEFORE}`, 'giu'))
  for (const { 0: match, groups, index } of found) {
    parts.push({ text: text.slice(end, index), amount: null })
    parts.push(...(groups?.amount ? amountsOf(groups.amount) : [{ text: match, amount: null }]))
    end = index + match.length
  }
  return [...parts, { text: text.slice(end), amount: null }].filter((part) => part.text !== '')
}

/** One amount, or the two of a range that looks like one: "1-3/2". */
function amountsOf(text: string): Part[] {
  const single = (written: string): Part => ({ text: written, amount: readAmount(written) })
  if (!MIXED.test(text) || isMixed(text)) return [single(text)]
  const [low = '', high = ''] = text.split('-')
  return [single(low), { text: '-', amount: null }, single(high)]
}
