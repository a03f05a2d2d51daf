import { ButtonLink } from '@/ui/ButtonLink'

/** What stands where nothing is published. DESIGN 4.3. */
export function NotFoundPage() {
  return (
    <section className="band grid min-h-hero content-center pt-header pb-9" data-light="dusk">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid justify-items-start gap-5">
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
      </div>
    </section>
  )
}
