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

export const demoSections: Readonly<Record<string, DemoSection>> = { 'choose-a-monday': chooseAMonday }
