import { legalPage } from './sample'

export const shopTermsPage = legalPage({
  path: '/website-terms-and-conditions-shop',
  title: 'Terms for the shop',
  description:
    'The terms for the few things we sell: printed recipe cards, vouchers and places at our table. Price, post, returns.',
  inShort: 'What applies to the few things that we sell ourselves.',
  body: `<h2 data-menu="What this covers">What this covers</h2>
<p>Printed recipe cards, vouchers for a membership, and places at suppers and walks. We sell them by mail and at our events. The things on <a href="/yalda-loves/">Yalda loves</a> are not ours: you buy those from others, under their terms.</p>
<h2 data-menu="How an order works">How an order works</h2>
<p>You write to us, we answer with the price and the day on which it can be sent. The order is placed when you agree to that. We confirm it by mail.</p>
<h2 data-menu="Price and payment">Price and payment</h2>
<p>Prices include tax. Postage is named beside the price. You pay by bank transfer or card before we send, and at events also in cash.</p>
<h2 data-menu="Post">Post</h2>
<p>We send within five working days. If something arrives broken, a photograph is enough, and we send another or return your money, as you prefer.</p>
<h2 data-menu="Changing your mind">Changing your mind within 14 days</h2>
<p>You may send things back within 14 days after they arrive, without giving a reason. We refund the price and the postage to you. You pay for the way back. A voucher that has been used cannot be returned.</p>
<h2 data-menu="Events">Places at events</h2>
<p>A place can be canceled without cost until seven days before, or given to someone else at any time. If we have to cancel, you get your money back. What is on is among the <a href="/events">events</a>.</p>
<h2 data-menu="Vouchers">Vouchers</h2>
<p>A voucher for a membership is valid for three years, can be given away, and is not paid out. It opens the plan that is written on it, under the <a href="/website-terms-and-conditions-membership">terms for members</a>.</p>`,
})
