import { useEffect, useState } from 'react'
import { untilLoaded } from '@/ui/until-loaded'
import { whenIdle } from '@/ui/when-idle'
import type { DisplayOptions, DisplayRecipe, toDisplayRecipe } from './display-recipe'
import type { RecipeContent } from './recipe'

const loadConversion = () => import('./display-recipe').then((module) => module.toDisplayRecipe)

/**
 * A recipe as displayed for the reader's choices. The code that scales and converts is loaded once the page is idle, or
 * with the first choice; until then the amounts are the written ones.
 * @param written the recipe for its own servings, with its units as written
 */
export function useDisplayRecipe(
  recipe: RecipeContent,
  written: DisplayRecipe,
  { servings, system }: DisplayOptions,
): DisplayRecipe {
  const isWritten = servings === recipe.servings && system === null
  const convert = useConversion(!isWritten)
  return isWritten || !convert ? written : convert(recipe, { servings, system })
}

function useConversion(isNeeded: boolean): typeof toDisplayRecipe | null {
  const [convert, setConvert] = useState<typeof toDisplayRecipe | null>(null)
  useEffect(() => {
    if (convert) return
    const load = () => untilLoaded(loadConversion, (loaded) => setConvert(() => loaded))
    if (isNeeded) return load()
    let stop = whenIdle(() => {
      stop = load()
    })
    return () => stop()
  }, [convert, isNeeded])
  return convert
}
