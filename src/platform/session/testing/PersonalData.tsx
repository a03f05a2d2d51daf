import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { newQueryClient, persistEntries } from '../personal-data'

/** A query cache of its own, for each page that a test renders. */
export function PersonalData({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  useEffect(() => persistEntries(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
