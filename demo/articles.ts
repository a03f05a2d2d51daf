import { breakfastArticle } from './articles/a-case-for-breakfast'
import { otherPeopleArticle } from './articles/eating-with-other-people'
import { labelArticle } from './articles/how-to-read-a-label'
import { testingArticle } from './articles/how-we-test-a-recipe'
import { lastHourArticle } from './articles/the-last-hour'
import { noonArticle } from './articles/twenty-minutes-at-noon'
import type { DemoArticle } from './item'

/** The articles of /ebs-blog. The order means nothing: lists sort by publishedDaysAgo. */
export const demoArticles: readonly DemoArticle[] = [
  breakfastArticle,
  labelArticle,
  testingArticle,
  noonArticle,
  lastHourArticle,
  otherPeopleArticle,
]
