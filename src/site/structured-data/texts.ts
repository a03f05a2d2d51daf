import { freeOrNot, type Known, organization, thing } from './known'

type Text = 'posts' | 'expertAdvices' | 'lifestyleGuides' | 'rebootReviveWeeks'

/** schema.org/Article: a text with its teaser; its body stays on the page. DESIGN 7. */
export function article(known: Known<Text>): Record<string, unknown> {
  const { doc } = known
  const author = 'author' in doc ? doc.author : null
  return {
    ...thing('Article', known),
    headline: doc.title,
    author: author ? { '@type': 'Person', name: author } : organization(known),
    publisher: organization(known),
    datePublished: doc.publishedAt ?? undefined,
    dateModified: doc.updatedAt,
    ...freeOrNot(doc),
  }
}

/** schema.org/Review: what a member says of the programme. Nobody gave stars, so there are none. DESIGN 7. */
export function review(known: Known<'testimonials'>): Record<string, unknown> {
  const { doc, said } = known
  return {
    ...thing('Review', known),
    itemReviewed: organization(known),
    author: { '@type': 'Person', name: doc.firstName, jobTitle: doc.profession || undefined },
    reviewBody: said || undefined,
    datePublished: doc.publishedAt ?? undefined,
  }
}

/**
 * schema.org/Product: what is recommended, without an offer: it is sold elsewhere, at a price that is theirs. A plan
 * protects what the page says of it, not the thing itself: schema.org knows that of works alone. DESIGN 7.
 */
export function product(known: Known<'yaldaLovesProducts'>): Record<string, unknown> {
  const { doc, url } = known
  return {
    ...thing('Product', known),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, ...freeOrNot(doc) },
    brand: doc.brand ? { '@type': 'Brand', name: doc.brand } : undefined,
  }
}
