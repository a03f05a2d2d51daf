import type { DemoRecipe } from './recipe'
import { appleBircher } from './recipes/apple-bircher-with-walnuts'
import { bakedCod } from './recipes/baked-cod-with-tomatoes-and-olives'
import { bakedEggs } from './recipes/baked-eggs-with-chard-and-yogurt'
import { ricePudding } from './recipes/baked-rice-pudding-with-plums'
import { barleyRisotto } from './recipes/barley-risotto-with-asparagus-and-lemon'
import { beetSalad } from './recipes/beet-and-lentil-salad-with-goat-cheese'
import { blackBeanChili } from './recipes/black-bean-chili-with-sweet-potato'
import { blueberryPorridge } from './recipes/blueberry-porridge-with-toasted-chestnut'
import { buckwheatPancakes } from './recipes/buckwheat-pancakes-with-raspberries'
import { cardamomPears } from './recipes/cardamom-pears-with-almond-crumb'
import { cherryGlass } from './recipes/cherry-and-oat-glass'
import { chickenBarleySoup } from './recipes/chicken-and-barley-soup'
import { chickenAndSquash } from './recipes/chicken-legs-with-squash-and-sage'
import { chickpeaPancake } from './recipes/chickpea-pancake-with-tomatoes-and-basil'
import { chilledTomatoSoup } from './recipes/chilled-tomato-and-red-pepper-soup'
import { crispTofu } from './recipes/crisp-tofu-with-green-beans-and-peanuts'
import { chocolatePots } from './recipes/dark-chocolate-pots-with-sea-salt'
import { fennelSalad } from './recipes/fennel-and-orange-salad'
import { gingerBroth } from './recipes/ginger-noodle-broth'
import { goldenMilk } from './recipes/golden-milk-with-ginger'
import { greenCurry } from './recipes/green-coconut-curry-with-prawns'
import { peachTea } from './recipes/iced-ginger-tea-with-peach'
import { mustardLeeks } from './recipes/leeks-with-mustard-and-chopped-egg'
import { lemonCake } from './recipes/lemon-and-poppy-seed-yogurt-cake'
import { lemonBowl } from './recipes/lemon-and-soft-herb-bowl'
import { lemonChicken } from './recipes/lemon-chicken-with-artichokes'
import { beanDip } from './recipes/lemony-bean-dip-with-carrots'
import { misoEggplant } from './recipes/miso-eggplant-with-sesame-rice'
import { peaSoup } from './recipes/pea-and-mint-soup'
import { pearGlass } from './recipes/pear-and-spinach-glass'
import { poussins } from './recipes/poussins-with-grapes-and-thyme'
import { radishSalad } from './recipes/radish-and-new-potato-salad'
import { redCabbage } from './recipes/red-cabbage-braised-with-apple'
import { redLentilSoup } from './recipes/red-lentil-and-carrot-soup'
import { rhubarbFizz } from './recipes/rhubarb-and-ginger-fizz'
import { roastCarrots } from './recipes/roast-carrots-orange-and-dill'
import { pumpkinSoup } from './recipes/roast-pumpkin-soup-with-ginger'
import { oatCrackers } from './recipes/rosemary-oat-crackers'
import { salmonAndPeas } from './recipes/salmon-peas-and-new-potatoes'
import { buckwheatLoaf } from './recipes/seeded-buckwheat-loaf'
import { beanPot } from './recipes/slow-tomato-and-white-bean-pot'
import { softEggs } from './recipes/soft-eggs-with-spinach-on-rye'
import { strawberryTart } from './recipes/strawberry-and-almond-tart'
import { stuffedPeppers } from './recipes/stuffed-peppers-with-quinoa-and-herbs'
import { troutInPaper } from './recipes/trout-in-paper-with-carrot-and-ginger'
import { flatbread } from './recipes/warm-flatbread-olives-and-greens'
import { watermelonFeta } from './recipes/watermelon-cucumber-and-feta'
import { wholeCauliflower } from './recipes/whole-cauliflower-with-green-sauce'

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
  softEggs,
  peaSoup,
  radishSalad,
  troutInPaper,
  lemonChicken,
  barleyRisotto,
  mustardLeeks,
  rhubarbFizz,
  lemonCake,
  buckwheatPancakes,
  chickpeaPancake,
  chilledTomatoSoup,
  watermelonFeta,
  bakedCod,
  stuffedPeppers,
  crispTofu,
  peachTea,
  strawberryTart,
  appleBircher,
  pumpkinSoup,
  beetSalad,
  poussins,
  misoEggplant,
  ricePudding,
  pearGlass,
  fennelSalad,
  redLentilSoup,
  chickenBarleySoup,
  blackBeanChili,
  wholeCauliflower,
  redCabbage,
  goldenMilk,
  chocolatePots,
  buckwheatLoaf,
  beanDip,
  oatCrackers,
]
