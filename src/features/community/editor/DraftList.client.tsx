'use client'

import { useState } from 'react'
import { Button } from '@/ui/Button'
import { PageLink } from '@/ui/PageLink'
import { type Draft, deleteDraft } from './draft-requests'

type Props = {
  drafts: readonly Draft[]
  /** Continues the draft of a topic. */
  onContinue: (draft: Draft) => void
  onChange: (drafts: readonly Draft[]) => void
}

const UNTITLED = 'Without a title'

/** A person's other drafts: topics to continue here, replies where they belong. Renders nothing without any. */
export function DraftList({ drafts, onChange, onContinue }: Props) {
  const [problem, setProblem] = useState('')
  const without = (draft: Draft) => drafts.filter((other) => other !== draft)
  async function discard(draft: Draft) {
    const isGone = await deleteDraft(draft.id)
    setProblem(isGone ? '' : 'The draft is still there. Please try again.')
    if (isGone) onChange(without(draft))
  }
  if (drafts.length === 0) return null
  return (
    <section className="mt-10 grid gap-3" aria-labelledby="other-drafts">
      <h2 className="type-h4" id="other-drafts">
        Your other drafts
      </h2>
      <ul>
        {drafts.map((draft) => (
          <li className="draft-row" key={draft.id}>
            <p>
              <span className="font-semibold">{titleOf(draft)}</span>{' '}
              <time className="text-sm text-text-soft" dateTime={draft.updatedAt}>
                {new Date(draft.updatedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}
              </time>
            </p>
            <div className="flex flex-wrap gap-2">
              {draft.topic === null && (
                <Button
                  size="slim"
                  variant="plain"
                  onClick={() => {
                    onContinue(draft)
                    onChange(without(draft))
                  }}
                >
                  Continue
                </Button>
              )}
              {draft.topic?.uri && (
                <PageLink className="inline-link" href={draft.topic.uri}>
                  Go to the topic
                </PageLink>
              )}
              <Button size="slim" variant="quiet" onClick={() => discard(draft)}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-bad empty:hidden" role="alert">
        {problem}
      </p>
    </section>
  )
}

function titleOf({ title, topic }: Draft): string {
  if (topic === null) return title || UNTITLED
  return topic.title === null ? 'A reply to a topic that is gone' : `Reply to: ${topic.title}`
}
