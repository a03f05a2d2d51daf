'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Only what a plan protects has it. Lazy, since every page has the client code of all parts that are not. */
export const LazyLockActions = dynamic(() => import('./LockActions.client').then(({ LockActions }) => LockActions))
