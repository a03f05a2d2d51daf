'use client'

import { useState } from 'react'
import { errorMessageOf } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { Button } from '@/ui/Button'

/** @returns the error message; null if the download has started */
async function download(): Promise<string | null> {
  try {
    const response = await authenticatedFetch('/api/user/data')
    if (!response.ok) return await errorMessageOf(response)
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = 'my-data.json'
    link.click()
    // Some browsers start reading the blob later.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return null
  } catch {
    return COMMON_TEXTS.siteUnreachable
  }
}

/** Downloads all data that the site holds about the signed-in user. */
export function DataExport() {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  async function startDownload() {
    setPending(true)
    setProblem((await download()) ?? '')
    setPending(false)
  }

  return (
    <>
      <Button variant="plain" pending={pending} onClick={startDownload}>
        Download my data
      </Button>
      <p className="font-semibold text-bad text-sm empty:hidden" role="alert">
        {problem}
      </p>
    </>
  )
}
