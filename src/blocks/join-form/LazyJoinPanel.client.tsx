'use client'

import dynamic from 'next/dynamic'

/** Lazy: the client code of every block is on every page, so the form is loaded only where the block is. */
export const LazyJoinPanel = dynamic(() =>
  import('@/features/join/JoinPanel.client').then(({ JoinPanel }) => JoinPanel),
)
