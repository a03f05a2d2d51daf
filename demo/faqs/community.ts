import type { DemoFaq } from '../item'

export const communityFaqs: DemoFaq[] = [
  {
    slug: 'what-are-the-rules-of-the-community',
    title: 'What are the rules of the community?',
    answer: `<ul>
<li>Be kind, also when you are right</li>
<li>No diagnoses and no advice to change a medicine</li>
<li>No weights, no before and after, nothing for sale</li>
<li>What people tell there stays there</li>
</ul>
<p>The long form is the <a href="/website-acceptable-use-policy">acceptable use policy</a>.</p>`,
  },
  {
    slug: 'will-other-members-see-my-name',
    title: 'Will other members see my name?',
    answer: `<p>They see your username and your picture, if you added one, next to what you write in the community. Your e-mail address, your favorites and your ratings are for you alone. A recipe shows the average of all ratings and not who gave them.</p>`,
  },
  {
    slug: 'may-i-share-a-recipe-or-a-video',
    title: 'May I share a recipe or a video?',
    answer: `<p>Share links as you like. A friend without a membership sees what is open and a polite lock where it is not.</p>
<p>Please do not copy videos, whole recipes or your password. Cooking for other people needs no permission at all.</p>`,
  },
]
