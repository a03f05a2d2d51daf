import { openRecipes } from '../opened'
import type { DemoPage } from '../page'
import { demoRecipes } from '../recipes'
import { closingCall } from './closing-call'

const recipes: DemoPage = {
  path: '/recipes',
  title: 'Recipes',
  slug: 'recipes',
  requiredPlan: 'none',
  seo: {
    description:
      'Breakfasts, soups, salads and suppers made of whole food, with amounts for any number of people and steps you can follow.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-recipes',
      subtitle: 'The kitchen',
      title: 'Recipes',
      neutralTitle: 'Recipes',
      textContent: 'What is good this month. Most of it is on the table within half an hour.',
    },
    { blockType: 'postsGrid', title: 'All recipes', postType: 'recipes' },
    {
      blockType: 'threeCards',
      title: 'By the hour',
      introText: 'Three shelves of their own. Whatever hour it is, one of them is the right one.',
      cards: [
        {
          title: 'Breakfast',
          subtitle: 'Morning',
          text: 'Ten minutes, or a whole pot of tea.',
          image: 'buckwheat-pancakes-with-raspberries',
          button: { title: 'See breakfasts', url: '/recipes/breakfast', target: '_self' },
        },
        {
          title: 'Soups',
          subtitle: 'Evening',
          text: 'One pot, and enough for Thursday.',
          image: 'roast-pumpkin-soup-with-ginger',
          button: { title: 'See soups', url: '/recipes/soups', target: '_self' },
        },
        {
          title: 'Sweet',
          subtitle: 'Afterwards',
          text: 'Fruit first, sugar where it helps.',
          image: 'strawberry-and-almond-tart',
          button: { title: 'See sweet things', url: '/recipes/sweet', target: '_self' },
        },
      ],
    },
    {
      blockType: 'richColumns',
      variant: 'framed',
      title: 'How we write a recipe',
      leftHtml: `<p>We cook each one until it stops surprising us. Then we write down what to <strong>see</strong>, <strong>smell</strong> and <strong>hear</strong>, because your stove has not read our timings.</p>
<p>Total time includes the chopping, and the resting where there is any. Nutrition is worked out per serving from the raw ingredients. Treat it as a good estimate.</p>`,
      rightHtml: `<h3>Before you begin</h3>
<ul>
<li>Allergens are listed cautiously. Labels differ, so read yours</li>
<li>A can is the size the note says it is, near enough</li>
<li>Salt is to your taste, and it is always your taste</li>
</ul>`,
    },
    closingCall({
      image: 'hero-food-lists',
      light: 'morning',
      title: 'Keep the ones you cook twice',
      text: `A free account opens ${openRecipes('free')} of our ${demoRecipes.length} recipes. Heart the ones you like, write a note beside them, and carry the shopping list on your phone.`,
    }),
  ],
}

const about: DemoPage = {
  path: '/about',
  title: 'About us',
  slug: 'about',
  requiredPlan: 'none',
  seo: {
    description:
      'Who we are: a small kitchen, a few mats and a lamp. How we choose what to publish, and what you will not find here.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-about',
      light: 'morning',
      subtitle: 'A small house with big windows',
      title: 'About us',
      neutralTitle: 'About us',
      textContent:
        'Ada Whitcombe began it at her own stove. Four of us now cook, move and rest for a living, and write down what held up on an ordinary Tuesday.',
    },
    {
      blockType: 'categoryGrid',
      title: 'Who is at the stove',
      light: 'morning',
      cards: [
        {
          title: 'Ada Whitcombe',
          text: 'Founder. Writes most of what you cook here. “If a recipe needs luck, I have not finished it.”',
          url: '/ebs-blog/why-we-count-colors/',
          count: 'Read: Why we count colors',
          image: 'portrait-ada-whitcombe',
        },
        {
          title: 'Mateo Rios',
          text: 'Movement and memberships. “I do the short class on the days I had planned the long one.”',
          url: '/ebs-blog/a-walk-after-supper/',
          count: 'Read: A walk after supper',
          image: 'portrait-mateo-rios',
        },
        {
          title: 'Edie Hallam',
          text: 'Edits the Journal. “I answer the angry letters first. They are usually right about the oven.”',
          url: '/ebs-blog/a-case-for-breakfast/',
          count: 'Read: A case for breakfast',
          image: 'portrait-edie-hallam',
        },
        {
          title: 'Ravi Menon',
          text: 'Tests every dish on a bad stove. “The third time it works, I write it down.”',
          url: '/ebs-blog/how-we-test-a-recipe/',
          count: 'Read: How we test a recipe',
          image: 'portrait-ravi-menon',
        },
      ],
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Why there are three things',
      leftHtml: `<p>Food, movement and sleep are usually sold apart, each with its own shoes. Kept together they are easier. A decent supper makes the night shorter work, a decent night makes the mat less of an insult, and an hour outdoors makes almost anything taste better.</p>
<p>So we put them in the order of a day. Most days have a morning, a noon and an evening. It is a system with few exceptions.</p>`,
      rightHtml: `<h3>What we care about</h3>
<ul>
<li>Food that looks like what it was</li>
<li>Movement you would do again tomorrow</li>
<li>Evenings with an end</li>
<li>Plain words, and fewer of them</li>
</ul>`,
    },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'dusk',
      title: 'What you will not find here',
      leftHtml: `<p>No before and after, no powders on subscription, no thirty days to someone else. We do not weigh you, and we would rather you did not ask us to.</p>
<p>We write about everyday wellness. We are not your doctor, and nothing here replaces one. If you are ill, pregnant, recovering or on medication, ask the person who knows your history before you change what you eat or how you move.</p>`,
      rightHtml: `<h3>Say hello</h3>
<p>Questions, corrections and better ways to peel a chestnut are welcome at <a href="mailto:hello@example.com">hello@example.com</a>. A person reads them, usually with tea.</p>`,
    },
  ],
}

export const plainPages: DemoPage[] = [recipes, about]
