import type { DemoPage } from './page'
import { formPages } from './pages/forms'
import { helpPages } from './pages/help'
import { homePage } from './pages/home'
import { kitchenPages } from './pages/kitchen'
import { legalPages } from './pages/legal'
import { membershipPage } from './pages/membership'
import { methodPages } from './pages/method'
import { plainPages } from './pages/plain'
import { readingPages } from './pages/reading'

/** Every demo page, parents before their children. */
export const demoPages: readonly DemoPage[] = [
  homePage,
  ...plainPages,
  ...kitchenPages,
  membershipPage,
  ...methodPages,
  ...readingPages,
  ...helpPages,
  ...formPages,
  ...legalPages,
]
