import type { DemoPage } from '../page'

const FOLDER = '/the-ebs-method/6wr/lg/'

/** The guides that go with the six weeks, beside the pages of the weeks. */
export const guidesPage: DemoPage = {
  path: FOLDER,
  title: 'Lifestyle guides',
  slug: 'lg',
  parentPath: '/the-ebs-method/6wr/',
  requiredPlan: 'none',
  seo: {
    description:
      'Short guides for the six-week reset: morning light, eating slowly, water, a kitchen that helps, and an evening in order.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-guides',
      light: 'noon',
      subtitle: 'For the hours between',
      title: 'Lifestyle guides',
      neutralTitle: 'Lifestyle guides',
      textContent: 'The weeks say what. These say how: one habit to a page, and each can be tried today.',
    },
    { blockType: 'postsGrid', title: 'All the guides', postType: 'lifestyleGuides', showLetters: false },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'dusk',
      title: 'Where they belong',
      leftHtml: `<p>The guides go with <a href="/the-ebs-method/6wr/introduction/">the six weeks</a>, in their order: eating slowly with the breakfasts of week one, the evening in week two, the desk day in week three, the shopping in week four, water in week five and the kitchen in week six. You can also read them in any other, or only one. A habit does not ask which week it is.</p>`,
      rightHtml: `<p>They are about ordinary days in ordinary health. If you are unwell, pregnant or on medication, ask your doctor what applies to you. <a href="/expert-advice/">Our pages of advice</a> help you to prepare the visit.</p>`,
    },
  ],
}
