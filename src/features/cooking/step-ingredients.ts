const SEPARATORS = /,|\(|\bor\b|\band\b/u

/**
 * Reduces plurals: "tomatoes" and "tomato" become equal, and so do "leaves" and "leaf". It reduces more words than the
 * shopping list does (src/rules/shopping-list/names.ts): a false match here shows an ingredient too many beside a step,
 * there it would add up the amounts of two ingredients.
 */
function stem(word: string): string {
  if (/(?:oe|che|she|xe|sse)s$/u.test(word)) return word.slice(0, -2)
  if (/ies$/u.test(word)) return `${word.slice(0, -3)}y`
  if (/aves$/u.test(word)) return `${word.slice(0, -3)}f`
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : word
}

function stems(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []
  return words.map(stem)
}

const includesPhrase = (words: readonly string[], phrase: readonly string[]) =>
  phrase.length > 0 && words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word))

/**
 * The ingredients that a step mentions. A step says "the paprika" where the list says "Smoked paprika", so the last
 * word is compared, or the last two if several ingredients share it ("sesame oil", "olive oil").
 * @returns those of `ingredients` that the text mentions, in their order
 */
export function ingredientsOfStep<T extends { name: string }>(text: string, ingredients: readonly T[]): T[] {
  const words = stems(text)
  const candidates = ingredients.map((ingredient) => ({
    ingredient,
    names: ingredient.name
      .split(SEPARATORS)
      .map(stems)
      .filter((name) => name.length > 0),
  }))
  const nouns = candidates.flatMap(({ names }) => [...new Set(names.map((name) => name.at(-1)))])
  const isSharedNoun = (noun: string | undefined) => nouns.filter((other) => other === noun).length > 1
  return candidates
    .filter(({ names }) => names.some((name) => includesPhrase(words, name.slice(isSharedNoun(name.at(-1)) ? -2 : -1))))
    .map(({ ingredient }) => ingredient)
}
