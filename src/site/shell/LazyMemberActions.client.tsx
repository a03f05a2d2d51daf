'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Lazy, so that visitors do not load it. */
export const LazyMemberActions = dynamic(() =>
  import('./member-parts').then(({ MEMBER_PARTS }) => MEMBER_PARTS.MemberActions),
)
