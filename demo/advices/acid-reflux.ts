import type { DemoAdvice } from '../item'

export const acidRefluxAdvice: DemoAdvice = {
  slug: 'acid-reflux',
  title: 'Acid reflux',
  summary:
    'Heartburn after a late supper is an old acquaintance of many people. Small changes of habit to try, and the signs that need a doctor.',
  topics: ['belly'],
  requiredPlan: 'free',
  publishedDaysAgo: 25,
  body: `<h2 data-menu="See a doctor first" data-icon="stethoscope" data-format="main">See a doctor first, if</h2>
<p>Chest pain that spreads to an arm or the jaw, or comes with sweat or short breath, is an emergency. Call for help and do not wait to find out whether it was the onions.</p>
<ul>
<li>swallowing hurts, or food feels stuck</li>
<li>you vomit blood, or the stool is black</li>
<li>you are losing weight without meaning to</li>
<li>you have needed tablets for it on most days for two weeks or more</li>
</ul>
<h2 data-menu="Why it burns" data-icon="question">Why it burns</h2>
<p>Between the gullet and the stomach sits a ring of muscle that should close after each bite. When it is slack, or the stomach is very full, some acid comes up. Lying down soon after a meal makes that easier, and so does a tight belt.</p>
<div data-block="health-fact"><p>Foods that bother one person leave the next in peace. Coffee, chocolate, mint, fat and tomato are named most often. Test them one at a time and keep those that do you no harm.</p></div>
<h2 data-menu="Habits to try" data-icon="utensils">Habits that people often find helpful</h2>
<h3 data-icon="clock">An earlier, smaller supper</h3>
<p>Three hours between the last bite and bed is the usual suggestion. If that is impossible, make lunch the large meal and supper the soup.</p>
<h3 data-icon="bed">A slope to sleep on</h3>
<p>Raise the head of the bed by the height of a thick book or two, under the legs of the frame. A heap of pillows only folds you in the middle. Some people do better on the left side.</p>
<h3 data-icon="leaf">Room around the waist</h3>
<p>A looser belt after dinner is a small act of courtesy toward your stomach.</p>
<div data-block="expander" data-label="Suppers that tend to sit well"><h3 data-icon="salad">Suppers that tend to sit well</h3>
<p>Think of lean, warm and not too acid: <a href="/recipes/ginger-noodle-broth/">ginger noodle broth</a>, fish with potatoes, oats with a ripe banana.</p>
<p>Fry less, bake more. If tomato is on your list, squash makes a good sauce and holds no grudge.</p></div>
<h2 data-menu="About tablets" data-icon="pill">About tablets</h2>
<p>Antacids and acid reducers have their place. If you take something regularly, or you are pregnant, ask your doctor or pharmacist what suits you and for how long. Do not stop a prescribed one because of a page on the internet, and that includes this page.</p>`,
}
