import { Search } from 'lucide-react'
import { LIMITS } from '@/rules/limits'
import { COMMUNITY } from '../texts'

type Props = {
  /** The list that is searched, with its trailing slash. */
  action: string
  value?: string
}

/** Searches the topics of a list. It works without scripts too: the address has the words. Renders a `form`. */
export function CommunitySearch({ action, value }: Props) {
  return (
    <search>
      <form className="community-search" action={action} method="get">
        <Search className="community-search-icon" aria-hidden="true" />
        <input
          className="field"
          type="search"
          name="q"
          aria-label={COMMUNITY.search}
          placeholder="Search..."
          defaultValue={value}
          key={value}
          maxLength={LIMITS.forumSearchMaxChars}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  )
}
