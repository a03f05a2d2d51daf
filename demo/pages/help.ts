import type { DemoPage } from '../page'
import { newestRow } from './newest-row'

const questions: DemoPage = {
  path: '/faqs',
  title: 'Questions',
  slug: 'faqs',
  requiredPlan: 'none',
  seo: {
    description:
      'Answers about memberships, recipes, allergies, movement levels, billing, the community and your data, in plain words.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-questions',
      light: 'morning',
      subtitle: 'What people ask us',
      title: 'Questions and answers',
      neutralTitle: 'Questions and answers',
      textContent: 'And what we answer, as shortly as it can be done.',
    },
    {
      blockType: 'allFaqs',
      title: 'All questions',
      faqsPerPage: 10,
      searchPlaceholder: 'Search FAQs...',
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Not among them',
      leftHtml: `<p>Then ask. Write to <a href="mailto:hello@example.com">hello@example.com</a> and say what you were trying to do. A person answers, as a rule within two working days, on Mondays with more coffee.</p>`,
      rightHtml: `<p>Questions about an illness, a medicine or a pregnancy are for your doctor. We do not answer those, also when we have an opinion. Our <a href="/expert-advice/">pages of advice</a> can help you to prepare the visit.</p>`,
    },
    { blockType: 'section', section: 'take-a-chair' },
  ],
}

const expertAdvice: DemoPage = {
  path: '/expert-advice/',
  title: 'Expert advice',
  slug: 'expert-advice',
  requiredPlan: 'none',
  seo: {
    description:
      'Everyday advice on the belly, sleep, stress, joints, skin and menopause: what people often find helps, and when to see a doctor.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-advice',
      light: 'morning',
      subtitle: 'When something is not quite right',
      title: 'Expert advice',
      neutralTitle: 'Expert advice',
      textContent:
        'What people often find helps, in the kitchen and out of it. And, before that, when to see a doctor.',
    },
    {
      blockType: 'postsGrid',
      title: 'Lately written or looked through',
      postType: 'expertAdvices',
      ...newestRow(6),
      archiveLink: { title: 'All expert advice', url: '/expert-advices/' },
    },
    {
      blockType: 'richColumns',
      variant: 'framed',
      light: 'morning',
      title: 'How to use these pages',
      leftHtml: `<p>Every page begins with the signs that belong in a doctor's office. Read that part first, even if you only came for the recipe. The rest is about habits: what to eat, when to move, how to end the day.</p>
<p>Habits can make a condition easier to live with. They do not make it go away, and they do not replace what has been prescribed to you.</p>`,
      rightHtml: `<h3>Bring to the appointment</h3>
<ul>
<li>What it is, since when, and how often</li>
<li>What makes it better or worse</li>
<li>Everything that you take, herbs and vitamins included</li>
<li>The one question that you want answered</li>
</ul>`,
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Who writes this',
      leftHtml: `<p>Our editors write, and they are not physicians. For days when nothing is wrong there is <a href="/advice/">a page of small places to start</a>. Where opinions differ we say so, and where we do not know we leave it out. Pages are looked through again every year.</p>`,
      rightHtml: `<p>Found a mistake? <a href="mailto:hello@example.com">Tell us</a>, please. If it is urgent and about your health, close this page and call your doctor or your emergency number.</p>`,
    },
    { blockType: 'section', section: 'take-a-chair' },
  ],
}

export const helpPages: DemoPage[] = [questions, expertAdvice]
