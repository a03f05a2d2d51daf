import { type ReactNode, useState } from 'react'
import { pageQueryClient } from '../page-query-client'

/** A page of a test: it begins with an empty query cache, as a page load does. */
export function PersonalData({ children }: { children: ReactNode }) {
  useState(() => typeof window !== 'undefined' && pageQueryClient().clear())
  return children
}
