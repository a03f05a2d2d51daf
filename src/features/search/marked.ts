/** A piece of a title, and whether it is what was searched for. */
export type Piece = { text: string; hit: boolean }

/** Signs that mean something in a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\]/g

/**
 * A title in pieces, where the words that were searched for stand in it as they are. A word that is only like one
 * of them marks nothing: scattered letters help nobody.
 */
export function marked(title: string, searched: string): Piece[] {
  const words = searched.split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return [{ text: title, hit: false }]
  const pattern = new RegExp(`(${words.map((word) => word.replace(SIGNS, '\\$&')).join('|')})`, 'iu')
  // What a pattern has caught stands at every second place.
  return title
    .split(pattern)
    .map((text, index) => ({ text, hit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
