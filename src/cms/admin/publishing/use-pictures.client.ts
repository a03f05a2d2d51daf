'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fetchPictures, type Picture } from './pictures-api'

/** Pictures of the media library by id; those that are not read yet are missing. */
export function usePictures(ids: readonly number[]): ReadonlyMap<number, Picture> {
  const { config } = useConfig()
  const { api } = config.routes
  const key = [...new Set(ids)].sort((a, b) => a - b).join()
  const [pictures, setPictures] = useState<ReadonlyMap<number, Picture>>(new Map())
  useEffect(() => {
    let current = true
    const wanted = key === '' ? [] : key.split(',').map(Number)
    fetchPictures(api, wanted).then((found) => {
      if (current && found) setPictures(new Map(found.map((picture) => [picture.id, picture])))
    })
    return () => {
      current = false
    }
  }, [api, key])
  return pictures
}
