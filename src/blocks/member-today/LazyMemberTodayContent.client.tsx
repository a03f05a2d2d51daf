'use client'

import { lazyAtOnce } from '@/ui/lazy-when-idle.client'

/** In the first view of the dashboard, so it is loaded with the page; lazy, since it is on no other. */
export const LazyMemberTodayContent = lazyAtOnce(() =>
  import('./MemberTodayContent.client').then(({ MemberTodayContent }) => MemberTodayContent),
)
