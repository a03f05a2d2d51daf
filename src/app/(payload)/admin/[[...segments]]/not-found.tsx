import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export default function AdminNotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
