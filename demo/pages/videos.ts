import { demoArticles } from '../articles'
import { demoEvents } from '../events'
import { demoFaqs } from '../faqs'
import { demoGuides } from '../guides'
import { demoMasterclasses } from '../masterclasses'
import { demoMeditations } from '../meditations'
import { demoMovements } from '../movements'
import { openMeditations, openMovements } from '../opened'
import { chosen, type DemoPage } from '../page'
import { demoPodcasts } from '../podcasts'
import { demoProducts } from '../products'
import { demoRecipes } from '../recipes'
import { closingCall } from './closing-call'
import { newsletter } from './newsletter'

const videos: DemoPage = {
  path: '/anti-inflammatory-lifestyle-videos',
  title: 'Videos',
  slug: 'anti-inflammatory-lifestyle-videos',
  requiredPlan: 'none',
  seo: {
    description:
      'Videos to follow on a mat, on a chair or in the dark: movement at three levels and a light to breathe with.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-videos',
      light: 'noon',
      subtitle: 'Press play, then put it down',
      title: 'Videos',
      neutralTitle: 'Videos',
      textContent:
        'Eight short videos to move with, then three to rest. After the second time you will hardly need to look.',
    },
    {
      blockType: 'videoGrid',
      title: 'Move',
      subtitle: 'On the mat or on a chair',
      itemSelection: 'Manual',
      selectContent: chosen(
        'movementGuides',
        'stairs-and-shopping',
        'four-corners',
        'two-minutes-and-a-chair',
        'between-two-meetings',
        'beside-the-kettle',
        'the-easy-day',
        'legs-before-lunch',
        'hips-after-sitting',
      ),
      itemsPerPage: 8,
      featureFirstItem: true,
    },
    {
      blockType: 'videoGrid',
      title: 'Rest',
      subtitle: 'On the cushion or lying down',
      itemSelection: 'Manual',
      selectContent: chosen('guidedMeditations', 'before-the-first-bite', 'the-long-way-out', 'four-four-six'),
      itemsPerPage: 8,
    },
    {
      blockType: 'videoGrid',
      title: 'With someone who knows',
      subtitle: 'Masterclasses',
      itemSelection: 'Automatic',
      postType: ['masterclasses'],
      numberOfPosts: 3,
      format: 'square',
    },
    {
      blockType: 'relatedPosts',
      title: 'And then you are hungry',
      subtitle: 'Dishes that wait for no one.',
      displayMode: 'cards',
      method: 'Automatic',
      postTypes: ['recipes'],
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    closingCall({
      image: 'hero-member',
      light: 'morning',
      title: 'Stop, and pick it up later',
      text: `A free account opens ${openMovements('free')} sessions and ${openMeditations('free')} meditations, marks what you have watched, and remembers where you stopped.`,
    }),
  ],
}

const resources: DemoPage = {
  path: '/all-resources',
  title: 'All resources',
  slug: 'all-resources',
  requiredPlan: 'none',
  seo: {
    description:
      'Everything that we have written, cooked and filmed in one place: recipes, articles, advice and videos to follow.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-resources',
      light: 'morning',
      subtitle: 'Everything, on one table',
      title: 'All resources',
      neutralTitle: 'All resources',
      textContent: 'What is new, what is about what, and what others have said.',
    },
    {
      blockType: 'categoryGrid',
      title: 'Browse by kind',
      cards: [
        {
          title: 'Recipes',
          text: 'From breakfast to supper, most of it within half an hour.',
          url: '/recipes',
          count: `${demoRecipes.length} recipes`,
          image: 'lemon-and-soft-herb-bowl',
        },
        {
          title: 'Movement',
          text: 'Sessions for a small room, at three levels.',
          url: '/movements',
          count: `${demoMovements.length} classes`,
          image: 'pillar-movement',
        },
        {
          title: 'Meditations',
          text: 'A light to breathe with, before a meal or before sleep.',
          url: '/meditations',
          count: `${demoMeditations.length} meditations`,
          image: 'hero-meditations',
        },
        {
          title: 'Journal',
          text: 'Long reads on food, sleep and ordinary days.',
          url: '/ebs-blog',
          count: `${demoArticles.length} articles`,
          image: 'hero-journal',
        },
        {
          title: 'Podcast',
          text: 'Conversations for the washing-up.',
          url: '/podcasts',
          count: `${demoPodcasts.length} episodes`,
          image: 'hero-podcasts',
        },
        {
          title: 'Masterclasses',
          text: 'Live at the stove and on the mat, with replays.',
          url: '/masterclasses',
          count: `${demoMasterclasses.length} classes`,
          image: 'hero-masterclasses',
        },
        {
          title: 'Lifestyle guides',
          text: 'How to set up a kitchen, a bedroom and a week.',
          url: '/the-ebs-method/6wr/lg/',
          count: `${demoGuides.length} guides`,
          image: 'a-kitchen-that-helps',
        },
        {
          title: 'Advice for ordinary days',
          text: 'Small answers for shopping, stress and tired evenings.',
          url: '/advice/',
          count: 'One page',
          image: 'hero-advice',
        },
        {
          title: 'Inspirational resources',
          text: 'Books, films and other people’s good ideas.',
          url: '/inspirational-resources/',
          count: 'A short shelf',
          image: 'pillar-rest',
        },
        {
          title: 'Events',
          text: 'At a long table, outdoors and online.',
          url: '/events',
          count: `${demoEvents.length} events`,
          image: 'hero-events',
        },
        {
          title: 'Yalda loves',
          text: 'Pans, knives and towels that have lasted.',
          url: '/yalda-loves/',
          count: `${demoProducts.length} things`,
          image: 'hero-yalda-loves',
        },
        {
          title: 'Questions',
          text: 'On plans, recipes and what to do when it hurts.',
          url: '/faqs',
          count: `${demoFaqs.length} answers`,
          image: 'hero-questions',
        },
      ],
    },
    {
      blockType: 'postCarousel',
      title: 'New on the table',
      subtitle: 'Newest first',
      method: 'Automatic',
      postTypes: ['recipes', 'posts', 'expertAdvices', 'movementGuides', 'guidedMeditations'],
      showTaxonomyFilters: true,
      taxonomy: 'types',
    },
    {
      blockType: 'postCarousel',
      title: 'From the kitchen',
      subtitle: 'Recipes by their course',
      method: 'Automatic',
      postTypes: ['recipes'],
      showTaxonomyFilters: true,
      taxonomy: 'recipes',
    },
    {
      blockType: 'relatedPosts',
      title: 'To read with tea',
      displayMode: 'cards',
      method: 'Automatic',
      postTypes: ['posts', 'expertAdvices'],
      archiveLink: { title: 'All articles', url: '/ebs-blog' },
    },
    {
      blockType: 'relatedPress',
      title: 'In the press',
      subtitle: 'What others write about us',
      method: 'Automatic',
      numberOfItems: 3,
    },
    newsletter,
  ],
}

export const videoPages: DemoPage[] = [videos, resources]
