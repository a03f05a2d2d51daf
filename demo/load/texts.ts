import { demoAdvices } from '../advices'
import { demoArticles } from '../articles'
import { daysAgo } from '../dates'
import { demoFaqs } from '../faqs'
import type { DemoGuide } from '../item'
import { demoExperts } from '../people'
import { demoTestimonials } from '../testimonials'
import type { Loading } from './context'
import type { PictureOf } from './pictures'
import { filedUnder, type TopicIds } from './topics'

const published = { _status: 'published' as const }

/** What the CMS keeps of any text. */
export function textData(
  { slug, title, summary, body, requiredPlan, publishedDaysAgo }: DemoGuide,
  pictureOf: PictureOf,
) {
  const publishedAt = daysAgo(publishedDaysAgo)
  return { slug, title, summary, image: pictureOf(slug), bodyHtml: body, requiredPlan, publishedAt, ...published }
}

/** Lists go newest first, so the first of an ordered list gets the youngest date. */
function datedByOrder(index: number): string {
  return daysAgo(60 + index)
}

/**
 * The questions.
 * @returns the id of each by its slug, for the pages that refer to them
 */
export async function loadFaqs({ payload, req }: Loading, topicIds: TopicIds): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { slug, title, answer, topic }] of demoFaqs.entries()) {
    const { id } = await payload.create({
      collection: 'faqs',
      data: {
        slug,
        title,
        bodyHtml: answer,
        categories: filedUnder([topic], topicIds),
        requiredPlan: 'none',
        publishedAt: datedByOrder(index),
        ...published,
      },
      req,
    })
    ids.set(slug, id)
  }
  return ids
}

/**
 * Testimonials.
 * @returns the id of each by its slug, for the pages that refer to them
 */
export async function loadTestimonials({ payload, req }: Loading, pictureOf: PictureOf): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { slug, title, firstName, portrait, profession, paragraphs }] of demoTestimonials.entries()) {
    const positiveExperienceHtml = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
    const { id } = await payload.create({
      collection: 'testimonials',
      data: {
        slug,
        title,
        firstName,
        profession,
        image: pictureOf(portrait),
        positiveExperienceHtml,
        requiredPlan: 'none',
        publishedAt: datedByOrder(index),
        ...published,
      },
      req,
    })
    ids.set(slug, id)
  }
  return ids
}

/** Articles and advice: what the pages list but do not name. */
export async function loadTexts({ payload, req }: Loading, pictureOf: PictureOf, topicIds: TopicIds): Promise<void> {
  for (const { author, topics, ...article } of demoArticles) {
    const data = {
      ...textData(article, pictureOf),
      author,
      categories: filedUnder(topics, topicIds),
      comments: true,
      showFirstLines: article.requiredPlan !== 'none',
    }
    await payload.create({ collection: 'posts', data, req })
  }
  for (const { reviewer, topics, ...advice } of demoAdvices) {
    const data = {
      ...textData(advice, pictureOf),
      reviewer: demoExperts[reviewer],
      reviewerImage: pictureOf(reviewer),
      categories: filedUnder(topics, topicIds),
      // They begin with the signs that need a doctor, which everyone should read.
      showFirstLines: advice.requiredPlan !== 'none',
    }
    await payload.create({ collection: 'expertAdvices', data, req })
  }
}
