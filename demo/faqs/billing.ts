import type { DemoQuestion } from '../item'

export const billingFaqs: DemoQuestion[] = [
  {
    slug: 'how-can-i-pay',
    title: 'How can I pay?',
    answer: `<p>By the month or by the year. If you pay for Premium by the year, one month is free.</p>
<p>Choose a plan on the <a href="/memberships">memberships page</a>. You see what it costs, what it includes and when it renews before you order, and afterward how to pay. Where you pay by bank transfer, your plan opens as soon as the payment is in.</p>`,
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
    answer: `<p>On <a href="/account/">your account page</a>, in two clicks. You don't have to give a reason, and we won't call you about it.</p>
<p>Your plan stays open until the end of the time you paid for, and until then you can change your mind. After that you have a free account, with all your favorites and notes still in it. If you only need a rest, you can pause for one to three months instead.</p>`,
  },
  {
    slug: 'can-i-have-my-money-back',
    title: 'Can I have my money back?',
    answer: `<p>Yes, all of it, within 14 days of your first payment. After that, a month or year that has started runs to its end and isn't refunded. The details are in the <a href="/digital-content-terms-and-conditions">digital content terms</a>.</p>`,
  },
  {
    slug: 'can-i-give-a-membership-as-a-present',
    title: 'Can I give a membership as a present?',
    answer: `<p>Yes: <a href="/memberships/gift/">choose a plan and the number of months</a>, and write a line or two. We send the code to the person you name, on the day you name. It begins when they redeem it.</p>`,
  },
]
