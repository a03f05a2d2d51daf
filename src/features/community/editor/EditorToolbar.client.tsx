'use client'

import { Toolbar } from '@base-ui/react/toolbar'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW, FORMAT_TEXT_COMMAND, KEY_DOWN_COMMAND } from 'lexical'
import { Bold, Image, Italic, Link, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toggleList, toggleQuote } from './block-commands'
import { LinkForm } from './LinkForm.client'
import { PICTURE_TYPES } from './upload-picture'
import { useActiveFormats } from './use-active-formats.client'

/** The tools above the text: one stop of the Tab key, arrow keys from one to the next. */
export function EditorToolbar({ onPictures }: { onPictures: (files: readonly File[]) => void }) {
  const [editor] = useLexicalComposerContext()
  const { block, bold, italic, link } = useActiveFormats(editor)
  const [isLinking, setLinking] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'k') return false
          event.preventDefault()
          // The browser reports what the last key selected in a task of its own, which must come before the focus moves.
          window.setTimeout(() => setLinking(true))
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  )
  return (
    <>
      <Toolbar.Root className="post-editor-tools" aria-label="Formatting">
        <Tool name="Bold" keys="Control+B" icon={Bold} on={bold} onClick={() => format('bold')} />
        <Tool name="Italic" keys="Control+I" icon={Italic} on={italic} onClick={() => format('italic')} />
        <Tool
          name="Bulleted list"
          keys="Control+Shift+8"
          icon={List}
          on={block === 'bullet'}
          onClick={() => toggleList(editor, 'bullet')}
        />
        <Tool
          name="Numbered list"
          keys="Control+Shift+7"
          icon={ListOrdered}
          on={block === 'number'}
          onClick={() => toggleList(editor, 'number')}
        />
        <Tool
          name="Quote"
          keys="Control+Shift+9"
          icon={Quote}
          on={block === 'quote'}
          onClick={() => toggleQuote(editor)}
        />
        <Tool name="Link" keys="Control+K" icon={Link} on={link !== null} onClick={() => setLinking(!isLinking)} />
        <Tool name="Picture" icon={Image} onClick={() => files.current?.click()} />
      </Toolbar.Root>
      <input
        className="hidden"
        ref={files}
        type="file"
        multiple
        accept={PICTURE_TYPES.join()}
        aria-label="Pictures for the post"
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      {isLinking && <LinkForm current={link} onClose={() => setLinking(false)} />}
    </>
  )

  function format(name: 'bold' | 'italic') {
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, name)
  }
}

type ToolProps = { name: string; icon: LucideIcon; keys?: string; on?: boolean; onClick: () => void }

function Tool({ icon: Icon, keys, name, on, onClick }: ToolProps) {
  return (
    <Toolbar.Button
      className="post-editor-tool"
      aria-label={name}
      aria-pressed={on}
      aria-keyshortcuts={keys}
      title={keys ? `${name} (${keys.replaceAll('Control', 'Ctrl')})` : name}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon className="size-5" aria-hidden="true" />
    </Toolbar.Button>
  )
}
