'use client'

import dynamic from 'next/dynamic'

/** What shows begun films, which only pages with the block load: every block's browser code reaches every page. */
export const LazyContinueList = dynamic(
  () => import('./ContinueList.client').then(({ ContinueList }) => ContinueList),
  {
    ssr: false,
  },
)
