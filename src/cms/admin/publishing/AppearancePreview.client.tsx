'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useAddress } from '../addresses/use-address.client'
import { type Appearance, appearanceOf } from './appearance-of'
import { fetchSiteSettings, type SiteSettings } from './pictures-api'
import { useFormValues } from './use-form-values.client'
import { usePictures } from './use-pictures.client'

/** Beside the fields for search engines: how the document appears in search results and when it is shared. */
export function AppearancePreview() {
  const { config } = useConfig()
  const { api } = config.routes
  const { address } = useAddress()
  const { values } = useFormValues()
  const [settings, setSettings] = useState<SiteSettings | null>(null)
  useEffect(() => {
    let current = true
    fetchSiteSettings(api).then((found) => {
      if (current) setSettings(found)
    })
    return () => {
      current = false
    }
  }, [api])

  const uri = address?.planned ?? address?.uri ?? '/…/'
  const appearance = appearanceOf(values, {
    siteName: settings?.siteName ?? '…',
    fallbackPicture: settings?.pictures?.openGraph ?? null,
    now: new Date(),
    uri,
  })
  // Not known before the document is saved.
  const origin = address?.origin ?? ''
  const { noindex } = (values.seo ?? {}) as { noindex?: unknown }
  return (
    <div className="ebs-appearance">
      <SearchResult appearance={appearance} url={`${origin}${uri}`} kept={noindex === true} />
      <SharedLink appearance={appearance} host={origin.replace(/^https?:\/\//, '') || '…'} />
    </div>
  )
}

const NO_TITLE = 'There is no title yet.'

type ResultProps = { appearance: Appearance; url: string; kept: boolean }

/** A search result. @param kept out of search engines */
function SearchResult({ appearance: { description, searchTitle, shareTitle }, kept, url }: ResultProps) {
  return (
    <section aria-label="In search results">
      <h2 className="ebs-small-heading">In search results</h2>
      {kept ? (
        <p>It is kept out of search engines.</p>
      ) : (
        <div className="ebs-search-result">
          <p className="ebs-search-url">{url}</p>
          <p className="ebs-search-title">{shareTitle ? searchTitle : NO_TITLE}</p>
          <p>{description || 'Without a description or a summary, search engines choose a part of the text.'}</p>
        </div>
      )}
    </section>
  )
}

/** A shared link. */
function SharedLink({ appearance, host }: { appearance: Appearance; host: string }) {
  const { description, pictures, shareTitle } = appearance
  const found = usePictures(pictures)
  const picture = pictures.map((id) => found.get(id)).find((one) => one?.url)
  const src = picture?.sizes?.openGraph?.url ?? picture?.url
  return (
    <section aria-label="When it is shared">
      <h2 className="ebs-small-heading">When it is shared</h2>
      <div className="ebs-shared-link">
        {src ? (
          // biome-ignore lint/performance/noImgElement: the size that shared links use is made already
          <img src={src} alt={picture?.alt ?? ''} />
        ) : (
          <p className="ebs-shared-none">No picture</p>
        )}
        <div>
          <p className="ebs-search-url">{host}</p>
          <p className="ebs-search-title">{shareTitle || NO_TITLE}</p>
          {description && <p>{description}</p>}
        </div>
      </div>
    </section>
  )
}
