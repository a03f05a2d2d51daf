import { demoAdvices } from '../advices'
import { demoArticles } from '../articles'
import { demoFaqs } from '../faqs'
import type { DemoArticle } from '../item'
import { demoPress } from '../press'
import { demoTestimonials } from '../testimonials'
import { daysAgo, type Loading } from './context'
import type { PictureOf } from './pictures'

const published = { _status: 'published' as const }

/** What the CMS keeps of any text. */
export function textData(
  { slug, title, summary, body, requiredPlan, publishedDaysAgo }: Omit<DemoArticle, 'author'>,
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
export async function loadFaqs({ payload, req }: Loading): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { slug, title, answer }] of demoFaqs.entries()) {
    const { id } = await payload.create({
      collection: 'faqs',
      data: { slug, title, bodyHtml: answer, requiredPlan: 'none', publishedAt: datedByOrder(index), ...published },
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
export async function loadTestimonials({ payload, req }: Loading): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { slug, title, firstName, profession, paragraphs }] of demoTestimonials.entries()) {
    const bodyHtml = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
    const { id } = await payload.create({
      collection: 'testimonials',
      data: {
        slug,
        title,
        firstName,
        profession,
        bodyHtml,
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
export async function loadTexts({ payload, req }: Loading, pictureOf: PictureOf): Promise<void> {
  for (const { author, ...article } of demoArticles) {
    await payload.create({ collection: 'posts', data: { ...textData(article, pictureOf), author }, req })
  }
  for (const advice of demoAdvices) {
    await payload.create({ collection: 'expertAdvices', data: textData(advice, pictureOf), req })
  }
}

/** What the press wrote. Each has a picture of ours under another name than its own. */
export async function loadPress({ payload, req }: Loading, pictureOf: PictureOf): Promise<void> {
  for (const { daysAgo: age, picture, pressUrl, slug, summary, title } of demoPress) {
    const day = daysAgo(age)
    const image = pictureOf(picture)
    const data = {
      slug,
      title,
      summary,
      image,
      pressUrl,
      pressDate: day,
      publishedAt: day,
      requiredPlan: 'none' as const,
    }
    await payload.create({ collection: 'press', data: { ...data, ...published }, req })
  }
}
