'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Only what is a step of a program has it. Lazy, since every page has the client code of all parts that are not. */
export const LazyMarkRead = dynamic(() => import('./MarkRead.client').then(({ MarkRead }) => MarkRead))
