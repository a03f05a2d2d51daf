import type { DemoProgramme, DemoProgrammeWeek, DemoStep } from '../programme'

/** One slug for each day of a week. */
type Seven = readonly [string, string, string, string, string, string, string]

interface Week extends Omit<DemoProgrammeWeek, 'days' | 'opening' | 'pagePath' | 'picture'> {
  pagePath: string
  /** If not the one of its page. */
  picture?: string
  /** Read on the first day. */
  guide: string
  breakfasts: Seven
  lunches: Seven
  suppers: Seven
  movements: Seven
  meditations: Seven
  /** What the last evening asks for. */
  sunday: string
}

// Breakfast
const porridge = 'blueberry-porridge-with-toasted-chestnut'
const bircher = 'apple-bircher-with-walnuts'
const glass = 'pear-and-spinach-glass'
const loaf = 'seeded-buckwheat-loaf'
const chard = 'baked-eggs-with-chard-and-yogurt'
const rye = 'soft-eggs-with-spinach-on-rye'
const pancakes = 'buckwheat-pancakes-with-raspberries'

// Lunch
const carrots = 'roast-carrots-orange-and-dill'
const beets = 'beet-and-lentil-salad-with-goat-cheese'
const flatbread = 'warm-flatbread-olives-and-greens'
const lentils = 'red-lentil-and-carrot-soup'
const leeks = 'leeks-with-mustard-and-chopped-egg'
const peas = 'pea-and-mint-soup'
const fennel = 'fennel-and-orange-salad'
const radish = 'radish-and-new-potato-salad'

// Supper
const pumpkin = 'roast-pumpkin-soup-with-ginger'
const beans = 'slow-tomato-and-white-bean-pot'
const squash = 'chicken-legs-with-squash-and-sage'
const barley = 'chicken-and-barley-soup'
const chili = 'black-bean-chili-with-sweet-potato'
const noodles = 'ginger-noodle-broth'
const artichokes = 'lemon-chicken-with-artichokes'
const cod = 'baked-cod-with-tomatoes-and-olives'
const tofu = 'crisp-tofu-with-green-beans-and-peanuts'

// Movement, rising in level from week to week; days four and seven are easy
const chair = 'two-minutes-and-a-chair'
const kettle = 'beside-the-kettle'
const meetings = 'between-two-meetings'
const up = 'up-from-the-chair'
const lines = 'long-lines'
const sunday = 'a-slow-sunday'
const floor = 'floor-first'
const stairs = 'stairs-and-shopping'
const hips = 'hips-after-sitting'
const legs = 'legs-before-lunch'
const easy = 'the-easy-day'
const corners = 'four-corners'
const push = 'push-and-fold'
const gear = 'down-a-gear'

// Rest
const bite = 'before-the-first-bite'
const breath = 'four-four-six'
const out = 'the-long-way-out'
const lamp = 'a-lamp-in-the-window'
const body = 'a-tour-of-the-body'

