'use client'

import { useEffect, useState } from 'react'
import type { CommentsAnswer } from '@/cms/editor-comments/endpoints'
import { type Sent, send } from '../send'
import { sharedAnswers } from '../shared-answers.client'
import { type CommentedDocument, keyOf, readComments } from './comments-api'

const shared = sharedAnswers<CommentsAnswer>()

/** The comments that are on the screen of a document; undefined until they are read. */
export const useReadComments = (document: Omit<CommentedDocument, 'api'>) => shared.useAnswer(keyOf(document))

/** The comments of a document, read once and after each change. */
export function useComments(document: CommentedDocument) {
  const { api, doc, entity } = document
  const comments = useReadComments(document)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let current = true
    send('GET', `${api}/about?entity=${entity}&doc=${doc}`).then((sent) => {
      const read = readComments(sent)
      if (!current) return
      setProblem(typeof read === 'string' ? read : null)
      if (typeof read !== 'string') shared.set(keyOf({ entity, doc }), read)
    })
    return () => {
      current = false
    }
  }, [api, doc, entity, attempt])

  /** Runs a change. @returns why it was refused; null when it was made */
  async function change(call: () => Promise<Sent>): Promise<string | null> {
    const read = readComments(await call())
    if (typeof read === 'string') return read
    shared.set(keyOf(document), read)
    return null
  }

  return { comments, problem, retry: () => setAttempt((count) => count + 1), change }
}
