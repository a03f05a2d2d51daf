import { FactLine } from '@/ui/FactLine'

/** What is said of a text below its title: author, date, reading time. Empty facts are left out. Renders a `p`. */
export function Byline({ facts }: { facts: readonly (string | null | undefined)[] }) {
  return <FactLine className="text-sm text-text-quiet" facts={facts} />
}
