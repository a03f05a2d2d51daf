'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Few pages have a live masterclass. Lazy, since every page has the client code of all parts that are not. */
export const LazyLiveMasterclass = dynamic(() =>
  import('./LiveMasterclass.client').then(({ LiveMasterclass }) => LiveMasterclass),
)
