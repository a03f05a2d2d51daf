import type { ColorOfFoods, FoodColor, FoodList } from '@/features/food-lists/food-list'
import { foodLayout, foodsOf } from '@/rules/food-list'
import { TEXTS } from '@/rules/texts'
import { keyed } from '@/ui/keyed'
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
        keyed(lists, ({ title }) => title).map(({ item, key }) => <Foods key={key} list={item} as={as} />)
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
      {keyed(lists, ({ subtitle }) => subtitle ?? '').map(({ item, key }) => (
        <div className="grid gap-3" key={key}>
          {item.subtitle && <Subtitle className="food-subtitle">{item.subtitle}</Subtitle>}
          <Layout foods={foodsOf(item.list)} />
        </div>
      ))}
      {asterisk && <p className="food-note">{asterisk}</p>}
    </section>
  )
}

/** A chunk is named by its first food, a row by that of its first chunk. */
const firstOf = ([food = '']: readonly string[]) => food

/** SPEC 9: 11 to a chunk, 4 chunks to a row, where there are more than 12. */
function Layout({ foods }: { foods: readonly string[] }) {
  const { grid, rows } = foodLayout(foods)
  return (
    <div className="food-rows" data-grid={grid || undefined}>
      {keyed(rows, (row) => firstOf(row.flat())).map(({ item: row, key: rowKey }) => (
        <div className="food-row" key={rowKey}>
          {keyed(row, firstOf).map(({ item: chunk, key: chunkKey }) => (
            <ul key={chunkKey}>
              {keyed(chunk, (food) => food).map(({ item: food, key }) => (
                <li key={key}>{food}</li>
              ))}
            </ul>
          ))}
        </div>
      ))}
    </div>
  )
}
