import type { DemoMovement } from './item'
import { aBackThatCarriesGuide } from './movements/a-back-that-carries'
import { aSlowSundayGuide } from './movements/a-slow-sunday'
import { balanceOnATuesdayGuide } from './movements/balance-on-a-tuesday'
import { besideTheKettleGuide } from './movements/beside-the-kettle'
import { betweenTwoMeetingsGuide } from './movements/between-two-meetings'
import { downAGearGuide } from './movements/down-a-gear'
import { floorFirstGuide } from './movements/floor-first'
import { fourCornersGuide } from './movements/four-corners'
import { hipsAfterSittingGuide } from './movements/hips-after-sitting'
import { legsSession } from './movements/legs-before-lunch'
import { longLinesGuide } from './movements/long-lines'
import { looseBeforeBedGuide } from './movements/loose-before-bed'
import { oneLegAtATimeGuide } from './movements/one-leg-at-a-time'
import { pushAndFoldGuide } from './movements/push-and-fold'
import { sixteenHonestMinutesGuide } from './movements/sixteen-honest-minutes'
import { stairsAndShoppingGuide } from './movements/stairs-and-shopping'
import { strongSession } from './movements/strong-and-slow'
import { tenQuietMinutesGuide } from './movements/ten-quiet-minutes'
import { theEasyDayGuide } from './movements/the-easy-day'
import { theLongPlankGuide } from './movements/the-long-plank'
import { theWholeHouseGuide } from './movements/the-whole-house'
import { twelveSlowMinutesGuide } from './movements/twelve-slow-minutes'
import { chairSession } from './movements/two-minutes-and-a-chair'
import { upFromTheChairGuide } from './movements/up-from-the-chair'

/** The movement sessions of /movements, eight for each level. Their videos: videos.ts. */
export const demoMovements: readonly DemoMovement[] = [
  chairSession,
  besideTheKettleGuide,
  upFromTheChairGuide,
  betweenTwoMeetingsGuide,
  longLinesGuide,
  aSlowSundayGuide,
  tenQuietMinutesGuide,
  looseBeforeBedGuide,
  legsSession,
  floorFirstGuide,
  stairsAndShoppingGuide,
  hipsAfterSittingGuide,
  sixteenHonestMinutesGuide,
  balanceOnATuesdayGuide,
  aBackThatCarriesGuide,
  theEasyDayGuide,
  strongSession,
  fourCornersGuide,
  twelveSlowMinutesGuide,
  pushAndFoldGuide,
  oneLegAtATimeGuide,
  theLongPlankGuide,
  theWholeHouseGuide,
  downAGearGuide,
]
