'use client'

import { LexicalTypeaheadMenuPlugin, MenuOption } from '@lexical/react/LexicalTypeaheadMenuPlugin'
import { $createTextNode, type TextNode } from 'lexical'
import { useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Avatar } from '@/ui/Avatar'
import { type FoundMember, useMembers } from './use-members.client'

class MemberOption extends MenuOption {
  constructor(readonly member: FoundMember) {
    super(member.username)
  }
}

/** `@` and what follows it at the cursor, as the rule of mentions has it (src/rules/forum/mentions.ts). */
const MENTION = /(?<![\p{L}\p{N}._%+@/-])@([a-z0-9._-]{0,30})$/iu

function mentionBefore(text: string) {
  const match = MENTION.exec(text)
  return match ? { leadOffset: match.index, matchingString: match[1] ?? '', replaceableString: match[0] } : null
}

/** Lexical makes the element around the options the list box, with a name of its own. */
const nameList = (menu: HTMLElement | null) => menu?.parentElement?.setAttribute('aria-label', 'Members')

type Props = {
  topicId?: number
  /** Contains the list, so that it is inside the page's main part. */
  parent: HTMLElement
}

/** Offers members while `@` is typed: arrow keys, Enter, Escape. */
export function MentionMenu({ parent, topicId }: Props) {
  const [query, setQuery] = useState<string | null>(null)
  const members = useMembers(query, topicId)
  const options = useMemo(() => members.map((member) => new MemberOption(member)), [members])
  const select = useCallback((option: MemberOption, node: TextNode | null, close: () => void) => {
    const mention = $createTextNode(`@${option.member.username} `)
    node?.replace(mention)
    mention.select()
    close()
  }, [])
  return (
    <LexicalTypeaheadMenuPlugin
      options={options}
      triggerFn={mentionBefore}
      onQueryChange={setQuery}
      onSelectOption={select}
      anchorClassName="mention-anchor"
      parent={parent}
      menuRenderFn={(anchor, { options: shown, selectedIndex, selectOptionAndCleanUp, setHighlightedIndex }) =>
        anchor.current && shown.length > 0
          ? createPortal(
              <div className="mention-menu" ref={nameList}>
                {shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus
                  <div
                    className="mention-option"
                    key={option.key}
                    id={`typeahead-item-${index}`}
                    ref={option.setRefElement}
                    role="option"
                    tabIndex={-1}
                    aria-selected={selectedIndex === index}
                    onMouseEnter={() => setHighlightedIndex(index)}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => selectOptionAndCleanUp(option)}
                  >
                    <Avatar name={option.member.name} imageUrl={option.member.avatar ?? undefined} />
                    <span>{option.member.name}</span>
                    <span className="text-sm text-text-soft">@{option.member.username}</span>
                  </div>
                ))}
              </div>,
              anchor.current,
            )
          : null
      }
    />
  )
}
