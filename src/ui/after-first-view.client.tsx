'use client'

import type { ReactNode } from 'react'
import { lazyWhenIdle } from './lazy-when-idle.client'

/**
 * Parts below the first screen: the server renders them, and they hydrate after the first view, each part in a task of
 * its own.
 */
export const AfterFirstView = lazyWhenIdle<{ children: ReactNode }>(
  async () =>
    ({ children }) =>
      children,
)
