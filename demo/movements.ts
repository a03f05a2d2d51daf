import type { DemoMovement } from './item'
import { legsSession } from './movements/legs-before-lunch'
import { strongSession } from './movements/strong-and-slow'
import { chairSession } from './movements/two-minutes-and-a-chair'

/** The movement sessions of /movements, one for each level. Their films: demo/videos/sessions.ts. */
export const demoMovements: readonly DemoMovement[] = [chairSession, legsSession, strongSession]
