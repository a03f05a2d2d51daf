/** Where links to the comparison lead. */
export const COMPARE_ANCHOR = 'compare'
