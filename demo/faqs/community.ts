import type { DemoQuestion } from '../item'

export const communityFaqs: DemoQuestion[] = [
  {
    slug: 'what-are-the-rules-of-the-community',
    title: 'What are the rules of the community?',
    answer: `<p>There are four that matter most:</p>
<ul>
<li>Be kind, especially when you disagree</li>
<li>No diagnoses, and no advice to start or stop a medicine</li>
<li>No weights, no before-and-after pictures, and nothing for sale</li>
<li>What people share there stays there</li>
</ul>
<p>The <a href="/community/guidelines/">guidelines</a> say the same on one page, and the <a href="/website-acceptable-use-policy">acceptable use policy</a> in full.</p>`,
  },
  {
    slug: 'will-other-members-see-my-name',
    title: 'Will other members see my name?',
    answer: `<p>Only if you write in the community. Next to your posts, people see your first name, your username and your picture, if you've added one.</p>
<p>Your last name, email address, favorites, notes and shopping list are visible only to you. A recipe shows the average of all ratings, never who gave them.</p>`,
  },
  {
    slug: 'may-i-share-a-recipe-or-a-video',
    title: 'May I share a recipe or a video?',
    answer: `<p>Please do: use the share button or send the link. Friends without a membership see everything that is open, and an invitation to join where it isn't.</p>
<p>Please don't copy videos or whole recipes, and don't share your password. Cooking for other people is always fine.</p>`,
  },
]
