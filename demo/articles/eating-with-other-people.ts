import type { DemoArticle } from '../item'

export const otherPeopleArticle: DemoArticle = {
  slug: 'eating-with-other-people',
  title: 'Eating with other people, and still enjoying it',
  summary:
    'Weddings, in-laws, canteens, the colleague with the cake. How to keep your own habits without becoming the topic of the evening.',
  author: 'Ada Whitcombe',
  topics: ['food-sense'],
  requiredPlan: 'standard',
  publishedDaysAgo: 45,
  body: `<p>Alone in your own kitchen you can eat as you please. The trouble begins with the doorbell. Week five of the six weeks is about other people, and it is the one from which we get the most letters.</p>
<p>Nearly all of them ask the same thing in different words: how do I say no to the cake. We think that this is the wrong question. The better one is which cake.</p>
<h2>Choose the evening and not the bite</h2>
<p>Someone you love turns seventy once. Eat what is there, have the second slice, dance. One evening does nothing that the next ordinary Tuesday does not put straight.</p>
<p>The break room at three in the afternoon is another matter. That cake is there because it was left over, and you eat it because it is there. No one would be hurt. No one would even notice.</p>
<p>So decide beforehand. Look at the week on Sunday, find the one or two evenings that are worth it, and be wholehearted about them. On the others you have a reason that you do not need to tell anyone.</p>
<h2>Sentences that work</h2>
<p>The less you explain, the less there is to discuss. A short answer and a change of subject have saved more dinners than any cookbook.</p>
<ul>
<li><strong>To the host:</strong> "It looks wonderful. I will start with the vegetables."</li>
<li><strong>To the aunt:</strong> "I am really full. Would you wrap me a piece?"</li>
<li><strong>To the colleague:</strong> "Not today. How was your weekend?"</li>
<li><strong>To the waiter:</strong> "Could I have the sauce beside it?"</li>
</ul>
<p>Note what is missing from all four: your reasons. Speak of your way of eating at table and someone will defend theirs, and then no one talks about the trip to Lisbon.</p>
<h2>As a guest</h2>
<p>Have something small before you leave the house. Hunger is a poor adviser in front of olives. If there is a thing you truly cannot eat, say so when you are invited and not when the roast is carved. An allergy is information. It is no trouble to anyone who hears of it on Monday.</p>
<p>Bring a dish. <a href="/recipes/roast-carrots-orange-and-dill/">Roast carrots with orange and dill</a> travel in a box, are good lukewarm, and make sure that there is one thing on the table that you know.</p>
<h2>As a host</h2>
<p>Cook one large thing and put the rest in bowls. People help themselves to what suits them and no one has to declare anything. <a href="/recipes/warm-flatbread-olives-and-greens/">Warm flatbread</a> in the middle, something green, something slow from the oven.</p>
<p>Do not comment on plates, neither the full ones nor the empty ones. It is the kindest thing that a host can leave out.</p>
<h2>With children at the table</h2>
<p>They watch what you do and disregard what you say. If there are always two vegetables and you eat them with pleasure, you have done your part. Bargaining over the last three peas makes the peas important, and dessert more so.</p>
<h2>The morning after</h2>
<p>Breakfast as usual. Not smaller, not skipped, no penance on the mat. Drink some water, go out into the light, and cook something plain in the evening. What you did on one evening is an evening. What you do on the others is how you eat.</p>
<p>If meals with other people frighten you, or if one slice leads to days of making up for it, that is harder than an article can be. Talk to your doctor, or to someone who knows about eating and how it can go wrong. It is a common thing to need help with, and there is help.</p>
<p>For everyone else: say yes to the seventieth birthday. And ask for the recipe, whatever it was. Hosts like that better than an empty plate.</p>`,
}
