'use client'

import { $createLinkNode, $toggleLink } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTextNode, $getRoot, $getSelection, $insertNodes, $isRangeSelection } from 'lexical'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { postAddress } from './post-address'

type Props = {
  /** The address of the link at the cursor. */
  current: string | null
  onClose: () => void
}

/** Asks for the address of a link, in the editor. Not a form, because it is inside the form of the post. */
export function LinkForm({ current, onClose }: Props) {
  const [editor] = useLexicalComposerContext()
  const [typed, setTyped] = useState(current ?? '')
  const [error, setError] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  const close = () => {
    onClose()
    editor.focus()
  }
  const apply = () => {
    const url = postAddress(typed, window.location.origin)
    if (url === null) return setError('Enter an address, such as https://example.com or /recipes/.')
    editor.update(() => $applyLink(url, typed.trim()))
    close()
  }
  const remove = () => {
    editor.update(() => $toggleLink(null))
    close()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else close()
  }
  return (
    <div className="post-editor-link" ref={box}>
      <Field
        label="Link address"
        name="link"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="slim" variant="plain" onClick={apply}>
          {current === null ? 'Add link' : 'Change link'}
        </Button>
        {current !== null && (
          <Button size="slim" variant="quiet" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button size="slim" variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** Links the selected words, or adds the address as a linked word. */
function $applyLink(url: string, typed: string): void {
  const selection = $getSelection() ?? $getRoot().selectEnd()
  if (!$isRangeSelection(selection)) return
  const isInLink = selection.anchor
    .getNode()
    .getParents()
    .some((node) => node.getType().endsWith('link'))
  if (selection.isCollapsed() && !isInLink) $insertNodes([$createLinkNode(url).append($createTextNode(typed))])
  else $toggleLink(url)
}
