import type { DemoAdvice } from '../item'

/** Open to all but its last part, which is kept for members. */
export const bloatingAdvice: DemoAdvice = {
  slug: 'bloating',
  title: 'Bloating',
  summary:
    'A tight belly after eating is common and mostly harmless. What people often find helps, and when to have it seen.',
  topics: ['belly'],
  requiredPlan: 'none',
  reviewer: 'portrait-priya-ramanathan',
  publishedDaysAgo: 3,
  body: `<h2 data-menu="When to see a doctor" data-icon="stethoscope" data-format="main">When to see a doctor first</h2>
<p>Most bloating comes and goes with meals. Make an appointment before you try anything here if it is there on most days for three weeks or more, if it is new and you are over fifty, or if it comes with any of these:</p>
<ul>
<li>weight loss that you did not intend</li>
<li>blood in the stool, or a change of habit that stays</li>
<li>vomiting, fever, or pain that wakes you</li>
<li>a lump, or a belly that stays swollen</li>
</ul>
<h2 data-menu="What is going on" data-icon="leaf">What is going on</h2>
<p>Gas is a normal result of digestion, and some foods make more of it than others. Air that is swallowed adds to it, and a slow bowel keeps it in. Very often it is not one food but the pace: lunch in seven minutes, standing.</p>
<div data-block="health-fact"><p>Beans and onions feed the bacteria that live in the gut. These bacteria produce gas. Smaller portions, eaten more often, usually reduce it.</p></div>
<h2 data-menu="What people try" data-icon="utensils">What people often find helps</h2>
<h3 data-icon="clock">Slower meals</h3>
<p>Sit down, put the fork down now and then, leave out the straw and the sparkling water for a week. Of everything on this page, this is what patients report as most helpful.</p>
<h3 data-icon="sprout">Fiber, little by little</h3>
<p>More plants are a good idea and a sudden heap of them is not. Add one thing a week, cook it well, and drink enough with it. Rinse beans from a can.</p>
<h3 data-icon="activity">A walk after eating</h3>
<p>Ten minutes at the pace of a conversation. It helps the bowel move gas along.</p>
<div data-block="expander" data-label="How to keep a food diary"><h3 data-icon="list">How to keep a food diary</h3>
<p>Write down what you ate, when, how fast, and how the belly was two hours later. Five days are enough. Look for a pattern that shows up at least three times before you suspect a food.</p>
<p>Do not leave out whole groups of food for longer than two weeks by yourself. A dietitian can go through it with you, and will put foods back in, which matters as much as leaving them out.</p></div>
<h2 data-menu="" data-icon="utensils">A word from our kitchen</h2>
<p>You do not have to give up beans. Start with two spoonfuls as a side dish, and increase slowly over some weeks. <a href="/recipes/slow-tomato-and-white-bean-pot/">The slow pot</a> is a gentle place to begin.</p>
<div data-block="members"><h2 data-menu="A week of easy suppers" data-icon="moon">A week of easy suppers</h2>
<p>Five evenings with cooked vegetables, mild spices and small amounts of beans, in an order that starts quietly. Monday is <a href="/recipes/ginger-noodle-broth/">ginger noodle broth</a>, Tuesday salmon with peas, Wednesday roast carrots with rice, Thursday the broth again, Friday the chicken legs. On Saturday cook what you missed most, and see.</p></div>`,
}
