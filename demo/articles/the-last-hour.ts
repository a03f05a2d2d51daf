import type { DemoArticle } from '../item'

export const lastHourArticle: DemoArticle = {
  slug: 'the-last-hour-of-the-day',
  title: 'The last hour of the day',
  summary:
    'You cannot make yourself sleep. You can make an hour in which sleep is likely to look in. Some notes on lamps, lists and warm milk.',
  author: 'Edie Hallam',
  topics: ['the-evening'],
  requiredPlan: 'none',
  publishedDaysAgo: 36,
  body: `<p>Sleep is like a cat. Call it and it looks at you. Sit down with a book and there it is. Most of what people do to fall asleep is a way of calling the cat.</p>
<p>So this is not about falling asleep. It is about the hour before, which can be arranged, and which is pleasant even on the nights when the cat has other plans.</p>
<h2>Begin with the lamps</h2>
<p>For most of history the evening was the color of a fire. Ours is the color of an operating room. Bright light late in the day tells the inner clock that it is not evening yet, and it believes what it sees.</p>
<p>You do not have to buy anything. Turn off the one on the ceiling. Keep the small one in the corner, the one with the ugly shade. If you have to go to the bathroom, go by the light of the hall. The whole house becomes better looking, us included.</p>
<h2>Then the phone</h2>
<p>It is less the light of the screen than what is on it. A message from work at ten in the evening takes four seconds to read and two hours to answer in the dark. Give the phone a bed of its own, in another room, with its charger. An alarm clock costs less than a lunch.</p>
<p>If you are the one who has to be reachable, let it ring in the hall. Real emergencies ring.</p>
<h2>A list for the night</h2>
<p>Take a sheet of paper, not a good one. Write down what tomorrow wants from you, in any order, until nothing more comes. Put a cross next to the first thing. Fold the sheet and lay it on your shoes.</p>
<p>It seems childish, and a small study has looked at it: people who wrote down what they still had to do fell asleep a little sooner than people who wrote down what they had done. We like that. It seems that the head keeps watch over what is not written anywhere.</p>
<h2>Something warm</h2>
<p>A shower or a bath an hour or so before bed warms the skin, and afterward the body cools, which it likes to do before it sleeps. Warm feet do the same for less water. Wool socks are not elegant. No one is looking.</p>
<p>Warm milk has no great powers that we know of. But it takes five minutes to heat, it smells of being looked after, and while you stand at the stove you are not looking at a screen. Much of what helps in the evening works like that.</p>
<h3>And a glass of wine</h3>
<p>It brings sleep earlier and takes it back with interest, around three. If you drink, drink with the food and let a few hours pass.</p>
<h2>Ten minutes of nothing</h2>
<p>Sit on the edge of the bed or on the floor with your back against it. Breathe in as you like, and out for longer. Count the breaths out from ten to one. When you notice that you are somewhere else, at the parent evening for instance, come back and start again at ten. You may never reach one. Reaching one is not the point.</p>
<h2>If it does not come</h2>
<p>Get up. Lying in bed angrily teaches you that bed is a place for being angry. Sit in the corner with the ugly lamp and read something without a plot. Go back when the page swims.</p>
<p>If poor sleep goes on for more than a month, or you are so tired in the day that it becomes dangerous, that is no longer a matter of lamps. See your doctor. Our page about <a href="/expert-advices/insomnia/">poor sleep</a> says what to ask, and when to go sooner.</p>
<p>For all other nights: the hour was good in any case. That is the nice thing about it.</p>`,
}
