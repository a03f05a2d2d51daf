import type { RedirectRow } from '@/rules/redirects'
import { demoAdvices } from './advices'

/**
 * The site's permanent redirects, for an empty database.
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
  // Conditions once had pages of their own at the top of the site; each advice that is written brings its redirect.
  ...demoAdvices.map(({ slug }) => ({ from: `/${slug}`, to: `/expert-advices/${slug}/` })),
]
