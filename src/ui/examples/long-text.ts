/** Long texts for the "longest" example of each part. */
export const LONG_WORD = 'Antidisestablishmentarianism'
export const LONG_TITLE = 'A very long title with many more words than fit on a single line of any card or heading'
export const LONG_TEXT = 'It goes on for a while, and then for a while longer. '.repeat(6).trim()
