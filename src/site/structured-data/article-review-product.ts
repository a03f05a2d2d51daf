import type { PostTypeWith } from '@/model/content-types'
import { accessFields, type BuilderInput, organization, thing } from './builder-input'

type ArticleType = PostTypeWith<{ structuredData: 'article' | 'videoOrArticle' }>

/** schema.org/Article of the teaser, without the body. */
export function article(input: BuilderInput<ArticleType>): Record<string, unknown> {
  const { doc } = input
  const author = 'author' in doc ? doc.author : null
  return {
    ...thing('Article', input),
    headline: doc.title,
    author: author ? { '@type': 'Person', name: author } : organization(input),
    publisher: organization(input),
    datePublished: doc.publishedAt ?? undefined,
    dateModified: doc.updatedAt,
    ...accessFields(doc),
  }
}

/** schema.org/Review of a testimonial, without a rating, because members give none. */
export function review(input: BuilderInput<PostTypeWith<{ structuredData: 'review' }>>): Record<string, unknown> {
  const { doc, testimonialText } = input
  return {
    ...thing('Review', input),
    itemReviewed: organization(input),
    author: { '@type': 'Person', name: doc.firstName, jobTitle: doc.profession || undefined },
    reviewBody: testimonialText || undefined,
    datePublished: doc.publishedAt ?? undefined,
  }
}

/**
 * schema.org/Product without an offer, because another shop sells it at its own price. A plan protects the page's text,
 * not the product, and schema.org has access properties for creative works only.
 */
export function product(input: BuilderInput<PostTypeWith<{ structuredData: 'product' }>>): Record<string, unknown> {
  const { doc, url } = input
  return {
    ...thing('Product', input),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, ...accessFields(doc) },
    brand: doc.brand ? { '@type': 'Brand', name: doc.brand } : undefined,
  }
}
