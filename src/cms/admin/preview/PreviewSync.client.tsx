'use client'

import { useAllFormFields, useConfig, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'
import { LIMITS } from '@/rules/limits'
import { isReady, type PreviewMessage, readPreviewMessage } from '@/rules/preview-messages'
import { rowIds } from '../layout/arrange-rows'
import { revealField } from './reveal-field'

/** The field whose rows are the blocks of a page. */
const LAYOUT = 'layout'
const ROW = new RegExp(`^${LAYOUT}-row-(\\d+)$`)

/** The index of the block whose row an element is in; null outside of one. */
function rowAround(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest(`[id^="${LAYOUT}-row-"]`) : null
  const [, index] = ROW.exec(row?.id ?? '') ?? []
  return index === undefined ? null : Number(index)
}

/**
 * Keeps the live preview and the form together: the preview gets the form's values while they change, saved or not; a
 * press on a block in it opens the block's row; a row that gets the focus is shown in it. Shows nothing itself.
 */
export function PreviewSync() {
  const { iframeRef, isLivePreviewing, popupRef, previewWindowType } = useLivePreviewContext()
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const [fields] = useAllFormFields()
  const posted = useRef<string | null>(null)
  const ready = useRef(false)

  const previewWindow = () =>
    previewWindowType === 'popup' ? popupRef?.current : (iframeRef.current?.contentWindow ?? null)
  const post = (message: PreviewMessage) => previewWindow()?.postMessage(message, window.location.origin)

  const sendForm = useEffectEvent(() => {
    if (!ready.current) return
    // As Payload's form sends them to be saved.
    const form = JSON.stringify(reduceFieldsToValues(fields, true))
    if (form === posted.current) return
    posted.current = form
    post({ type: 'ebs-preview', kind: 'form', form })
  })

  const sendBlock = useEffectEvent((target: EventTarget | null) => {
    const index = rowAround(target)
    const block = index === null ? undefined : rowIds(fields, LAYOUT)[index]
    if (block && ready.current) post({ type: 'ebs-preview', kind: 'block', block })
  })

  const receive = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source === null || source !== previewWindow()) return
    if (isReady(data)) {
      ready.current = true
      posted.current = null
      return sendForm()
    }
    const message = readPreviewMessage(data)
    if (message?.kind !== 'block' || !collectionSlug) return
    const index = rowIds(fields, LAYOUT).indexOf(message.block)
    if (index !== -1) void revealField(getEntityConfig({ collectionSlug }).fields, `${LAYOUT}.${index}`)
  })

  // Not put off by further changes: the preview follows while one types.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form is sent
  useEffect(() => {
    if (!isLivePreviewing || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      sendForm()
    }, LIMITS.unsavedPreviewMs)
  }, [fields, isLivePreviewing])
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => receive(event)
    const onFocus = ({ target }: Event) => sendBlock(target)
    window.addEventListener('message', onMessage)
    if (isLivePreviewing) document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('message', onMessage)
      document.removeEventListener('focusin', onFocus)
    }
  }, [isLivePreviewing])
  return null
}
