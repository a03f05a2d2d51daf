/** The fields of a posts grid that is one row of the newest: there is nothing to search, filter or page through. */
export const newestRow = (numberOfPosts: number) => ({
  numberOfPosts,
  pagination: false,
  showSearch: false,
  showCategories: false,
  showLetters: false,
  showSort: false,
  showDiets: false,
})
