import { shorten } from '../shorten'
import { comparableWords } from './post-limits'

const EXCERPT_CHARS = 200
const SEARCHED_CHARS = 2_000

/**
 * What lists and the search have of a topic.
 * @param text of its opening post; empty for one that is hidden or deleted
 */
export const topicTexts = (title: string, text: string) => ({
  excerpt: shorten(text.replace(/\s+/g, ' '), EXCERPT_CHARS).text,
  searchText: comparableWords(`${title} ${text.slice(0, SEARCHED_CHARS)}`),
})
