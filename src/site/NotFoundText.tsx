import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageLink } from '@/ui/PageLink'

/** Suggestions for visitors of a missing page. */
const SUGGESTED_LINKS = [
  { title: 'The method, in six weeks', href: '/the-ebs-method/' },
  { title: 'The journal', href: '/ebs-blog' },
  { title: 'Frequently asked questions', href: '/faqs' },
  { title: 'Memberships', href: '/memberships' },
]

/** What the page for addresses without a page says. */
export function NotFoundText() {
  return (
    <div className="wrap hero-text">
      <p className="numeral" aria-hidden="true">
        404
      </p>
      <h1 className="type-h1">Page not found</h1>
      <p className="text-lg text-text-soft">The page has moved or never existed. Here are a few ways on.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Go to the home page</ButtonLink>
        <ButtonLink href="/recipes" variant="plain">
          See all recipes
        </ButtonLink>
      </div>
      <nav aria-label="Suggestions">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {SUGGESTED_LINKS.map(({ href, title }) => (
            <li key={href}>
              <PageLink className="link inline-flex min-h-10 items-center gap-2" href={href}>
                {title}
                <ArrowRight className="size-4 flex-none" aria-hidden="true" />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
