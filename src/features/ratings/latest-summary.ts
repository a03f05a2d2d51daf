/** The average rating of a recipe; `average` is null before the first rating. */
export type Summary = { average: number | null; count: number }

/** The response to a rating, and what the page showed before it. */
export type SummaryUpdate = { summary: Summary; previous: Summary }

/**
 * Returns the newer of two summaries: a page that still shows what it did when the rating was sent is older than the
 * response; a page that shows something else was rendered later and includes the rating.
 */
export function latestSummary(pageSummary: Summary, update: SummaryUpdate | undefined): Summary {
  const isStale =
    update && pageSummary.average === update.previous.average && pageSummary.count === update.previous.count
  return isStale ? update.summary : pageSummary
}
