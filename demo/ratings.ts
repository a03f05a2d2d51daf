import type { RequiredPlan } from '@/rules/audience'
import { demoMembers } from './community/members'
import { demoRecipes } from './recipes'

/**
 * The stars that members gave, one digit for each of them. Recipes with comments have those of the comments; a few have
 * none yet.
 */
const STARS: Readonly<Record<string, string>> = {
  'baked-cod-with-tomatoes-and-olives': '55455',
  'baked-eggs-with-chard-and-yogurt': '545554',
  'baked-rice-pudding-with-plums': '5545545',
  'barley-risotto-with-asparagus-and-lemon': '45545',
  'beet-and-lentil-salad-with-goat-cheese': '4554354',
  'blueberry-porridge-with-toasted-chestnut': '55545545',
  'buckwheat-pancakes-with-raspberries': '5555455455',
  'cardamom-pears-with-almond-crumb': '5545',
  'chicken-and-barley-soup': '555545555455',
  'chicken-legs-with-squash-and-sage': '54554555',
  'chickpea-pancake-with-tomatoes-and-basil': '454554',
  'chilled-tomato-and-red-pepper-soup': '54445',
  'crisp-tofu-with-green-beans-and-peanuts': '5455455',
  'dark-chocolate-pots-with-sea-salt': '55555545',
  'fennel-and-orange-salad': '4354545',
  'ginger-noodle-broth': '5545555455',
  'golden-milk-with-ginger': '545445',
  'green-coconut-curry-with-prawns': '555455',
  'leeks-with-mustard-and-chopped-egg': '54544',
  'lemon-and-poppy-seed-yogurt-cake': '55545555455',
  'lemon-and-soft-herb-bowl': '54555454',
  'lemon-chicken-with-artichokes': '5545554',
  'lemony-bean-dip-with-carrots': '45554',
  'miso-eggplant-with-sesame-rice': '5455555',
  'pea-and-mint-soup': '554545',
  'poussins-with-grapes-and-thyme': '5455',
  'red-cabbage-braised-with-apple': '4544545',
  'roast-carrots-orange-and-dill': '5445554',
  'roast-pumpkin-soup-with-ginger': '5555545545555',
  'rosemary-oat-crackers': '4555',
  'seeded-buckwheat-loaf': '555555455',
  'slow-tomato-and-white-bean-pot': '54555555455',
  'soft-eggs-with-spinach-on-rye': '545545',
  'strawberry-and-almond-tart': '555545',
  'stuffed-peppers-with-quinoa-and-herbs': '45455',
  'trout-in-paper-with-carrot-and-ginger': '5554',
  'warm-flatbread-olives-and-greens': '45545',
  'watermelon-cucumber-and-feta': '4545545',
  'whole-cauliflower-with-green-sauce': '54545',
}

/** From the least plan to the one that opens everything. */
const PLANS: readonly RequiredPlan[] = ['none', 'free', 'standard', 'premium']

/** Each recipe's ratings: by members whose plan opens it, for each recipe another one first. */
export const demoRatings = demoRecipes.flatMap(({ requiredPlan, slug }, index) => {
  const members = demoMembers.filter(({ plan }) => PLANS.indexOf(plan) >= PLANS.indexOf(requiredPlan))
  return [...(STARS[slug] ?? '')].map((stars, turn) => ({
    recipe: slug,
    by: members[(index + turn) % members.length]?.username ?? '',
    stars: Number(stars),
  }))
})
