/** Letters that no accent can be taken from. */
const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
}

/** A text without case, accents and typographic quotes: as somebody types it on a phone. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøłđðþßı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[‘’]/g, "'")
}
