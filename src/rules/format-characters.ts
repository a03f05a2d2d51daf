/**
 * Invisible characters, such as right-to-left overrides (U+202E), zero-width spaces and soft hyphens. People paste them
 * without knowing, so they are removed rather than refused. Joiners stay: some emoji, and words of Persian and Indian
 * languages, need them.
 */
const FORMAT_CHARACTERS = /(?![\u200c\u200d])\p{Cf}/gu

/** Removes the characters of {@link FORMAT_CHARACTERS} from a text. */
export const stripFormatCharacters = (text: string): string => text.replace(FORMAT_CHARACTERS, '')
