import { breadByHandLiveEvent } from '../events/bread-by-hand-live'
import type { DemoMasterclass } from '../listening'

export const breadByHandClass: DemoMasterclass = {
  slug: 'bread-by-hand',
  title: 'Bread by hand',
  summary: 'Live, with your questions: two hours, one bowl and no machine, with the baker Lucien Faure.',
  teacher: 'Lucien Faure',
  portrait: 'portrait-lucien-faure',
  durationMin: 120,
  topics: ['class-kitchen'],
  requiredPlan: 'premium',
  publishedDaysAgo: 1,
  event: breadByHandLiveEvent,
  replays: [],
  body: `<p>This class is still ahead. It will be live, with questions, and the replay will stand here a few days later. The date is on <a href="/events/bread-by-hand-live/">the page of the event</a>.</p>
<blockquote><p>“The dough, she does not read the recipe. So look at her, please, and not at me.”</p></blockquote>
<h2>What will happen</h2>
<p>Lucien Faure will mix a dough of four things and fold it by hand while he answers what you ask. He has baked for thirty years in a village with one oven, and knows every way in which a loaf can fail. He is fond of most of them.</p>
<h2>Have ready</h2>
<ul>
<li>A pound of flour, half of it whole grain</li>
<li>Salt, water, and a little yeast or your own starter</li>
<li>A large bowl, a damp cloth and a heavy pot with a lid</li>
<li>Two hours, in which you will mostly wait</li>
</ul>
<h2>If you do not eat wheat</h2>
<p>Make the <a href="/recipes/seeded-buckwheat-loaf/">seeded buckwheat loaf</a> alongside. It needs no kneading, and the questions are the same. With celiac disease, keep to your doctor's or dietitian's advice and to flour that is labeled gluten free.</p>`,
}
