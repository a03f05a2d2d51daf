import { openMovements, openRecipes } from '../opened'
import type { DemoPage } from '../page'
import { closingCall } from './closing-call'
import { newsletter } from './newsletter'

const journal: DemoPage = {
  path: '/ebs-blog',
  title: 'Journal',
  slug: 'ebs-blog',
  requiredPlan: 'none',
  seo: {
    description:
      'Articles on breakfast, beans, labels, noon and the last hour of the day, from people who cook, move and sleep for a living.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-journal',
      subtitle: 'Notes from an ordinary week',
      title: 'The journal',
      neutralTitle: 'The journal',
      textContent: 'Longer than a recipe, shorter than a book. Most of them were begun at the stove.',
    },
    {
      blockType: 'postsGrid',
      title: 'All articles',
      postType: 'posts',
      searchPlaceholder: 'Search articles...',
      showLetters: false,
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'How we write',
      leftHtml: `<p>We write about what we have tried, and say so when we have not. Where a study comes up, it is one that we have read to the end, and we mention its size if it was small.</p>
<p>Nothing here is medical advice. For that there is your doctor, and for what to ask there, our <a href="/expert-advice/">pages of advice</a>.</p>`,
      rightHtml: `<h3>If you came for something to do</h3>
<ul>
<li><a href="/recipes">Cook something</a></li>
<li><a href="/the-ebs-method/">See how the six weeks work</a></li>
<li><a href="/yalda-loves/">See what stands on our shelves</a></li>
<li><a href="/faqs">Look up a question</a></li>
</ul>`,
    },
    newsletter,
  ],
}

const testimonials: DemoPage = {
  path: '/ebs-testimonials',
  title: 'Testimonials',
  slug: 'ebs-testimonials',
  requiredPlan: 'none',
  seo: {
    description:
      'What members say about cooking, moving and resting with us: small changes, told plainly, from people with other things to do.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-testimonials',
      light: 'morning',
      subtitle: 'What people kept',
      title: 'Testimonials',
      neutralTitle: 'Testimonials',
      textContent: 'A chair cleared, a walk after supper, a phone in the hall. None of it makes a headline.',
      proof: 'Some of them in full below.',
    },
    {
      blockType: 'testimonialsGrid',
      title: 'In their own words',
      subtitle: 'Shortened here and there, never improved.',
      selection: 'Automatic',
    },
    {
      blockType: 'imageColumns',
      alignment: 'image_left',
      image: 'a-case-for-breakfast',
      light: 'morning',
      title: 'How to read these',
      leftHtml: `<p>These are single people and their single kitchens. What did them good may do nothing for you, and the other way around. No one was paid, and no one was asked for a number.</p>`,
      rightHtml: `<p>If you have something to tell, <a href="mailto:hello@example.com">write to us</a>. Complaints are read first, since they are more useful. If you would like to see for yourself, <a href="/memberships">the free membership</a> is a good door.</p>`,
    },
    { blockType: 'section', section: 'choose-a-monday', visibleTo: ['free', 'standard', 'premium'] },
    closingCall({
      image: 'hero-about',
      light: 'morning',
      title: 'See what you would keep',
      text: `Most of them began with one small thing. A free account opens ${openRecipes('free')} recipes, ${openMovements('free')} sessions and the six-week reset, so you can look for yours.`,
    }),
  ],
}

export const readingPages: DemoPage[] = [journal, testimonials]
