import type { DemoFaq } from '../item'

export const billingFaqs: DemoFaq[] = [
  {
    slug: 'how-can-i-pay',
    title: 'How can I pay?',
    answer: `<p>By card, monthly or once a year. Premium paid by the year costs eleven months instead of twelve. The price you see on the <a href="/memberships">memberships page</a> is the price you pay, and the receipt comes by mail.</p>`,
  },
  {
    slug: 'does-my-membership-renew-by-itself',
    title: 'Does my membership renew by itself?',
    answer: `<p>Paid memberships do, each month or each year, until you cancel. Before a yearly renewal we write to you, early enough to change your mind in peace.</p>
<p>The free membership has nothing to renew.</p>`,
  },
  {
    slug: 'how-do-i-cancel',
    title: 'How do I cancel?',
    answer: `<p>Write to <a href="mailto:hello@example.com">hello@example.com</a> from the address of your account. You need no reason and we will not ring you up to hear one.</p>
<p>Everything stays open until the end of the time you paid for. After that the account goes on as a free one, favorites and all.</p>`,
  },
  {
    slug: 'can-i-have-my-money-back',
    title: 'Can I have my money back?',
    answer: `<p>Within 14 days of your first payment, yes, all of it. After that a month or year that has begun runs to its end. The details are in the <a href="/digital-content-terms-and-conditions">digital content terms</a>.</p>`,
  },
  {
    slug: 'can-i-give-a-membership-as-a-present',
    title: 'Can I give a membership as a present?',
    answer: `<p>Not through the website yet. Write to us and we will arrange it by hand, with a card that can be printed.</p>
<p>A small warning from experience: make sure that they asked for it.</p>`,
  },
]
