import { aLongTableForSixtyEvent } from './events/a-long-table-for-sixty'
import { aWeekendByTheLakeEvent } from './events/a-weekend-by-the-lake'
import { breadByHandLiveEvent } from './events/bread-by-hand-live'
import { openKitchenEveningEvent } from './events/open-kitchen-evening'
import { sevenQuietMorningsEvent } from './events/seven-quiet-mornings'
import { sundayWalkAlongTheCanalEvent } from './events/sunday-walk-along-the-canal'
import type { DemoEvent } from './listening'

/** What has been and what is to come, at /events. */
export const demoEvents: readonly DemoEvent[] = [
  aLongTableForSixtyEvent,
  sundayWalkAlongTheCanalEvent,
  breadByHandLiveEvent,
  openKitchenEveningEvent,
  sevenQuietMorningsEvent,
  aWeekendByTheLakeEvent,
]
