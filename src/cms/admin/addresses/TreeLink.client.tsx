'use client'

import { useConfig, useListDrawerContext } from '@payloadcms/ui'
import Link from 'next/link'
import { TREE_PATH } from './tree-path'

/** Above the list of pages: a link to their tree. */
export function TreeLink() {
  const { config } = useConfig()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  return (
    <nav className="ebs-list-transfer" aria-label="Views">
      <Link href={`${config.routes.admin}${TREE_PATH}`} prefetch={false}>
        Tree of pages
      </Link>
    </nav>
  )
}
