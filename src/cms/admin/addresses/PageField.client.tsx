'use client'

import { FieldDescription, SelectInput, useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { fetchPages, type PageAddress } from './address-api'

/** The choice of a page by its address, in the order of addresses: many pages have the same title. */
export function PageField({ field, path: given, readOnly }: RelationshipFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<number | null>({ potentiallyStalePath: given })
  const { id, collectionSlug } = useDocumentInfo()
  const pages = usePages()
  const own = collectionSlug === 'pages' ? pages.find((page) => page.id === id) : undefined
  const options = pages
    // A page can be neither below itself nor below a page that is below it.
    .filter(({ uri }) => !own || (own.uri === '/' ? uri !== '/' : !uri.startsWith(own.uri)))
    .map((page) => ({ value: String(page.id), label: labelOf(page) }))
  return (
    <SelectInput
      name={path}
      path={path}
      label={field.label}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
      options={options}
      value={value ? String(value) : undefined}
      onChange={(chosen) => setValue(Array.isArray(chosen) || !chosen ? null : Number(chosen.value))}
      readOnly={Boolean(readOnly) || disabled}
      showError={showError}
    />
  )
}

const labelOf = ({ published, title, uri }: PageAddress) =>
  `${uri} ${title ?? ''}${published ? '' : ' (not published)'}`

/** All pages; empty while they are read. */
function usePages(): PageAddress[] {
  const { config } = useConfig()
  const [pages, setPages] = useState<PageAddress[]>([])
  useEffect(() => {
    let current = true
    fetchPages(config.routes.api).then((found) => {
      if (current && found) setPages(found)
    })
    return () => {
      current = false
    }
  }, [config.routes.api])
  return pages
}
