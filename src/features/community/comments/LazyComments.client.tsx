'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Lazy, because few pages have comments. */
export const LazyComments = dynamic(() => import('./Comments.client').then(({ Comments }) => Comments))
