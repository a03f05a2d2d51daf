import type { DemoQuestion } from '../item'

export const privacyFaqs: DemoQuestion[] = [
  {
    slug: 'what-do-you-know-about-me',
    title: 'What do you know about me?',
    answer: `<p>Your name, username, email address and plan, the devices you sign in on, and what you do here: favorites, ratings, notes, videos watched and milestones. We don't ask for your weight, your age or your health, and we never sell your data.</p>
<p>The full list is on the page about <a href="/privacy-and-cookies">privacy and cookies</a>. You can download a copy of your data from <a href="/account/">your account</a>.</p>`,
  },
  {
    slug: 'which-cookies-do-you-use',
    title: 'Which cookies do you use?',
    answer: `<p>A few that the site needs: they keep you signed in, help us warn you when a new device signs in to your account, and remember your answer about cookies. Anything that counts or measures waits until you agree. You can change your mind under Cookie settings at the bottom of any page.</p>
<p>We list each cookie, and how long it stays, under <a href="/privacy-and-cookies">privacy and cookies</a>.</p>`,
  },
  {
    slug: 'i-forgot-my-password',
    title: 'I forgot my password. What now?',
    answer: `<p><a href="/forgotten-password">Enter your email address here</a>, and we'll send you a link to choose a new one. The link works once, within an hour.</p>
<p>Nothing after ten minutes? Look in your spam folder, and check that you used the address of your account. If that doesn't help, write to us.</p>`,
  },
  {
    slug: 'how-do-i-delete-my-account',
    title: 'How do I delete my account?',
    answer: `<p>Go to <a href="/account/">your account</a>, choose Delete my account and enter your password. We delete the account after 14 days, with your profile, favorites, ratings and notes. Until then you can sign in and keep it. You can download a copy of your data on the same page first. Invoices stay for as long as the law requires.</p>
<p>If you only get too much email, use the link at the end of any newsletter.</p>`,
  },
]
