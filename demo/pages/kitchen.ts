import type { DemoBlockOf, DemoPage } from '../page'

/** The recipes of one category, with search and order. There are too few for letters. */
const recipesOf = (title: string, category: string): DemoBlockOf<'postsGrid'> => ({
  blockType: 'postsGrid',
  title,
  postType: 'recipes',
  categories: [category],
  showCategories: false,
  showLetters: false,
  archiveLink: { title: 'All recipes', url: '/recipes' },
})

const breakfast: DemoPage = {
  path: '/recipes/breakfast',
  title: 'Breakfast',
  slug: 'breakfast',
  parentPath: '/recipes',
  requiredPlan: 'none',
  seo: {
    description:
      'Breakfasts for weekdays and for Sundays: soaked oats, soft eggs, buckwheat pancakes, and what can be made the night before.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-breakfast',
      light: 'morning',
      subtitle: 'Recipes',
      title: 'Breakfast',
      neutralTitle: 'Breakfast',
      textContent: 'For mornings with ten minutes in them, and for mornings with a whole pot of tea.',
    },
    recipesOf('What to begin with', 'breakfast'),
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'morning',
      title: 'The night before',
      leftHtml: `<p>The easiest breakfast is made while the supper dishes dry. Soak the oats, boil the eggs, rinse the berries. What you have done in the evening is there in the morning, whatever the morning is like.</p>
<p>It also leaves you the one decision that a morning is good for: tea or coffee.</p>`,
      rightHtml: `<h3>What keeps you going</h3>
<ul>
<li>Protein early: eggs, yogurt, tofu, nuts</li>
<li>Fruit whole rather than pressed</li>
<li>Grain that still looks like grain</li>
<li>Sitting down, if only for six minutes</li>
</ul>`,
    },
  ],
}

const soups: DemoPage = {
  path: '/recipes/soups',
  title: 'Soups',
  slug: 'soups',
  parentPath: '/recipes',
  requiredPlan: 'none',
  seo: {
    description:
      'Soups for four seasons: clear broths, thick ones that hold a spoon upright, and cold ones for the warmest weeks.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-soups',
      light: 'dusk',
      subtitle: 'Recipes',
      title: 'Soups',
      neutralTitle: 'Soups',
      textContent: 'One pot, one ladle, and a kitchen window that steams up while you wait.',
    },
    recipesOf('From the pot', 'soups'),
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'dusk',
      title: 'A pot that lasts',
      leftHtml: `<p>Nearly every soup here is better on its second day, and most of them take well to the freezer. Cook for six when you are three. Scale the amounts on the recipe's page, and let the second half be Thursday's supper.</p>`,
      rightHtml: `<h3>Keeping it</h3>
<ul>
<li>Cool it within two hours, in a wide dish rather than in the pot</li>
<li>Three days in the refrigerator, three months in the freezer</li>
<li>Noodles, greens and yogurt go in when you warm it, not before</li>
<li>Bring it to a boil once before you serve it again</li>
</ul>`,
    },
  ],
}

const sweet: DemoPage = {
  path: '/recipes/sweet',
  title: 'Sweet',
  slug: 'sweet',
  parentPath: '/recipes',
  requiredPlan: 'none',
  seo: {
    description:
      'Tarts, cakes and puddings with fruit in the lead: sweet enough to be dessert, and light enough to be had on a Tuesday.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-sweet',
      light: 'noon',
      subtitle: 'Recipes',
      title: 'Sweet',
      neutralTitle: 'Sweet',
      textContent: 'Fruit first, sugar where it helps. Dessert is not a matter of character.',
    },
    recipesOf('For afterwards', 'sweet'),
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'noon',
      title: 'How sweet is sweet',
      leftHtml: `<p>We bake with about a third less sugar than most books, because ripe fruit brings its own. If yours is not ripe, taste the filling and trust your spoon more than our number.</p>`,
      rightHtml: `<h3>In place of more sugar</h3>
<ul>
<li>A pinch of salt, which makes what is there taste sweeter</li>
<li>Vanilla, cinnamon, the peel of an orange</li>
<li>Roasting the fruit before it goes in</li>
<li>A smaller slice, on a better plate</li>
</ul>`,
    },
  ],
}

const gutHealth: DemoPage = {
  path: '/gut-health-recipes/',
  title: 'Gut-health recipes',
  slug: 'gut-health-recipes',
  requiredPlan: 'none',
  seo: {
    description:
      'Recipes with plenty of fiber, beans, whole grain and fermented food, written for appetite first. Sorted by time, protein or sugars.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-gut-health',
      light: 'morning',
      subtitle: 'Recipes',
      title: 'Gut-health recipes',
      neutralTitle: 'Gut-health recipes',
      textContent:
        'Fiber, beans, whole grain and a spoon of something fermented. It is supper first, and good for you after.',
    },
    recipesOf('What agrees with most of us', 'gut-health'),
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Why these',
      leftHtml: `<p>What lives in the gut eats what we do not digest: the fiber of vegetables, beans, fruit and grain. Variety seems to matter as much as amount. So there is something of each kind here, and few of the dishes are the same color.</p>
<p>If you are used to little fiber, go slowly. A bowl of beans more each week does more than seven on Monday.</p>`,
      rightHtml: `<h3>A simple week</h3>
<ul>
<li>Beans or lentils on three days</li>
<li>Whole grain at breakfast</li>
<li>One vegetable that you did not eat last week</li>
<li>Yogurt, kefir or kraut, a little and often</li>
</ul>
<p>With a condition of the gut, ask your doctor or dietitian first. Our <a href="/expert-advices/bloating/">page about bloating</a> helps you to prepare the visit.</p>`,
    },
    {
      blockType: 'backgroundCta',
      width: 'boxed',
      backgroundImage: 'red-lentil-and-carrot-soup',
      subtitle: 'Members',
      title: 'Keep the ones you like',
      text: 'With a free membership you can heart a recipe, write a note to it, and carry its ingredients to the shop on your phone.',
      button: { title: 'See the memberships', url: '/memberships', target: '_self' },
      light: 'dusk',
    },
  ],
}

/** The recipes by what one is looking for, below the page of all of them, and the page that product.md names. */
export const kitchenPages: readonly DemoPage[] = [breakfast, soups, sweet, gutHealth]
