import { openMasterclasses, openMeditations, openMovements, openPodcasts, openRecipes } from '../opened'
import type { DemoBlockOf, DemoPage } from '../page'
import { whatItBrings } from './what-it-brings'

/** A row of numbers: how many each plan opens. */
const countRow = (featureName: string, opened: typeof openRecipes) => ({
  featureName,
  free: `${opened('free')}`,
  standard: `${opened('standard')}`,
  premium: `All ${opened('premium')}`,
})

/** What each plan has, row by row. */
const compareRows: DemoBlockOf<'membershipCompare'>['rows'] = [
  { featureName: '[title]Food' },
  countRow('Recipes', openRecipes),
  { featureName: 'Shopping list and servings', free: '[check]', standard: '[check]', premium: '[check]' },
  { featureName: 'Favorites, ratings and notes', free: '[check]', standard: '[check]', premium: '[check]' },
  { featureName: 'Green, orange and red food lists', premium: '[check]' },
  { featureName: '[title]Movement' },
  { featureName: 'Weekly schedule', free: '1 level', standard: '3 levels', premium: '3 levels' },
  countRow('Movement guides', openMovements),
  { featureName: '[title]Rest' },
  countRow('Guided meditations', openMeditations),
  countRow('Podcast episodes', openPodcasts),
  { featureName: '[title]The method' },
  { featureName: 'Introduction to the six weeks', free: '[check]', standard: '[check]', premium: '[check]' },
  { featureName: 'The six-week reset', free: '[check]', standard: '[check]', premium: '[check]' },
  { featureName: 'Keep going', free: '[check]', standard: '[check]', premium: '[check]' },
  { featureName: '[title]Company' },
  countRow('Masterclasses', openMasterclasses),
  { featureName: 'Live masterclasses', premium: '[check]' },
  { featureName: 'Community', free: 'Write', standard: 'Write', premium: 'Write, with the women’s circle' },
]

/** What each membership costs and opens, and how to begin. */
export const membershipsPage: DemoPage = {
  path: '/memberships',
  title: 'Memberships',
  slug: 'memberships',
  requiredPlan: 'none',
  seo: {
    description:
      'Free, Standard, Premium and Executive Coaching: what each membership opens, what it costs, and how to tell which one you need.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-memberships',
      light: 'noon',
      subtitle: 'Memberships',
      title: 'Join for free, stay for supper',
      neutralTitle: 'Join for free, stay for supper',
      textContent: `${openRecipes('free')} recipes, ${openMovements('free')} classes and the six weeks are free. Premium opens the rest.`,
      proof: 'Trusted by 5,000+ happy members',
    },
    {
      blockType: 'membershipPlans',
      title: 'Come in, stay a while',
      note: 'Cancel at any time. Your money back within 14 days of the first payment.',
      storiesUrl: '/ebs-testimonials/',
    },
    whatItBrings('What you find inside'),
    { blockType: 'membershipCompare', title: 'Side by side', rows: compareRows },
    {
      blockType: 'testimonialsSection',
      title: 'From those who stayed',
      subtitle: 'Testimonials',
      selection: 'Manual',
      testimonials: ['breakfast-sitting-down', 'the-orange-half-of-the-bowl', 'fewer-things-in-the-cart'],
      leftHtml: '<p>We asked what had changed, and then asked again a year later. These are the second answers.</p>',
      rightHtml: '<p>All of them are on <a href="/ebs-testimonials">a page of their own</a>, the complaints too.</p>',
    },
    {
      blockType: 'joinForm',
      title: 'Join for free',
      text: 'Start with the free membership: some recipes, the six-week reset, and a place to keep your favorites. No card, no end date, no questions about your weight.',
      thanks:
        'Open the link in it to confirm your address, then sign in. It arrives within a minute or two. If it does not, look in your spam folder.',
    },
    {
      blockType: 'relatedFaqs',
      title: 'Before you choose',
      faqs: [
        'which-membership-is-right-for-me',
        'how-can-i-pay',
        'does-my-membership-renew-by-itself',
        'how-do-i-cancel',
        'can-i-give-a-membership-as-a-present',
      ],
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Before you join',
      leftHtml: `<p>You do not have to decide today. The public pages stay public, and most of the recipes are among them. Join when a lock has annoyed you twice.</p>
<p>Not for you? <a href="/memberships/gift/">Give a membership</a> to someone who cooks, or ought to.</p>`,
      rightHtml: `<p>What a membership gives you is things to cook, do and listen to. What you make of them is yours. For anything medical, <strong>see a doctor first and us afterward</strong>.</p>`,
    },
  ],
}