/** From late fall over winter into spring, as the recipes' seasons go. */
const WEEKS: readonly Week[] = [
  {
    title: 'Breakfast, sitting down',
    summary:
      'Day one: apple Bircher, two minutes and a chair, a breath before a bite. Two days of porridge, a glass of pear and spinach, buckwheat bread, eggs with chard. On the seventh day apple Bircher again, and one page about the week.',
    pagePath: '/the-ebs-method/6wr/week-1/',
    picture: 'a-case-for-breakfast',
    guide: 'eating-slowly',
    breakfasts: [bircher, porridge, porridge, glass, loaf, chard, bircher],
    lunches: [carrots, flatbread, carrots, beets, beets, flatbread, carrots],
    suppers: [pumpkin, beans, beans, squash, pumpkin, squash, beans],
    movements: [chair, kettle, chair, lines, meetings, kettle, sunday],
    meditations: [bite, bite, breath, bite, breath, out, lamp],
    sunday: 'Write one page: which morning was good, and what was different about it?',
  },
  {
    title: 'An earlier evening',
    summary:
      'Supper moves forward by half an hour, the lamps go down, the phone gets a bed of its own. Day one: buckwheat loaf, squash with sage, four minutes beside the kettle.',
    pagePath: '/the-ebs-method/6wr/week-2/',
    guide: 'an-evening-in-order',
    breakfasts: [loaf, bircher, glass, porridge, bircher, chard, glass],
    lunches: [beets, carrots, flatbread, beets, carrots, flatbread, beets],
    suppers: [squash, pumpkin, squash, beans, pumpkin, beans, squash],
    movements: [kettle, meetings, up, lines, chair, up, sunday],
    meditations: [out, lamp, out, lamp, body, lamp, body],
    sunday: 'Note the hour at which you turned off the light on each of the seven evenings.',
  },
  {
    title: 'Twenty minutes at noon',
    summary: 'A class at the level of the day. Ten minutes count, and so does the walk around the block.',
    pagePath: '/the-ebs-method/6wr/week-3/',
    guide: 'morning-light',
    breakfasts: [porridge, loaf, porridge, bircher, loaf, chard, porridge],
    lunches: [lentils, fennel, lentils, flatbread, fennel, lentils, flatbread],
    suppers: [barley, barley, chili, chili, noodles, barley, chili],
    movements: [up, floor, stairs, easy, floor, hips, sunday],
    meditations: [breath, out, breath, body, out, breath, lamp],
    sunday: 'Choose the noon that you want to keep, and write it into next week.',
  },
  {
    title: 'More plants, in more colors',
    summary: 'One new vegetable, one new bean, one herb by the handful. Nothing is taken away to make room.',
    pagePath: '/the-ebs-method/6wr/week-4/',
    guide: 'a-kitchen-that-helps',
    breakfasts: [glass, porridge, loaf, glass, porridge, pancakes, loaf],
    lunches: [fennel, lentils, beets, fennel, carrots, lentils, fennel],
    suppers: [chili, noodles, noodles, tofu, barley, tofu, noodles],
    movements: [stairs, legs, hips, easy, floor, stairs, sunday],
    meditations: [bite, breath, body, bite, out, lamp, body],
    sunday: 'Count the colors of the week. Which one was new?',
  },
  {
    title: 'Eating with other people',
    summary: 'Birthdays, canteens, the aunt with the second helping. How to say yes, and how to say it once.',
    pagePath: '/the-ebs-method/6wr/week-5/',
    guide: 'water-through-the-day',
    breakfasts: [rye, chard, loaf, rye, glass, pancakes, chard],
    lunches: [leeks, peas, radish, leeks, peas, flatbread, radish],
    suppers: [artichokes, cod, tofu, cod, beans, artichokes, squash],
    movements: [legs, corners, hips, gear, stairs, corners, sunday],
    meditations: [bite, out, bite, lamp, breath, bite, lamp],
    sunday: 'Ask somebody to the table for one meal of the week to come.',
  },
  {
    title: 'What stays',
    summary: 'You read your page from week one, keep what was yours and leave the rest without regret.',
    pagePath: '/the-ebs-method/6wr/week-6/',
    guide: 'guided-meditation',
    breakfasts: [chard, rye, bircher, loaf, rye, pancakes, chard],
    lunches: [peas, radish, leeks, peas, radish, leeks, flatbread],
    suppers: [tofu, artichokes, cod, chili, cod, artichokes, cod],
    movements: [corners, push, legs, gear, push, corners, sunday],
    meditations: [breath, body, out, lamp, body, breath, body],
    sunday: 'Read your page from the first week, and write what stays.',
  },
]

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const
const LAST_DAY = 6

function dayOf(week: Week, isFirst: boolean, day: (typeof DAYS)[number]): DemoStep[] {
  const opening: DemoStep[] = isFirst ? [{ page: '/the-ebs-method/6wr/introduction/' }] : []
  return [
    ...(day === 0 ? [...opening, { guide: week.guide }] : []),
    { recipe: week.breakfasts[day] },
    { recipe: week.lunches[day] },
    { movement: week.movements[day] },
    { recipe: week.suppers[day] },
    { meditation: week.meditations[day] },
    ...(day === LAST_DAY ? [{ task: week.sunday }] : []),
  ]
}

/** The whole reset: on each of 42 days what to eat, to move and to rest with. */
export const sixWeekReset: DemoProgramme = {
  slug: 'six-week-reset',
  title: 'Six-Week Reset',
  requiredPlan: 'free',
  rhythm: 'days',
  drip: true,
  mayOpenAll: true,
  weeks: WEEKS.map((week, index) => ({
    title: week.title,
    summary: week.summary,
    pagePath: week.pagePath,
    picture: week.picture ?? `hero-week-${index + 1}`,
    opening: 'start',
    days: DAYS.map((day) => dayOf(week, index === 0, day)),
  })),
}
