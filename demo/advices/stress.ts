import type { DemoAdvice } from '../item'

export const stressAdvice: DemoAdvice = {
  slug: 'stress',
  title: 'Stress',
  summary:
    'Some stress is part of life. What to try when it does not ease off in the evening, and whom to call when it becomes too much.',
  topics: ['sleep-and-strain'],
  requiredPlan: 'none',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 19,
  body: `<h2 data-menu="When to talk to someone" data-icon="users" data-format="main">When to talk to someone</h2>
<p>If you think of harming yourself, call for help now. In the United States you can call or text 988 at any hour, and elsewhere your emergency number will do. You do not need to have the right words.</p>
<p>See a doctor if strain lasts for weeks and you cannot sleep, eat or work as usual, if you drink or take something to bear it, or if your chest hurts, your heart races or your breath is short. These symptoms need an examination.</p>
<h2 data-menu="What the body does" data-icon="activity">What the body does with it</h2>
<p>The heart goes faster, the shoulders rise, the belly stops working properly. This response is useful for a few minutes of danger. When it goes on for weeks, it wears you out, and you have to give the body a signal to end it.</p>
<div data-block="health-fact"><p>A long breath out slows the heart a little. You can feel it with two fingers on your wrist: quicker as you breathe in, slower as you breathe out.</p></div>
<h2 data-menu="Small things, often" data-icon="leaf">Small things, often</h2>
<h3 data-icon="wind">Three minutes of breath</h3>
<p>In through the nose while you count to four, out while you count to six. Eyes on something that does not move. If it makes you dizzy, stop and simply look out of the window.</p>
<h3 data-icon="activity">A walk with a turn in it</h3>
<p>Ten minutes away from the desk and ten back. Leave the headphones. Most people feel calmer on the way back.</p>
<h3 data-icon="utensils">Regular meals</h3>
<p>Hunger makes stress worse. Try breakfast before the first message for one week. <a href="/recipes/cherry-and-oat-glass/">A cherry and oat glass</a> takes ten minutes with the waiting.</p>
<div data-block="expander" data-label="The list in two columns"><h3 data-icon="list">The list in two columns</h3>
<p>Draw a line down a page. On the left goes what you can do something about this week, on the right what you cannot. Take the smallest thing on the left and do it today. Fold the right side over.</p>
<p>This does not solve what is on the right. It keeps it from blocking what you can change.</p></div>
<h2 data-menu="A calmer week" data-icon="list">A calmer week, in steps</h2>
<div data-block="journey">
<ol>
<li><strong>Monday and Tuesday.</strong> One meal a day without a screen.</li>
<li><strong>Wednesday.</strong> The walk with a turn in it.</li>
<li><strong>Thursday and Friday.</strong> Three minutes of breath before you open the door at home.</li>
<li><strong>The weekend.</strong> Two hours without plans.</li>
</ol></div>`,
}
