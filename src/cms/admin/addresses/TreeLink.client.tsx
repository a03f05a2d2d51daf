'use client'

import { useConfig, useListDrawerContext } from '@payloadcms/ui'
import Link from 'next/link'
import { TEMPLATES_PATH } from '../templates/paths'
import { TREE_PATH } from './tree-path'

/** Above the list of pages: links to their tree and to the templates. */
export function TreeLink() {
  const { config } = useConfig()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  return (
    <nav className="ebs-list-transfer" aria-label="Views">
      <Link href={`${config.routes.admin}${TREE_PATH}`} prefetch={false}>
        Tree of pages
      </Link>
      <Link href={`${config.routes.admin}${TEMPLATES_PATH}`} prefetch={false}>
        New page from a template
      </Link>
    </nav>
  )
}
