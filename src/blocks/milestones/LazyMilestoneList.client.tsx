'use client'

import dynamic from 'next/dynamic'

/** What shows milestones, which only pages with the block load: every block's browser code reaches every page. */
export const LazyMilestoneList = dynamic(() =>
  import('@/features/milestones/MilestoneList.client').then(({ MilestoneList }) => MilestoneList),
)
