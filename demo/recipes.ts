import type { DemoRecipe } from './recipe'
import { bakedEggs } from './recipes/baked-eggs-with-chard-and-yogurt'
import { blueberryPorridge } from './recipes/blueberry-porridge-with-toasted-chestnut'
import { cardamomPears } from './recipes/cardamom-pears-with-almond-crumb'
import { cherryGlass } from './recipes/cherry-and-oat-glass'
import { chickenAndSquash } from './recipes/chicken-legs-with-squash-and-sage'
import { gingerBroth } from './recipes/ginger-noodle-broth'
import { greenCurry } from './recipes/green-coconut-curry-with-prawns'
import { lemonBowl } from './recipes/lemon-and-soft-herb-bowl'
import { roastCarrots } from './recipes/roast-carrots-orange-and-dill'
import { salmonAndPeas } from './recipes/salmon-peas-and-new-potatoes'
import { beanPot } from './recipes/slow-tomato-and-white-bean-pot'
import { flatbread } from './recipes/warm-flatbread-olives-and-greens'

/** All demo recipes. The order means nothing: lists sort by publishedDaysAgo. */
export const demoRecipes: readonly DemoRecipe[] = [
  blueberryPorridge,
  bakedEggs,
  cherryGlass,
  lemonBowl,
  roastCarrots,
  flatbread,
  greenCurry,
  beanPot,
  gingerBroth,
  salmonAndPeas,
  chickenAndSquash,
  cardamomPears,
]
