'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Only the dashboard has it. Lazy, since every page has the client code of all parts that are not. */
export const LazyMemberTodayContent = dynamic(() =>
  import('./MemberTodayContent.client').then(({ MemberTodayContent }) => MemberTodayContent),
)
