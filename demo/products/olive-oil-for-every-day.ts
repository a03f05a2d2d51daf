import type { DemoProduct } from '../item'

export const oliveOilProduct: DemoProduct = {
  slug: 'olive-oil-for-every-day',
  title: 'An olive oil for every day',
  summary: 'Green, a little peppery, and at a price that lets you pour it. The bottle says when it was pressed.',
  brand: 'Torre Lunga',
  price: '$19',
  productUrl: 'https://example.com/torre-lunga/extra-virgin-one-liter',
  topics: ['for-the-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 14,
  body: `<p>There are oils for looking at, and there are oils for cooking. This is for cooking: extra virgin, from one valley, pressed in the fall, with the month of harvest on the back. If an oil does not say when it was made, there is often a reason.</p>
<h2>How it tastes</h2>
<p>Of green tomatoes and cut grass, with a tickle in the throat at the end. The tickle comes from the fresh olives and goes away with the years. It is a good sign, and children may need a summer to agree.</p>
<h2>What we use it for</h2>
<p>Everything under a medium flame, and raw on top at the end. <a href="/recipes/lemony-bean-dip-with-carrots/">Bean dip</a>, soups, bread. It is not too good for roasting. Oil that is being saved goes rancid in the cupboard.</p>
<h2>How to keep it</h2>
<p>Dark and cool, not beside the stove, however handy that is. Use it up within two months of opening. If you cook for one, buy the half bottle.</p>`,
}
