'use client'

import { useState } from 'react'
import { authenticatedFetch } from '@/features/session/authenticated-fetch'
import { TEXTS } from '@/rules/texts'
import { Button } from '@/ui/Button'

/** @returns what went wrong; null when the file is on its way */
async function download(): Promise<string | null> {
  try {
    const response = await authenticatedFetch('/api/user/data')
    if (!response.ok) {
      const { error } = (await response.json()) as { error?: { message?: string } }
      return error?.message ?? TEXTS.internalError
    }
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = 'my-data.json'
    link.click()
    // Some browsers begin to read it a moment later.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return null
  } catch {
    return TEXTS.siteUnreachable
  }
}

/** Everything that the site holds about whoever is signed in, as a file. */
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
