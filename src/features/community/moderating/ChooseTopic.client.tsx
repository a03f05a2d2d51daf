'use client'

import { useState } from 'react'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { RadioGroup } from '@/ui/RadioGroup'
import { SearchField } from '@/ui/SearchField.client'
import { useTopics } from '../lists/use-topics.client'

type Props = {
  /** The topic that is merged, which is no choice. */
  except: number
  value: number | null
  onChange: (topic: number) => void
  error?: string
}

/** How many topics are offered: more words find the right one. */
const MAX_CHOICES = 6
const PAUSE_MS = 300

/** Finds a topic by words of its title. */
export function ChooseTopic({ error, except, onChange, value }: Props) {
  const [q, setQ] = useState('')
  const { data } = useTopics({ board: null, sort: 'latest', page: 1, q: q.trim() })
  const topics = (data?.topics ?? []).filter(({ id, state }) => id !== except && !state).slice(0, MAX_CHOICES)
  return (
    <div className="grid gap-3">
      <SearchField
        label="Find the topic"
        placeholder="Find the topic..."
        value={q}
        onChange={setQ}
        pauseMs={PAUSE_MS}
        maxLength={PAGE_LIMITS.forumSearchMaxChars}
      />
      <RadioGroup
        label="Merge into"
        name="into"
        value={String(value ?? '')}
        options={topics.map(({ boardTitle, id, title }) => ({ value: String(id), label: `${title} (${boardTitle})` }))}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        error={error}
      />
    </div>
  )
}
