import { accessFields, type BuilderInput, organization, thing } from './builder-input'

type ArticleType = 'posts' | 'expertAdvices' | 'lifestyleGuides' | 'rebootReviveWeeks'

/** schema.org/Article: a text with its teaser; its body stays on the page. DESIGN 7. */
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

/** schema.org/Review: what a member says of the programme. Nobody gave stars, so there are none. DESIGN 7. */
export function review(input: BuilderInput<'testimonials'>): Record<string, unknown> {
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
 * schema.org/Product: what is recommended, without an offer: it is sold elsewhere, at a price that is theirs. A plan
 * protects what the page says of it, not the thing itself: schema.org knows that of works alone. DESIGN 7.
 */
export function product(input: BuilderInput<'yaldaLovesProducts'>): Record<string, unknown> {
  const { doc, url } = input
  return {
    ...thing('Product', input),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, ...accessFields(doc) },
    brand: doc.brand ? { '@type': 'Brand', name: doc.brand } : undefined,
  }
}
