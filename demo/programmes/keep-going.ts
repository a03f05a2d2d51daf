import type { DemoProgramme } from '../programme'

interface Month {
  title: string
  summary: string
  /** Four recipes of the season. */
  recipes: readonly [string, string, string, string]
  movements: readonly [string, string]
  meditation: string
  task: string
}

/** A year that begins in spring. The months follow the member's start, so that nobody waits for one. */
const MONTHS: readonly Month[] = [
  {
    title: 'Green again',
    summary: 'The first things that grow, and a little less on the stove.',
    recipes: [
      'pea-and-mint-soup',
      'soft-eggs-with-spinach-on-rye',
      'radish-and-new-potato-salad',
      'lemon-chicken-with-artichokes',
    ],
    movements: ['stairs-and-shopping', 'long-lines'],
    meditation: 'four-four-six',
    task: 'Put one pot of herbs where you can see it.',
  },
  {
    title: 'Morning first',
    summary: 'Ten minutes of daylight before the first screen.',
    recipes: [
      'baked-eggs-with-chard-and-yogurt',
      'leeks-with-mustard-and-chopped-egg',
      'rhubarb-and-ginger-fizz',
      'lemon-chicken-with-artichokes',
    ],
    movements: ['legs-before-lunch', 'floor-first'],
    meditation: 'the-long-way-out',
    task: 'Walk around the block before breakfast, four times this month.',
  },
  {
    title: 'A table outside',
    summary: 'A bench, a step, a balcony: any place with air.',
    recipes: [
      'radish-and-new-potato-salad',
      'pea-and-mint-soup',
      'warm-flatbread-olives-and-greens',
      'lemon-and-poppy-seed-yogurt-cake',
    ],
    movements: ['hips-after-sitting', 'four-corners'],
    meditation: 'before-the-first-bite',
    task: 'Eat outside with somebody, once.',
  },
  {
    title: 'Cold suppers',
    summary: 'What needs no oven, and tastes better an hour later.',
    recipes: [
      'chilled-tomato-and-red-pepper-soup',
      'watermelon-cucumber-and-feta',
      'lemon-and-soft-herb-bowl',
      'cherry-and-oat-glass',
    ],
    movements: ['push-and-fold', 'long-lines'],
    meditation: 'the-long-way-out',
    task: 'Fill a jug with water every morning, and see when it is empty.',
  },
  {
    title: 'Slow days',
    summary: 'A month to do less, on purpose.',
    recipes: [
      'chickpea-pancake-with-tomatoes-and-basil',
      'iced-ginger-tea-with-peach',
      'watermelon-cucumber-and-feta',
      'baked-cod-with-tomatoes-and-olives',
    ],
    movements: ['a-slow-sunday', 'the-easy-day'],
    meditation: 'a-lamp-in-the-window',
    task: 'Leave one evening of each week empty.',
  },
  {
    title: 'From the market',
    summary: 'Buy what is ripe, then decide what it will be.',
    recipes: [
      'buckwheat-pancakes-with-raspberries',
      'crisp-tofu-with-green-beans-and-peanuts',
      'lemon-and-soft-herb-bowl',
      'baked-cod-with-tomatoes-and-olives',
    ],
    movements: ['four-corners', 'stairs-and-shopping'],
    meditation: 'before-the-first-bite',
    task: 'Cook one vegetable that you have never cooked.',
  },
  {
    title: 'Back to the rhythm',
    summary: 'Fixed hours for meals and light, after the summer.',
    recipes: [
      'apple-bircher-with-walnuts',
      'roast-carrots-orange-and-dill',
      'slow-tomato-and-white-bean-pot',
      'pear-and-spinach-glass',
    ],
    movements: ['legs-before-lunch', 'hips-after-sitting'],
    meditation: 'four-four-six',
    task: 'Move supper forward by half an hour on four evenings.',
  },
  {
    title: 'The oven again',
    summary: 'One tray, two meals.',
    recipes: [
      'chicken-legs-with-squash-and-sage',
      'roast-pumpkin-soup-with-ginger',
      'beet-and-lentil-salad-with-goat-cheese',
      'seeded-buckwheat-loaf',
    ],
    movements: ['up-from-the-chair', 'push-and-fold'],
    meditation: 'a-tour-of-the-body',
    task: 'Cook once and eat twice, each week.',
  },
  {
    title: 'Early dark',
    summary: 'The lamps come on sooner. Let the evening begin with them.',
    recipes: [
      'slow-tomato-and-white-bean-pot',
      'baked-rice-pudding-with-plums',
      'roast-carrots-orange-and-dill',
      'roast-pumpkin-soup-with-ginger',
    ],
    movements: ['floor-first', 'a-slow-sunday'],
    meditation: 'a-lamp-in-the-window',
    task: 'Find a place for the phone that is not the bedroom.',
  },
  {
    title: 'Company',
    summary: 'The month of tables with many chairs.',
    recipes: [
      'black-bean-chili-with-sweet-potato',
      'red-cabbage-braised-with-apple',
      'fennel-and-orange-salad',
      'golden-milk-with-ginger',
    ],
    movements: ['between-two-meetings', 'down-a-gear'],
    meditation: 'before-the-first-bite',
    task: 'Cook for somebody who does not expect it.',
  },
  {
    title: 'Deep winter',
    summary: 'Broth, wool and an early night.',
    recipes: [
      'chicken-and-barley-soup',
      'ginger-noodle-broth',
      'blueberry-porridge-with-toasted-chestnut',
      'red-lentil-and-carrot-soup',
    ],
    movements: ['beside-the-kettle', 'long-lines'],
    meditation: 'a-tour-of-the-body',
    task: 'Go to bed before ten, once a week.',
  },
  {
    title: 'The light returns',
    summary: 'A look back at the year, and one thing to carry on.',
    recipes: [
      'fennel-and-orange-salad',
      'red-lentil-and-carrot-soup',
      'chicken-and-barley-soup',
      'lemony-bean-dip-with-carrots',
    ],
    movements: ['stairs-and-shopping', 'legs-before-lunch'],
    meditation: 'the-long-way-out',
    task: 'Write one page about the year, and keep it with the first.',
  },
]

/** What comes after the reset: each month is one day of the plan, to be spread as the member likes. */
export const keepGoing: DemoProgramme = {
  slug: 'keep-going',
  title: 'Keep going',
  requiredPlan: 'free',
  rhythm: 'months',
  drip: true,
  mayOpenAll: false,
  weeks: MONTHS.map(({ meditation, movements, recipes, summary, task, title }) => ({
    title,
    summary,
    opening: 'once',
    days: [
      [
        ...recipes.map((recipe) => ({ recipe })),
        ...movements.map((movement) => ({ movement })),
        { meditation },
        { task },
      ],
    ],
  })),
}
