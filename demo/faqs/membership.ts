import type { DemoQuestion } from '../item'

export const membershipFaqs: DemoQuestion[] = [
  {
    slug: 'what-is-free',
    title: 'What is free?',
    answer: `<p>Most recipes, articles and advice pages are open to everyone, without an account. A free account adds your own things: favorites, ratings, notes on recipes, a shopping list, the videos you have watched, and the six-week reset.</p>
<p>You give us a name and an email address. We don't ask for a card, and a free account has no end date.</p>`,
  },
  {
    slug: 'which-membership-is-right-for-me',
    title: 'Which membership is right for me?',
    answer: `<p>Start with the free one. If you cook from this site most nights, Standard opens more recipes, classes and articles. Premium opens everything we publish. Executive Coaching adds a coach and a plan built around your week.</p>
<p>The <a href="/memberships">memberships page</a> describes all four. You can change your plan at any time on your account page.</p>`,
  },
  {
    slug: 'how-does-the-six-week-reset-work',
    title: 'How does the six-week reset work?',
    answer: `<p>Each week has one idea: something to cook, something to do at noon, and something short for the evening. You choose the Monday you start on, and you can take longer than six weeks if you need to.</p>
<p>Read <a href="/the-ebs-method/">how the method works</a>, or look at <a href="/the-ebs-method/6wr/week-1/">week one</a>, which opens with a free account.</p>`,
  },
  {
    slug: 'is-there-an-app',
    title: 'Is there an app?',
    answer: `<p>Yes, for iPhone and for Android. You'll find the links to the App Store and Google Play at the bottom of every page.</p>
<p>You don't need it, though. The website works on a phone and on a tablet, and your shopping list opens there even when you have no signal in the store.</p>`,
  },
]
