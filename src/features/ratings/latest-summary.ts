/** What all members together think of a recipe; `average` is null before the first rating. */
export type Summary = { average: number | null; count: number }

/** What a rating was answered with, and what the page said then. */
export type SummaryUpdate = { summary: Summary; previous: Summary }

/**
 * Which of two summaries is the newer one: a page that still says what it did when the rating was sent is older than
 * the answer; a page that says something else was rendered afterwards, with the rating and those of others.
 */
export function latestSummary(pageSummary: Summary, update: SummaryUpdate | undefined): Summary {
  const isStale =
    update && pageSummary.average === update.previous.average && pageSummary.count === update.previous.count
  return isStale ? update.summary : pageSummary
}
