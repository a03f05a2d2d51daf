import { ButtonLink } from '@/ui/ButtonLink'

/** The one page that answers for every address that does not exist. DESIGN 4.3. */
export default function NotFound() {
  return (
    <section className="wrap grid min-h-hero content-center justify-items-start gap-5 pt-header pb-9" data-light="dusk">
      <p className="numeral" aria-hidden="true">
        404
      </p>
      <h1 className="type-h1">Nothing stands here</h1>
      <p className="max-w-measure text-lg text-text-soft">
        The page has moved, or was never laid. The kitchen is still where it was.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">To the front page</ButtonLink>
        <ButtonLink href="/recipes" look="plain">
          To the recipes
        </ButtonLink>
      </div>
    </section>
  )
}
