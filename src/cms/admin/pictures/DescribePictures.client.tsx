'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Tile } from './PictureGrid.client'
import type { PictureRow } from './picture-rows'
import { saveDescription } from './pictures-api'

const MAX_CHARS = 300

/** What each picture of the list's page shows, to be written for all of them at once. */
export function DescribePictures({ pictures }: { pictures: readonly PictureRow[] }) {
  const { config } = useConfig()
  const router = useRouter()
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const [saving, setSaving] = useState(false)
  const changed = pictures.filter(({ alt, id }) => (typed.get(id) ?? alt ?? '') !== (alt ?? ''))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    const failed = new Map<number, string>()
    // One after the other: the database takes one change at a time.
    for (const { id } of changed) {
      const problem = await saveDescription(config.routes.api, id, (typed.get(id) ?? '').trim())
      if (problem !== null) failed.set(id, problem)
    }
    setProblems(failed)
    setSaving(false)
    const saved = changed.length - failed.size
    if (saved > 0) toast.success(saved === 1 ? '1 description saved.' : `${saved} descriptions saved.`)
    if (failed.size > 0) toast.error(failed.size === 1 ? '1 was not saved.' : `${failed.size} were not saved.`)
    router.refresh()
  }

  return (
    <form className="ebs-describe" onSubmit={save} aria-label="Descriptions">
      <p>What each picture shows, for people who cannot see it. One sentence.</p>
      <ul>
        {pictures.map((picture) => {
          const { alt, filename, id } = picture
          const problem = problems.get(id)
          return (
            <li key={id}>
              <Tile picture={picture} />
              <label htmlFor={`describe-${id}`}>{filename}</label>
              <textarea
                id={`describe-${id}`}
                rows={2}
                maxLength={MAX_CHARS}
                disabled={saving}
                value={typed.get(id) ?? alt ?? ''}
                aria-invalid={problem !== undefined}
                aria-describedby={problem === undefined ? undefined : `describe-${id}-problem`}
                onChange={({ target }) => setTyped(new Map(typed).set(id, target.value))}
              />
              {problem !== undefined && (
                <span className="ebs-file-problem" id={`describe-${id}-problem`} role="alert">
                  {problem}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <button type="submit" className="ebs-quiet-button" disabled={saving || changed.length === 0}>
        {saving ? 'Saving…' : changed.length === 0 ? 'Nothing changed' : `Save ${changed.length}`}
      </button>
    </form>
  )
}
