import { button } from '@/ui/button-variants'

const JUMP = button({ variant: 'plain', size: 'slim' })

/** On small screens, where they are far below the picture: the ways to ingredients and steps. Renders a `nav`. */
export function RecipeJump() {
  return (
    <nav className="flex flex-wrap gap-2 lg:hidden print:hidden" aria-label="In this recipe">
      <a className={JUMP} href="#ingredients">
        Ingredients
      </a>
      <a className={JUMP} href="#method">
        Method and cook mode
      </a>
    </nav>
  )
}
