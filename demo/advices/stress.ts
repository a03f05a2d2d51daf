import type { DemoAdvice } from '../item'

export const stressAdvice: DemoAdvice = {
  slug: 'stress',
  title: 'Stress',
  summary:
    'Some strain is the price of having plans. When it does not let go in the evening, here are small things to try, and people to call.',
  topics: ['sleep-and-strain'],
  requiredPlan: 'none',
  publishedDaysAgo: 19,
  body: `<h2 data-menu="When to talk to somebody" data-icon="users" data-format="main">When to talk to somebody</h2>
<p>If you think of harming yourself, call for help now. In the United States you can call or text 988 at any hour, and elsewhere your emergency number will do. You do not need to have the right words.</p>
<p>See a doctor if strain lasts for weeks and you cannot sleep, eat or work as usual, if you drink or take something to bear it, or if your chest hurts, your heart races or your breath is short. Those need a look and not a recipe.</p>
<h2 data-menu="What the body does" data-icon="activity">What the body does with it</h2>
<p>The heart goes faster, the shoulders rise, the belly stops working properly. That is useful for five minutes in front of a bear. It is less useful in front of an inbox, and the body does not know the difference until you show it.</p>
<div data-block="health-fact"><p>A long breath out slows the heart a little. You can feel it with two fingers on your wrist: quicker as you breathe in, slower as you breathe out.</p></div>
<h2 data-menu="Small things, often" data-icon="leaf">Small things, often</h2>
<h3 data-icon="wind">Three minutes of breath</h3>
<p>In through the nose while you count to four, out while you count to six. Eyes on something that does not move. If it makes you dizzy, stop and simply look out of the window.</p>
<h3 data-icon="activity">A walk with a turn in it</h3>
<p>Ten minutes away from the desk and ten back. Leave the headphones. The way back is usually the better half.</p>
<h3 data-icon="utensils">Regular meals</h3>
<p>Hunger and strain feel alike from the inside. Breakfast before the first message is a fair experiment for one week. <a href="/recipes/cherry-and-oat-glass/">A cherry and oat glass</a> takes ten minutes with the waiting.</p>
<div data-block="expander" data-label="The list in two columns"><h3 data-icon="list">The list in two columns</h3>
<p>Draw a line down a page. On the left goes what you can do something about this week, on the right what you cannot. Take the smallest thing on the left and do it today. Fold the right side over.</p>
<p>It will not make the right side go away. It stops it from sitting on the left.</p></div>
<h2 data-menu="A calmer week" data-icon="list">A calmer week, in steps</h2>
<div data-block="journey">
<ol>
<li><strong>Monday and Tuesday.</strong> One meal a day without a screen.</li>
<li><strong>Wednesday.</strong> The walk with a turn in it.</li>
<li><strong>Thursday and Friday.</strong> Three minutes of breath before you open the door at home.</li>
<li><strong>The weekend.</strong> Two hours with nothing written beside them.</li>
</ol></div>`,
}
