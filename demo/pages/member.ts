import type { DemoPage } from '../page'

const member: DemoPage = {
  path: '/member',
  title: 'For members',
  slug: 'member',
  requiredPlan: 'none',
  seo: {
    description: 'Where members begin: this week on the mat, the food lists, the shopping list and the six weeks.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-member',
      light: 'dusk',
      subtitle: 'For members',
      title: 'Everything that is yours, {firstName}',
      neutralTitle: 'Everything that is yours',
      textContent: 'A week of movement, three lists to shop by, and what you have kept.',
      cta: { title: 'See this week', url: '/member/this-week/' },
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Where to begin',
      left: `<p>Begin with <a href="/member/this-week/">this week on the mat</a>. It is there whether you come on Monday or on Thursday.</p>`,
      right: `<p>Then take the <a href="/member/food-lists/">food lists</a> to the shop.</p>`,
    },
  ],
}

export const memberPages: readonly DemoPage[] = [member]
