/**
 * Characters that are not drawn, such as the ones that turn the order of what follows around (U+202E), zero-width
 * spaces and soft hyphens. People paste them without knowing: they are left out rather than refused. Joiners stay:
 * emoji such as families, and words of Persian and Indian languages, are made with them.
 */
const FORMAT_CHARACTERS = /(?![\u200c\u200d])\p{Cf}/gu

/** A text without the characters of {@link FORMAT_CHARACTERS}. */
export const stripFormatCharacters = (text: string): string => text.replace(FORMAT_CHARACTERS, '')
