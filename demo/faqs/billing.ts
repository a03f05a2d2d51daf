import type { DemoFaq } from '../item'

export const billingFaqs: DemoFaq[] = [
  {
    slug: 'how-can-i-pay',
    title: 'How can I pay?',
    answer: `<p>By card, each month or once a year. If you pay for Premium by the year, one month is free.</p>
<p>There is no checkout on the website yet. Choose a plan on the <a href="/memberships">memberships page</a> and write to us: we send you the price and a link to pay, and open your plan as soon as the payment is in.</p>`,
  },
  {
    slug: 'does-my-membership-renew-by-itself',
    title: 'Does my membership renew by itself?',
    answer: `<p>A paid membership does, each month or each year, until you cancel. At least 14 days before a yearly renewal we send you an email, so that you have time to think about it.</p>
<p>A free membership just goes on. There is nothing to renew and nothing to pay.</p>`,
  },
  {
    slug: 'how-do-i-cancel',
    title: 'How do I cancel?',
    answer: `<p>Write to <a href="mailto:hello@example.com">hello@example.com</a> from the email address of your account. You don't have to give a reason, and we won't call you about it.</p>
<p>Your plan stays open until the end of the time you paid for. After that you have a free account, with all your favorites and notes still in it.</p>`,
  },
  {
    slug: 'can-i-have-my-money-back',
    title: 'Can I have my money back?',
    answer: `<p>Yes, all of it, within 14 days of your first payment. After that, a month or year that has started runs to its end and isn't refunded. The details are in the <a href="/digital-content-terms-and-conditions">digital content terms</a>.</p>`,
  },
  {
    slug: 'can-i-give-a-membership-as-a-present',
    title: 'Can I give a membership as a present?',
    answer: `<p>Not on the website yet, but we can set it up for you. <a href="/contact/">Send us a message</a> with the plan you have in mind and the date of the birthday, and we'll send you a card that you can print.</p>`,
  },
]
