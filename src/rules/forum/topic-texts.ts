import { excerptOf } from './excerpt'
import { comparableWords } from './post-limits'

const EXCERPT_CHARS = 200
const SEARCHED_CHARS = 2_000

/**
 * What lists and the search have of a topic.
 * @param text of its opening post; empty for one that is hidden or deleted
 */
export const topicTexts = (title: string, text: string) => ({
  excerpt: excerptOf(text, EXCERPT_CHARS),
  searchText: comparableWords(`${title} ${text.slice(0, SEARCHED_CHARS)}`),
})
