import type { DemoFaq } from '../item'

export const privacyFaqs: DemoFaq[] = [
  {
    slug: 'what-do-you-know-about-me',
    title: 'What do you know about me?',
    answer: `<p>Your name, username and e-mail address, your plan, and what you did here: favorites, ratings, videos watched. We do not ask for your weight, your age or your health, and we sell nothing of it to anybody.</p>
<p>The whole list is on the page about <a href="/privacy-and-cookies">privacy and cookies</a>.</p>`,
  },
  {
    slug: 'which-cookies-do-you-use',
    title: 'Which cookies do you use?',
    answer: `<p>A few that the site needs: they keep you signed in, let us tell you when a new device signs in, and remember your answer about cookies. Everything that measures waits until you have agreed, and you can change your mind at the foot of any page.</p>
<p>Each one, and how long it stays, is on the page about <a href="/privacy-and-cookies">privacy and cookies</a>.</p>`,
  },
  {
    slug: 'i-forgot-my-password',
    title: 'I forgot my password. What now?',
    answer: `<p><a href="/forgotten-password">Ask for a new one</a> with your e-mail address. If there is an account, a message with a link is on its way. It works once and not for long.</p>
<p>No message after ten minutes? Look among the unwanted mail, then write to us.</p>`,
  },
  {
    slug: 'how-do-i-delete-my-account',
    title: 'How do I delete my account?',
    answer: `<p>On the page of <a href="/account/">your account</a>, with your password. It is deleted 14 days later, with your profile, favorites and ratings; until then you can sign in and keep it. Invoices stay for as long as the law wants them. You can also download a copy of your data there first.</p>
<p>If only the letters are too many, the link at the end of each one stops them, and the account can stay.</p>`,
  },
]
