/** Texts of the hearts, apart from `TEXTS` since most pages load them. */
export const FAVORITE_TEXTS = {
  add: (title: string) => `Add to favorites: ${title}`,
  failed: 'Your favorite could not be saved. Please try again.',
} as const
