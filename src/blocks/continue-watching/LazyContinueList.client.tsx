'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the list is loaded only where the block is. */
export const LazyContinueList = dynamic(
  () => import('./ContinueList.client').then(({ ContinueList }) => ContinueList),
  {
    ssr: false,
  },
)
