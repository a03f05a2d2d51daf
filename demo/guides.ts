import { kitchenGuide } from './guides/a-kitchen-that-helps'
import { eveningGuide } from './guides/an-evening-in-order'
import { slowlyGuide } from './guides/eating-slowly'
import { meditationGuide } from './guides/guided-meditation'
import { morningLightGuide } from './guides/morning-light'
import { deskGuide } from './guides/moving-through-a-desk-day'
import { shoppingGuide } from './guides/shopping-once-a-week'
import { waterGuide } from './guides/water-through-the-day'
import type { DemoGuide } from './item'

/** The lifestyle guides of the six-week reset, in the order of the program. */
export const demoGuides: readonly DemoGuide[] = [
  morningLightGuide,
  slowlyGuide,
  eveningGuide,
  meditationGuide,
  deskGuide,
  waterGuide,
  shoppingGuide,
  kitchenGuide,
]
