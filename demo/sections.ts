import { openMeditations, openMovements, openRecipes } from './opened'
import type { DemoBlock } from './page'

/** Blocks that several pages show. Pages know a section by its name here. */
export type DemoSection = { title: string; blocks: readonly DemoBlock[] }

const chooseAMonday: DemoSection = {
  title: 'Choose a Monday',
  blocks: [
    {
      blockType: 'backgroundCta',
      width: 'boxed',
      backgroundImage: 'hero-six-weeks',
      title: 'Choose a Monday',
      text: 'Any one will do. The introduction says what to have in the house, and takes as long to read as the kettle takes to boil.',
      button: { title: 'Read the introduction', url: '/the-ebs-method/6wr/introduction/', target: '_self' },
      light: 'noon',
    },
  ],
}

/** How pages that are about us end for people without an account; lists say what their own readers get (pages/closing-call.ts). */
const takeAChair: DemoSection = {
  title: 'Take a chair',
  blocks: [
    {
      blockType: 'backgroundCta',
      visibleTo: ['visitor'],
      width: 'boxed',
      backgroundImage: 'hero-memberships',
      subtitle: 'Trusted by 5,000+ happy members',
      title: 'Pull up a chair',
      text: `A free account opens ${openRecipes('free')} recipes, ${openMovements('free')} movement guides, ${openMeditations('free')} meditations and the six-week reset. No card, no end date.`,
      button: { title: 'Join for free', url: '/memberships/#join', target: '_self' },
      actionBar: { title: 'Compare the memberships', url: '/memberships/', target: '_self' },
      light: 'noon',
    },
  ],
}

export const demoSections: Readonly<Record<string, DemoSection>> = {
  'choose-a-monday': chooseAMonday,
  'take-a-chair': takeAChair,
}
