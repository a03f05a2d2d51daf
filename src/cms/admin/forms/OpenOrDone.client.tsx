'use client'

import { useConfig, useListDrawerContext } from '@payloadcms/ui'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'

const DONE = 'where[or][0][and][0][done][equals]'
const CHOICES = [
  { label: 'All', value: null },
  { label: 'Open', value: 'false' },
  { label: 'Done', value: 'true' },
] as const

/** Above the list of submissions: all of them, the open ones, or those that are done. */
export function OpenOrDone() {
  const { config } = useConfig()
  const chosen = useSearchParams().get(DONE)
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  const list = `${config.routes.admin}/collections/form-submissions`
  return (
    <nav className="ebs-list-tabs" aria-label="Open or done">
      {CHOICES.map(({ label, value }) => (
        <Link
          key={label}
          href={value === null ? list : `${list}?${new URLSearchParams({ [DONE]: value })}`}
          aria-current={chosen === value ? 'page' : undefined}
          prefetch={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
