'use client'

import dynamic from 'next/dynamic'

/** Rendered on the server too. Only long texts have it. Lazy, since every page has the client code of all parts that are not. */
export const LazySidebarNav = dynamic(() => import('./SidebarNav.client').then(({ SidebarNav }) => SidebarNav))
