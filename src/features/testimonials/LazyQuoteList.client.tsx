'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Few pages have all testimonials. Lazy, since every page has the client code of all parts that are not. */
export const LazyQuoteList = dynamic(() => import('./QuoteList.client').then(({ QuoteList }) => QuoteList))
