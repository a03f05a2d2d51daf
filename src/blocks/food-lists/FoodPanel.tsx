import type { ColorOfFoods, FoodColor, FoodList } from '@/features/food-lists/food-list'
import { foodLayout, foodsOf } from '@/rules/food-list'
import { TEXTS } from '@/rules/texts'
import { Picture } from '@/ui/Picture'

type Props = { color: FoodColor; foods: ColorOfFoods; as: 'h2' | 'h3' }

/** Everything of one color: its introduction and picture, then its lists. SPEC 3. Renders a `div`. */
export function FoodPanel({ as, color, foods: { image, introduction, lists } }: Props) {
  return (
    <div className="foods" data-color={color}>
      {(introduction || image) && (
        <div className="foods-lead">
          {introduction && <p className="foods-introduction">{introduction}</p>}
          {image && (
            <div className="foods-picture">
              <Picture image={image} sizes="(min-width: 48rem) 24rem, 92vw" />
            </div>
          )}
        </div>
      )}
      {lists.length === 0 ? (
        <p role="alert" lang="fr">
          {TEXTS.foodListFailed}
        </p>
      ) : (
        // Nothing tells two lists of the same name apart but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        lists.map((list, index) => <Foods key={index} list={list} as={as} />)
      )}
    </div>
  )
}

function Foods({ as: Title, list: { asterisk, introduction, lists, title } }: { list: FoodList; as: Props['as'] }) {
  const Subtitle = Title === 'h2' ? 'h3' : 'h4'
  return (
    <section className="food-list">
      <Title className="type-h3">{title}</Title>
      {introduction && <p className="max-w-measure whitespace-pre-line text-text-soft">{introduction}</p>}
      {lists.map(({ list, subtitle }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <div className="grid gap-3" key={index}>
          {subtitle && <Subtitle className="food-subtitle">{subtitle}</Subtitle>}
          <Layout foods={foodsOf(list)} />
        </div>
      ))}
      {asterisk && <p className="food-note">{asterisk}</p>}
    </section>
  )
}

/** SPEC 9: 11 to a chunk, 4 chunks to a row, where there are more than 12. */
function Layout({ foods }: { foods: readonly string[] }) {
  const { grid, rows } = foodLayout(foods)
  return (
    <div className="food-rows" data-grid={grid || undefined}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows, chunks or foods may be the same
        <div className="food-row" key={at}>
          {row.map((chunk, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <ul key={index}>
              {chunk.map((food, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={place}>{food}</li>
              ))}
            </ul>
          ))}
        </div>
      ))}
    </div>
  )
}
