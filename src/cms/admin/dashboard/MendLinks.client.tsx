'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { mendLinks } from '../links/links-api'

/** Points all redirected links to where they end up. @param props.count how many there are */
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
          : `Point ${count === 1 ? '1 redirected link to its target' : `${count} redirected links to their targets`}`}
      </button>
      <span role="alert">{failed && 'That did not work. Please try again.'}</span>
    </>
  )
}
