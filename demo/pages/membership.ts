import type { DemoPage } from '../page'
import { demoPlans } from '../plans'
import { whatItBrings } from './what-it-brings'
import { whatItLooksLike } from './what-it-looks-like'

const premiumMonthly = (demoPlans.find(({ key }) => key === 'premium')?.annualAmount ?? 0) / 1_200

/** What being a member is like. The plans are compared at /memberships. */
export const membershipPage: DemoPage = {
  path: '/membership',
  title: 'Membership',
  slug: 'membership',
  requiredPlan: 'none',
  seo: {
    description:
      'What being a member is like from Monday to Sunday: what you find here, what you can keep, and what it does not ask of you.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-membership',
      subtitle: 'A week here',
      title: 'Inside a membership',
      neutralTitle: 'Inside a membership',
      textContent: `It begins with a free account. Everything opens for $${premiumMonthly} a month, billed yearly.`,
      cta: { title: 'Join for free', url: '/memberships/#join' },
      secondCta: { title: 'Compare the memberships', url: '/memberships' },
      proof: 'Trusted by 5,000+ happy members',
    },
    whatItBrings('What you find here'),
    whatItLooksLike,
    {
      blockType: 'membershipPlans',
      format: 'menu',
      subtitle: 'Trusted by 5,000+ happy members',
      title: 'Which one is yours',
      text: 'You can change it on your account page, up today, down when the paid time is over. What is in each, side by side, is on a page of its own.',
    },
    {
      blockType: 'imageColumns',
      title: 'What it keeps for you',
      image: 'kept-list',
      alignment: 'image_right',
      light: 'morning',
      leftHtml: `<h3>What you liked</h3>
<p>Put a heart on a recipe and it waits among your favorites. You can rate what you cooked. The stars are for the recipe and not for you.</p>
<h3>What you need to buy</h3>
<p>One press puts the ingredients on your shopping list, sorted by aisle.</p>`,
      rightHtml: `<h3>Where you stopped</h3>
<p>A class that you left halfway begins there the next time. If you watched more than half of it, it counts. We thought that was fair.</p>
<h3>How far you have come</h3>
<p>A few milestones, and no chart. Some members read <a href="/ebs-blog">the journal</a> instead.</p>`,
    },
    {
      blockType: 'testimonialsGrid',
      title: 'In their own words',
      subtitle: 'Members',
      selection: 'Manual',
      testimonials: ['fewer-things-in-the-cart', 'the-orange-half-of-the-bowl', 'breakfast-sitting-down'],
    },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'dusk',
      title: 'What it does not ask of you',
      leftHtml: `<p>No weighing, no messages in capital letters, and a week with one good day in it counts. If you stay away for a month, your favorites wait. We do not send a letter to say that we miss you.</p>
<p>What others made of it is <a href="/ebs-testimonials">in their own words</a> on a page of its own.</p>`,
      rightHtml: `<h3>Small print, in large</h3>
<ul>
<li>The free membership stays free</li>
<li>Paid ones can be canceled at any time, in two clicks</li>
<li>Or paused, for one to three months</li>
<li>Your money back within 14 days of the first payment</li>
</ul>
<p>The long version is in the <a href="/digital-content-terms-and-conditions">digital content terms</a>, the short answers are among <a href="/faqs">the questions</a>.</p>`,
    },
    {
      blockType: 'relatedFaqs',
      title: 'What people ask',
      faqs: ['what-is-free', 'how-do-i-cancel', 'can-i-have-my-money-back'],
    },
  ],
}
