/** Words that push at every edge, for the examples of all parts. */
export const LONG_WORD = 'Antidisestablishmentarianism'
export const LONG_TITLE = 'A title that somebody typed on a long afternoon, with more words than any line has room for'
export const LONG_TEXT = 'It goes on for a while, and then for a while longer. '.repeat(6).trim()
