import type { DemoRebootWeek } from '../listening'

export const springWeek1Week: DemoRebootWeek = {
  slug: 'spring-week-1',
  title: 'Open the windows',
  summary:
    'The first week of spring is about air: shorter evenings indoors, green things on the plate, a walk before the mail.',
  season: 'Spring',
  weekLabel: 'Week 1',
  topics: ['reboot-weeks'],
  requiredPlan: 'none',
  publishedDaysAgo: 93,
  body: `<p>Winter leaves a house a little stuffy, and the people in it too. This week asks for one open window each morning and one green thing each evening. It is meant to be easy. You will want to come back for the second.</p>
<h2>Eat</h2>
<p>Something green and raw beside whatever you cook in any case. On two evenings, make it the main thing: <a href="/recipes/pea-and-mint-soup/">pea and mint soup</a>, and <a href="/recipes/radish-and-new-potato-salad/">radishes with new potatoes</a>.</p>
<h2>Move</h2>
<p>Ten minutes outside before you read the first message. On three days, <a href="/movements/two-minutes-and-a-chair/">two minutes and a chair</a> after it.</p>
<h2>Rest</h2>
<p>Air the bedroom for ten minutes before you go to bed. If pollen troubles you, do it after rain, and ask your doctor or pharmacist about the rest.</p>
<h2>Sunday</h2>
<p>Write down the morning that you liked best. One line is enough.</p>`,
}
