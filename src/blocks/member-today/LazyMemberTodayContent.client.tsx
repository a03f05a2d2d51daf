'use client'

import dynamic from 'next/dynamic'

/** In the first view of the dashboard, so it is loaded with the page; lazy, since it is on no other. */
export const LazyMemberTodayContent = dynamic(() =>
  import('./MemberTodayContent.client').then(({ MemberTodayContent }) => MemberTodayContent),
)
