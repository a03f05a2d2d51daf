import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { ButtonLink } from '@/ui/ButtonLink'
import { Picture } from '@/ui/Picture'
import { NOT_FOUND_PICTURE } from './pictures/pictures'

/** Where people may have wanted to go. */
const SUGGESTED_LINKS = [
  { title: 'The method, in six weeks', href: '/the-ebs-method/' },
  { title: 'The journal', href: '/ebs-blog' },
  { title: 'Questions, and what we answer', href: '/faqs' },
  { title: 'Memberships', href: '/memberships' },
]

/** What stands where nothing is published. DESIGN 4.3. */
export function NotFoundPage() {
  return (
    <section className="hero" data-light="dusk" data-banner="home" data-picture="">
      <div className="wrap hero-text">
        <p className="numeral" aria-hidden="true">
          404
        </p>
        <h1 className="type-h1">Nothing stands here</h1>
        <p className="text-lg text-text-soft">
          The page has moved, or was never laid. The kitchen is still where it was.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/">To the front page</ButtonLink>
          <ButtonLink href="/recipes" variant="plain">
            To the recipes
          </ButtonLink>
        </div>
        <nav aria-label="Perhaps one of these">
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {SUGGESTED_LINKS.map(({ href, title }) => (
              <li key={href}>
                <Link className="link inline-flex min-h-10 items-center gap-2" href={href} prefetch={false}>
                  {title}
                  <ArrowRight className="size-4 flex-none" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Picture className="hero-picture" image={NOT_FOUND_PICTURE} sizes="100vw" priority />
    </section>
  )
}
