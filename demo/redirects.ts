import type { RedirectRow } from '@/rules/redirects'

/**
 * Conditions that once had a page of their own at the top of the site and now stand under
 * /expert-advices/. SPEC 2.1 ("many single condition pages"). The demo's expert advices need
 * a page for each, or its redirect ends in a 404.
 */
export const CONDITIONS = [
  'acid-reflux',
  'anxiety',
  'arthritis',
  'autoimmune-disease',
  'bloating',
  'constipation',
  'crohns-disease',
  'diabetes',
  'diverticulitis',
  'eczema',
  'endometriosis',
  'fibromyalgia',
  'food-intolerance',
  'ibs',
  'insomnia',
  'leaky-gut',
  'menopause',
  'migraine',
  'pcos',
  'psoriasis',
  'sibo',
  'stress',
  'thyroid',
  'ulcerative-colitis',
] as const

/**
 * The site's permanent redirects, for an empty database. SPEC 2.1, DESIGN 7.
 * Targets are written as their pages' canonical addresses, so that none needs a second hop.
 */
export const redirects: readonly RedirectRow[] = [
  { from: '/index', to: '/' },
  // Old topics' addresses too; /forum-dev is another segment and stays.
  { from: '/forum/{rest*}', to: '/community/' },
  // The articles' list and each article. /gut-health-recipes/ is a page of today.
  { from: '/gut-health-articles/{rest*}', to: '/ebs-blog/' },
  { from: '/health-concerns', to: '/expert-advice/' },
  { from: '/member/lifestyle-guide/{slug}', to: '/the-ebs-method/6wr/lg/{slug}/' },
  { from: '/member/advice/{slug}', to: '/expert-advices/{slug}/' },
  { from: '/the-ebs-method/6wr', to: '/the-ebs-method/6wr/introduction/' },
  ...CONDITIONS.map((condition) => ({ from: `/${condition}`, to: `/expert-advices/${condition}/` })),
]
