import { type RefObject, useEffect, useRef } from 'react'
import type { Faq } from './faq'

/** The hash of the URL, if it can be a question's slug: filters of a list contain "=". */
function linkedSlug(): string | null {
  const hash = window.location.hash.slice(1)
  return hash && /^[\w-]+$/.test(hash) ? hash : null
}

/** @returns whether it is on the page */
function openQuestion(root: HTMLElement | null, slug: string): boolean {
  const question = document.getElementById(slug)
  if (!(question instanceof HTMLDetailsElement) || !root?.contains(question)) return false
  question.open = true
  question.scrollIntoView({ block: 'start' })
  return true
}

/**
 * Opens the question in the URL's hash, such as /faqs#question-slug, now and whenever the hash changes. One that is
 * not on the page yet is loaded first.
 * @param showAll loads all questions and shows them
 */
export function useLinkedQuestion(
  root: RefObject<HTMLElement | null>,
  faqs: readonly Faq[] | null,
  showAll: () => void,
) {
  const pendingSlug = useRef<string | null>(null)
  const showAllRef = useRef(showAll)
  showAllRef.current = showAll

  useEffect(() => {
    function openLinked() {
      const slug = linkedSlug()
      // The hash belongs to another part of the page.
      if (!slug || (document.getElementById(slug) && !root.current?.contains(document.getElementById(slug)))) return
      if (openQuestion(root.current, slug)) return
      pendingSlug.current = slug
      showAllRef.current()
    }
    openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [root])

  useEffect(() => {
    if (faqs && pendingSlug.current && openQuestion(root.current, pendingSlug.current)) pendingSlug.current = null
  }, [root, faqs])
}
