import type { DemoGuide } from '../item'

export const deskGuide: DemoGuide = {
  slug: 'moving-through-a-desk-day',
  title: 'Moving through a desk day',
  summary:
    'A class at noon is good. Getting up every half hour is as good, and no one at work will notice but your back.',
  requiredPlan: 'premium',
  publishedDaysAgo: 44,
  body: `<p>One can do a class every noon and still sit for nine hours. The body counts both. It is glad of the class, and in the other hours it would like to be reminded that it has legs. In studies, two minutes of slow walking in each half hour changed the blood sugar of the day. They are small studies, and getting up costs nothing.</p>
<h2>Every half hour: stand</h2>
<p>Not longer than it takes to look out of the window. Do it at something that happens anyway: each time you have sent a message, each time someone calls. Take calls standing. One sounds more decided, too.</p>
<h2>Every two hours: three movements</h2>
<ul>
<li><strong>The chair.</strong> Stand up and sit down again ten times, slowly, without hands if you can.</li>
<li><strong>The wall.</strong> Hands on it at the height of the shoulders, ten push-ups at a slant.</li>
<li><strong>The neck.</strong> Look over each shoulder as if someone had called you by an old name.</li>
</ul>
<p>That is two minutes. In a shared office, the chair is taken for restlessness and the wall for thinking.</p>
<h2>At noon: out</h2>
<p>Ten minutes away from the building. Eat afterward if that is easier to defend. On better days there is <a href="/movements/legs-before-lunch/">Legs before lunch</a>.</p>
<h2>At four: the stairs</h2>
<p>When the afternoon sags, coffee is one answer and stairs are another. Two floors up and down, at the speed of a person who has forgotten something. It lasts about as long as the coffee would, and does not follow you to bed.</p>
<h2>On the way home</h2>
<p>Get off one stop early, or park one street further. Decide in the morning, since in the evening one decides otherwise.</p>
<h3>When something hurts</h3>
<p>Stop what hurts, and keep the rest. Pins and needles in a hand that stay, or pain that wakes you, should be seen by a doctor. For backs there is <a href="/expert-advices/back-pain/">a page of its own</a>.</p>`,
}
