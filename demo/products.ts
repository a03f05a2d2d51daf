import type { DemoProduct } from './item'
import { linenTowelsProduct } from './products/linen-kitchen-towels'
import { oliveOilProduct } from './products/olive-oil-for-every-day'
import { knifeProduct } from './products/one-good-knife'
import { ironPanProduct } from './products/one-iron-pan'
import { glassJarsProduct } from './products/six-glass-jars'
import { corkMatProduct } from './products/the-cork-mat'
import { paperLampProduct } from './products/the-paper-lamp'
import { teapotProduct } from './products/the-stoneware-teapot'

/** What Yalda loves. The order means nothing: lists sort by publishedDaysAgo. */
export const demoProducts: readonly DemoProduct[] = [
  ironPanProduct,
  glassJarsProduct,
  oliveOilProduct,
  linenTowelsProduct,
  corkMatProduct,
  paperLampProduct,
  teapotProduct,
  knifeProduct,
]
