import type { BlockExample } from '@/blocks/example'
import { pathRules } from '@/rules/path-rules'
import { exampleImage } from '@/ui/examples/image'
import type { HeroData } from './load.server'

type Example = BlockExample<'hero', HeroData>

const item = { databaseId: 1, uri: '/', image: null }

export const heroExamples = {
  typical: {
    block: {
      blockType: 'hero',
      subtitle: 'The kitchen',
      title: 'Good things to eat',
      textContent: 'What is good this month, and what is good in every month.',
      cta: { title: 'See the recipes', url: '/recipes' },
      light: 'morning',
    },
    data: { image: exampleImage },
  },
  empty: { block: { blockType: 'hero', title: 'Nothing but a title' }, data: { image: null } },
  counted: {
    block: {
      blockType: 'hero',
      subtitle: 'Recipes, movement and rest for every day',
      title: 'Begin where the light is',
      cta: { title: 'Start for free', url: '/memberships' },
      secondCta: { title: 'See the recipes', url: '/recipes' },
      showCounts: true,
      showOpen: true,
      proof: 'Trusted by 5,000+ happy members',
    },
    data: {
      image: exampleImage,
      counts: '48 recipes, 24 movement guides',
      reviews: { score: 4.8, count: 140 },
      open: {
        eat: { ...item, postType: 'recipes', title: 'Barley with lemon and herbs', minutes: 25 },
        burn: { ...item, postType: 'movementGuides', title: 'Stairs and shopping', minutes: 8 },
        sleep: null,
      },
    },
    context: { rules: pathRules('/') },
  },
  weeks: {
    block: { blockType: 'hero', title: 'The method in six weeks', showWeeks: true },
    data: {
      image: exampleImage,
      weeks: [
        { title: 'Breakfast, sitting down', uri: '/the-ebs-method/6wr/week-1/' },
        { title: 'An earlier evening', uri: '/the-ebs-method/6wr/week-2/' },
        { title: 'A week without a page', uri: null },
        { title: null, uri: null },
      ],
    },
    context: { rules: pathRules('/the-ebs-method/') },
  },
  personal: {
    block: {
      blockType: 'hero',
      title: 'Good morning, {firstName}',
      neutralTitle: 'Good morning',
      topBannerLink: { title: 'Six weeks, one change at a time', url: '/the-ebs-method/', target: '_blank' },
      backgroundVideo: '/videos/morning.mp4',
      light: 'dusk',
    },
    data: { image: null },
    context: { rules: pathRules('/'), audience: 'premium' },
  },
  longest: {
    block: {
      blockType: 'hero',
      subtitle:
        'A subtitle that goes on for as long as it is allowed to, which is a hundred and twenty characters and not one more',
      title:
        'A title of a hundred and sixty characters, because someone will write one, and the words still have to find their lines on a telephone without running off it.',
      textContent: 'A text that says a good deal more than it needs to. '.repeat(11).trim(),
      cta: { title: 'A button with far more words than a button wants', url: '/recipes' },
      light: 'noon',
    },
    data: { image: null },
    context: { first: false },
  },
} satisfies Record<string, Example>
