import type { Page } from '@/payload-types'
import { heading, paragraph, richText } from './rich-text'

/** A page to start from. */
export type PageTemplate = {
  /** What it is for, in one sentence. */
  sentence: string
  name: string
  /** With texts that say what belongs in their place. */
  layout: NonNullable<Page['layout']>
}

const say = (...lines: string[]) => richText(...lines.map(paragraph))

/** The page templates, by their id. */
export const PAGE_TEMPLATES = {
  landing: {
    name: 'Landing page',
    sentence: 'One offer, why it helps, what others say, and one clear button.',
    layout: [
      {
        blockType: 'hero',
        title: 'The promise of the page, in seven words',
        subtitle: 'For whom it is',
        textContent: 'Two sentences: what people get, and what changes for them.',
        cta: { title: 'Join now', url: '/memberships/' },
        topBannerShow: false,
      },
      {
        blockType: 'threeCards',
        title: 'What is in it',
        cards: [
          { title: 'Food', text: 'One sentence on what they will cook.' },
          { title: 'Movement', text: 'One sentence on how they will move.' },
          { title: 'Rest', text: 'One sentence on how they will rest.' },
        ],
      },
      {
        blockType: 'testimonialsSection',
        title: 'What members say',
        left: say('A sentence that leads to the quotes.'),
        selection: 'Automatic',
        numberOfTestimonials: 3,
      },
      { blockType: 'relatedFaqs', title: 'Questions people ask' },
      {
        blockType: 'backgroundCta',
        width: 'full',
        title: 'The promise again, as an invitation',
        text: 'What happens after pressing the button, and what it costs.',
        button: { title: 'Join now', url: '/memberships/' },
      },
    ],
  },
  programWeek: {
    name: 'Program week',
    sentence: 'A week of a program: its aim, its text, its movements and recipes, and the way to the next week.',
    layout: [
      {
        blockType: 'hero',
        title: 'Week 1: the theme of the week',
        textContent: 'What this week is about, in two sentences.',
        topBannerShow: false,
      },
      {
        blockType: 'richColumns',
        variant: 'framed',
        title: 'Your week',
        left: say('What to do this week, and why it comes now.', 'How much time it takes on a day.'),
        right: say('What to have ready: ingredients, a mat, a notebook.'),
      },
      { blockType: 'weeklySchedule', title: 'Movement this week' },
      {
        blockType: 'postCarousel',
        title: 'Recipes for this week',
        method: 'Automatic',
        postTypes: ['recipes'],
      },
      { blockType: 'stepsNavigation', source: 'siblings' },
    ],
  },
  article: {
    name: 'Article',
    sentence: 'A long text with the list of its headings beside it, and more to read below.',
    layout: [
      {
        blockType: 'richContent',
        title: 'The question that the article answers',
        showSidebar: true,
        body: richText(
          paragraph('The answer in two sentences, for people who read no further.'),
          heading('The first part'),
          paragraph('One idea for each part. Short paragraphs are easier to read on a phone.'),
          heading('The second part'),
          paragraph('An example from a kitchen, a mat or a bed.'),
          heading('What to do today'),
          paragraph('One step that takes less than ten minutes.'),
        ),
      },
      { blockType: 'postCarousel', title: 'Read on', method: 'Automatic', postTypes: ['posts'] },
      {
        blockType: 'newsletter',
        title: 'One good letter, once a week',
        consentText: 'By signing up you agree to get our letter by mail. Each one has a link that ends it.',
      },
    ],
  },
  list: {
    name: 'List',
    sentence: 'All items of one type, with a search and categories.',
    layout: [
      {
        blockType: 'hero',
        title: 'What the list shows',
        textContent: 'One sentence on how to choose.',
        topBannerShow: false,
      },
      {
        blockType: 'postsGrid',
        title: 'All recipes',
        postType: 'recipes',
        columns: '3',
        showSearch: true,
        showCategories: true,
        pagination: true,
      },
    ],
  },
  thankYou: {
    name: 'Thank-you page',
    sentence: 'Where a form or an order leads: thanks, what happens next, and something to go on with.',
    layout: [
      {
        blockType: 'hero',
        title: 'Thank you',
        textContent: 'What has arrived, and when people hear from you.',
        cta: { title: 'Go to your dashboard', url: '/dashboard/' },
        topBannerShow: false,
      },
      {
        blockType: 'richColumns',
        variant: 'plain',
        title: 'What happens next',
        left: say('First: what you do, and by when.', 'Then: what they do.'),
        right: say('Where to write if something is not right.'),
      },
      { blockType: 'postCarousel', title: 'While you wait', method: 'Automatic', postTypes: ['recipes'] },
    ],
  },
} satisfies Record<string, PageTemplate>
