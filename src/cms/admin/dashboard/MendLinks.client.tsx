'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { mendLinks } from '../links/links-api'

/** Leads all redirected links past their redirects. @param props.count how many there are */
export function MendLinks({ api, count }: { api: string; count: number }) {
  const router = useRouter()
  const [failed, setFailed] = useState(false)
  const [busy, start] = useTransition()
  const mend = () =>
    start(async () => {
      const mended = await mendLinks(api, null)
      setFailed(mended === null)
      if (mended !== null) router.refresh()
    })
  return (
    <>
      <button type="button" className="ebs-quiet-button" onClick={mend} disabled={busy}>
        {busy
          ? 'Changing…'
          : `Lead ${count === 1 ? 'the redirected link' : `the ${count} redirected links`} past the redirect`}
      </button>
      <span role="alert">{failed && 'That did not work. Please try again.'}</span>
    </>
  )
}
