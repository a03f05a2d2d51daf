import type { DemoMeditation } from './item'
import { breathingMeditation } from './meditations/four-four-six'

/** The guided meditations of /meditations. Their films: demo/videos. */
export const demoMeditations: readonly DemoMeditation[] = [breathingMeditation]
