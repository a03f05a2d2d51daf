import { breakfastArticle } from './articles/a-case-for-breakfast'
import { beansArticle } from './articles/a-pot-of-beans'
import { walkArticle } from './articles/a-walk-after-supper'
import { tiredArticle } from './articles/cooking-when-you-are-tired'
import { otherPeopleArticle } from './articles/eating-with-other-people'
import { labelArticle } from './articles/how-to-read-a-label'
import { testingArticle } from './articles/how-we-test-a-recipe'
import { freezerArticle } from './articles/the-freezer-is-a-pantry'
import { lastHourArticle } from './articles/the-last-hour'
import { noonArticle } from './articles/twenty-minutes-at-noon'
import { inflammationArticle } from './articles/what-people-mean-by-inflammation'
import { colorsArticle } from './articles/why-we-count-colors'
import type { DemoArticle } from './item'

/** The articles of /ebs-blog. The order means nothing: lists sort by publishedDaysAgo. */
export const demoArticles: readonly DemoArticle[] = [
  breakfastArticle,
  labelArticle,
  testingArticle,
  noonArticle,
  lastHourArticle,
  otherPeopleArticle,
  inflammationArticle,
  walkArticle,
  colorsArticle,
  tiredArticle,
  beansArticle,
  freezerArticle,
]
