'use client'

import { useState } from 'react'
import { personalFetch } from '@/features/session/personal-fetch'
import { TEXTS } from '@/rules/texts'
import { Button } from '@/ui/Button'

/** @returns what went wrong; null when the file is on its way */
async function download(): Promise<string | null> {
  try {
    const response = await personalFetch('/api/user/data')
    if (!response.ok) {
      const { error } = (await response.json()) as { error?: { message?: string } }
      return error?.message ?? TEXTS.wrongOnOurSide
    }
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = 'my-data.json'
    link.click()
    // Some browsers begin to read it a moment later.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
    return null
  } catch {
    return TEXTS.siteUnreachable
  }
}

/** Everything that the site holds about whoever is signed in, as a file. */
export function DataCopy() {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  async function press() {
    setPending(true)
    setProblem((await download()) ?? '')
    setPending(false)
  }

  return (
    <>
      <Button look="plain" pending={pending} onClick={press}>
        Download my data
      </Button>
      <p className="font-semibold text-bad text-sm empty:hidden" role="alert">
        {problem}
      </p>
    </>
  )
}
