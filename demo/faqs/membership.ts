import type { DemoFaq } from '../item'

export const membershipFaqs: DemoFaq[] = [
  {
    slug: 'what-do-i-get-for-nothing',
    title: 'What do I get for nothing?',
    answer: `<p>Most of the recipes, the articles and the advice pages are open to anybody. With a free account you can also keep favorites, rate what you cooked and read the introduction to the six weeks.</p>
<p>It asks for a name and an e-mail address. It does not ask for a card.</p>`,
  },
  {
    slug: 'which-membership-is-right-for-me',
    title: 'Which membership is right for me?',
    answer: `<p>Begin with the free one. If you cook from here most nights, Standard opens more of the library. If you would like the masterclasses and the six weeks as well, that is Premium. Executive Coaching is one coach and a plan made around your week.</p>
<p>The <a href="/memberships">memberships page</a> sets them side by side. You can move up or down later.</p>`,
  },
  {
    slug: 'how-does-the-six-week-reset-work',
    title: 'How does the six-week reset work?',
    answer: `<p>One idea a week, for six weeks: something to cook, something to do at noon, something short for the evening. You start on a Monday of your choice and nobody is waiting at the other end.</p>
<p>There is more about it on the page of <a href="/the-ebs-method/">the method</a>, and <a href="/the-ebs-method/6wr/week-1/">the first week</a> is open for a look.</p>`,
  },
  {
    slug: 'is-there-an-app',
    title: 'Is there an app?',
    answer: `<p>There is, for iPhone and for Android, and the links stand at the foot of every page. You sign in with the same account, and your favorites are there already.</p>
<p>The website does everything the app does. On a tablet leaning against the flour it is the easier of the two.</p>`,
  },
]
