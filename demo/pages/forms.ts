import type { DemoPage } from '../page'

const contact: DemoPage = {
  path: '/contact/',
  title: 'Contact',
  slug: 'contact',
  requiredPlan: 'none',
  seo: {
    description:
      'Write to us about a recipe, your membership or a mistake that you have found. A person reads it and answers.',
  },
  blocks: [
    {
      blockType: 'form',
      source: 'own',
      form: 'contact',
      light: 'morning',
      title: 'Write to us',
      text: 'A person reads it and answers, as a rule within two working days, on Mondays with more coffee. Edie Hallam opens the letters, Ada Whitcombe answers what is about the kitchen, and Mateo Rios what is about a membership.\n\nYou can also write to hello@example.com.\n\nQuestions about an illness, a medicine or a pregnancy are for your doctor.',
    },
    {
      blockType: 'relatedFaqs',
      title: 'It may be answered already',
      faqs: [
        'can-i-change-the-number-of-servings',
        'which-membership-is-right-for-me',
        'i-have-an-allergy-can-i-rely-on-your-recipes',
        'which-level-should-i-choose',
      ],
    },
  ],
}

const survey: DemoPage = {
  path: '/contact/three-weeks-in/',
  title: 'Three weeks in',
  slug: 'three-weeks-in',
  parentPath: '/contact/',
  requiredPlan: 'none',
  seo: {
    description:
      'Six short questions after three weeks: sleep, what has been kept up, and a plate that you are proud of.',
  },
  blocks: [
    {
      blockType: 'form',
      source: 'own',
      form: 'survey',
      light: 'dusk',
      title: 'Three weeks in',
      text: 'Six short questions. They take two minutes, and they tell us what to write about next.',
    },
  ],
}

export const formPages: DemoPage[] = [contact, survey]
