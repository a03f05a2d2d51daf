import type { DemoPage } from './page'
import { formPages } from './pages/forms'
import { helpPages } from './pages/help'
import { homePage } from './pages/home'
import { kitchenPages } from './pages/kitchen'
import { legalPages } from './pages/legal'
import { memberPages } from './pages/member'
import { membershipPage } from './pages/membership'
import { methodPages } from './pages/method'
import { plainPages } from './pages/plain'
import { readingPages } from './pages/reading'
import { archivePages } from './pages/reading-archives'
import { guidesPage } from './pages/reading-guides'
import { pressPages } from './pages/reading-press'
import { schedulePages } from './pages/schedule'
import { videoPages } from './pages/videos'

/** Every demo page, parents before their children. */
export const demoPages: readonly DemoPage[] = [
  homePage,
  ...plainPages,
  ...kitchenPages,
  membershipPage,
  ...memberPages,
  ...schedulePages,
  ...methodPages,
  guidesPage,
  ...readingPages,
  ...videoPages,
  ...archivePages,
  ...pressPages,
  ...helpPages,
  ...formPages,
  ...legalPages,
]
