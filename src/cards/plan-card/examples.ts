const compare = { title: 'Compare the memberships', url: '/memberships#compare' }
const twenty = Array.from({ length: 20 }, (_, index) => `Advice number ${index + 1}, in plain words`)

/** Four plans side by side. */
export const planCardExamples = {
  free: {
    title: 'Free',
    price: { amount: '$0' },
    text: 'To find out whether we get on.',
    items: ['Sixty recipes', 'The beginner week of movement', 'Three meditations', 'The Sunday letter'],
    button: { title: 'Sign up', url: '/product/?product_id=free' },
    link: compare,
  },
  standard: {
    title: 'Standard',
    price: { amount: '$10', period: 'a month, billed $120 a year' },
    text: 'Most of the library, at your own pace.',
    items: ['Every recipe, with shopping list', 'A class a day at three levels', 'All meditations and podcasts'],
    button: { title: 'Choose Standard', url: '/product/?product_id=standard' },
    link: compare,
  },
  premium: {
    title: 'Premium',
    price: { amount: '$22', period: 'a month, billed $264 a year' },
    text: 'The whole library, and a live class to bring your questions to.',
    items: twenty,
    button: { title: 'Choose Premium', url: '/product/?product_id=premium' },
    mostPopular: true,
    monthFree: true,
  },
  executiveCoaching: {
    title: 'Executive Coaching',
    price: null,
    text: 'One coach, twelve weeks, arranged around your days.',
    items: ['Everything in Premium', 'A call every week', 'Travel menus'],
    button: { title: 'Write to us', url: '/contact' },
    link: { title: 'Success Stories', url: '/ebs-testimonials' },
  },
}

/** A plan with a name only, and one with more items than fit. */
export const plainPlans = {
  bare: { title: 'A private table', price: null, items: [] },
  longest: {
    title: 'Antidisestablishmentarianism membership for the whole family',
    price: { amount: '$1,234.56', period: 'a month, billed $14,814.72 a year, whatever the weather' },
    text: 'And on it goes. '.repeat(8).trim(),
    items: ['A very long line about what is in it, which does not fit beside anything at all', ...twenty.slice(0, 14)],
    button: { title: 'Choose the membership for everyone', url: '/memberships' },
    link: compare,
  },
}
