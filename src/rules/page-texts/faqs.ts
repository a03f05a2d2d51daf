/** Texts of the questions and answers. Part of `TEXTS`, and in a file of their own for the scripts of these pages. */
export const FAQ_TEXTS = {
  showAll: 'Show all',
  showLess: 'Show less',
  searchFaqs: 'Search FAQs...',
  loadingFaqs: 'Loading FAQs...',
  faqsFailed: 'The questions could not be loaded.',
  noFaqs: 'No questions found',
  faqCount: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
} as const
