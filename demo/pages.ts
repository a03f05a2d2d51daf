import type { DemoPage } from './page'
import { homePage } from './pages/home'
import { methodPages } from './pages/method'
import { plainPages } from './pages/plain'

/** Every demo page, parents before their children. */
export const demoPages: readonly DemoPage[] = [homePage, ...plainPages, ...methodPages]
