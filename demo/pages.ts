import type { DemoPage } from './page'
import { advicePage } from './pages/advice'
import { communityPages } from './pages/community'
import { formPages } from './pages/forms'
import { helpPages } from './pages/help'
import { homePage } from './pages/home'
import { inspirationPage } from './pages/inspiration'
import { kitchenPages } from './pages/kitchen'
import { legalPages } from './pages/legal'
import { listeningPages } from './pages/listening'
import { memberPages } from './pages/member'
import { membershipPage } from './pages/membership'
import { membershipsPage } from './pages/memberships'
import { methodPages } from './pages/method'
import { movingPages } from './pages/moving'
import { plainPages } from './pages/plain'
import { readingPages } from './pages/reading'
import { archivePages } from './pages/reading-archives'
import { guidesPage } from './pages/reading-guides'
import { pressPages } from './pages/reading-press'
import { schedulePages } from './pages/schedule'
import { startPages } from './pages/start'
import { videoPages } from './pages/videos'

/** Every demo page, parents before their children. */
export const demoPages: readonly DemoPage[] = [
  homePage,
  ...startPages,
  ...plainPages,
  membershipsPage,
  ...kitchenPages,
  membershipPage,
  ...memberPages,
  ...schedulePages,
  ...movingPages,
  ...listeningPages,
  ...methodPages,
  guidesPage,
  ...readingPages,
  ...videoPages,
  inspirationPage,
  ...archivePages,
  ...pressPages,
  ...helpPages,
  advicePage,
  ...communityPages,
  ...formPages,
  ...legalPages,
]

/** Pages that are never published: their address is code, and they are the parents of the pages below it. */
export const demoFolders = [{ path: '/community/', title: 'Community', slug: 'community' }] as const
