'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Few pages have a form. Lazy, since every page has the client code of all parts that are not. */
export const LazyFormSubmitter = dynamic(() =>
  import('./FormSubmitter.client').then(({ FormSubmitter }) => FormSubmitter),
)
