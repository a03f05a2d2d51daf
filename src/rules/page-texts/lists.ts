/**
 * Texts of lists, carousels and their filters. Part of `TEXTS`, and in a file of their own for the scripts of
 * these pages.
 */
export const LIST_TEXTS = {
  chooseCategory: 'Choose a category',
  noPosts: 'No posts found',
  filter: 'Filter',
  letters: 'First letter',
  showResults: (count: string) => `Show ${count}`,
  noFavorites: 'Nothing saved yet',
  emptyFavorites: 'Select the heart on anything you like, and you will find it here.',
  favoritesFailed: 'Your favorites could not be loaded.',
  noMatches: 'No posts found matching your criteria.',
  clearFilters: 'Clear filters',
  videosFailed: 'The videos could not be loaded.',
  postsFailed: 'The posts could not be loaded.',
  filtersFailed: 'The filters could not be loaded.',
  noVideos: 'No videos found',
  testimonialsFailed: 'The other testimonials could not be loaded.',
} as const
