import type { DemoAdvice } from '../item'

export const acidRefluxAdvice: DemoAdvice = {
  slug: 'acid-reflux',
  title: 'Acid reflux',
  summary:
    'Heartburn after a late meal is very common. Changes of habit that often help, how to use medicines, and the signs that need a doctor.',
  topics: ['belly'],
  requiredPlan: 'free',
  reviewer: 'portrait-priya-ramanathan',
  publishedDaysAgo: 25,
  body: `<h2 data-menu="See a doctor first" data-icon="stethoscope" data-format="main">See a doctor first</h2>
<p>Chest pain that spreads to an arm or the jaw, or comes with sweat or short breath, is an emergency. Call for help at once, even if you think it is only heartburn. Go at once, too, if you vomit blood or the stool is black.</p>
<p>Make an appointment before you try anything here if</p>
<ul>
<li>swallowing hurts, or food feels stuck</li>
<li>you are losing weight without meaning to</li>
<li>you have needed tablets for it on most days for two weeks or more</li>
</ul>
<h2 data-menu="Why it burns" data-icon="question">Why it burns</h2>
<p>Between the gullet and the stomach sits a ring of muscle that should close after each bite. When it is slack, or the stomach is very full, some acid comes up. Lying down soon after a meal makes that easier, and so does a tight belt.</p>
<div data-block="health-fact"><p>Trigger foods differ from person to person. Coffee, chocolate, mint, fatty food and tomato are named most often. Test them one at a time, and keep those that cause no symptoms.</p></div>
<h2 data-menu="Habits to try" data-icon="utensils">Habits that people often find helpful</h2>
<h3 data-icon="clock">An earlier, smaller supper</h3>
<p>Three hours between the last bite and bed is the usual suggestion. If that is impossible, make lunch the large meal and supper the soup.</p>
<h3 data-icon="bed">A slope to sleep on</h3>
<p>Raise the head of the bed by the height of a thick book or two, under the legs of the frame. Extra pillows do not help, because they bend the body at the waist. Many patients have fewer symptoms when they sleep on the left side.</p>
<h3 data-icon="leaf">Room around the waist</h3>
<p>A tight belt or waistband presses on the stomach. Wear something loose after dinner.</p>
<div data-block="expander" data-label="Suppers that tend to sit well"><h3 data-icon="salad">Suppers that tend to sit well</h3>
<p>Think of lean, warm and not too acid: <a href="/recipes/ginger-noodle-broth/">ginger noodle broth</a>, fish with potatoes, oats with a ripe banana.</p>
<p>Fry less, bake more. If tomato is one of your triggers, a sauce made of squash is a good substitute.</p></div>
<h2 data-menu="About tablets" data-icon="pill">About tablets</h2>
<p>Antacids and acid reducers have their place. If you take something regularly, or you are pregnant, ask your doctor or pharmacist what suits you and for how long. Do not stop a prescribed one without talking to your doctor.</p>`,
}
