import { daysAgo } from '../dates'
import { demoFoodLists } from '../food-lists'
import { demoGuides } from '../guides'
import { demoPartners } from '../partners'
import { demoPress } from '../press'
import { demoProducts } from '../products'
import type { Loading } from './context'
import type { PictureOf } from './pictures'
import { textData } from './texts'
import { filedUnder, type TopicIds } from './topics'

const published = { requiredPlan: 'none' as const, _status: 'published' as const }

/** The lifestyle guides of the six-week reset. */
async function loadGuides({ payload, req }: Loading, pictureOf: PictureOf) {
  for (const guide of demoGuides) {
    await payload.create({ collection: 'lifestyleGuides', data: textData(guide, pictureOf), req })
  }
}

async function loadProducts({ payload, req }: Loading, pictureOf: PictureOf, topicIds: TopicIds) {
  for (const product of demoProducts) {
    const { brand, price, productUrl, topics } = product
    const data = { ...textData(product, pictureOf), brand, price, productUrl, categories: filedUnder(topics, topicIds) }
    await payload.create({ collection: 'yaldaLovesProducts', data, req })
  }
}

async function loadPress({ payload, req }: Loading, pictureOf: PictureOf, topicIds: TopicIds) {
  for (const { slug, title, outlet, excerpt, url, publishedDaysAgo, language } of demoPress) {
    const date = daysAgo(publishedDaysAgo)
    const data = {
      slug,
      title,
      categories: filedUnder([outlet], topicIds),
      summary: excerpt,
      image: pictureOf(`press-${slug}`),
      pressUrl: url,
      pressDate: date,
      pressLanguage: language,
      publishedAt: date,
      ...published,
    }
    await payload.create({ collection: 'press', data, req })
  }
}

async function loadPartners({ payload, req }: Loading, pictureOf: PictureOf) {
  for (const [order, { slug, title, summary, url }] of demoPartners.entries()) {
    const data = {
      slug,
      title,
      summary,
      image: pictureOf(`partner-${slug}`),
      partnerUrl: url,
      // Lists go newest first.
      publishedAt: daysAgo(60 + order),
      ...published,
    }
    await payload.create({ collection: 'partners', data, req })
  }
}

async function loadFoodLists({ payload, req }: Loading, pictureOf: PictureOf) {
  const { green, orange, red } = demoFoodLists
  const color = ({ image, ...rest }: typeof green) => ({ ...rest, image: pictureOf(image) })
  const data = { green: color(green), orange: color(orange), red: color(red) }
  await payload.updateGlobal({ slug: 'foodLists', data, req })
}

/** What is read besides articles and advice: guides, products, press, partners and the food lists. */
export async function loadReading(loading: Loading, pictureOf: PictureOf, topicIds: TopicIds): Promise<void> {
  await loadGuides(loading, pictureOf)
  await loadProducts(loading, pictureOf, topicIds)
  await loadPress(loading, pictureOf, topicIds)
  await loadPartners(loading, pictureOf)
  await loadFoodLists(loading, pictureOf)
}
