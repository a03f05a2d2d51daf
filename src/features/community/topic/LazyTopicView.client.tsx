'use client'

import { lazyWhenIdle } from '@/ui/lazy-when-idle.client'

/** The server renders the posts as visitors see them. */
export const LazyTopicView = lazyWhenIdle(() => import('./TopicView.client').then(({ TopicView }) => TopicView))
