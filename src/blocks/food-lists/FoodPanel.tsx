import type { FoodColor, FoodColorSection, FoodList } from '@/features/food-lists/food-list'
import { foodLayout, parseFoods } from '@/rules/food-list'
import { FOOD_LIST_TEXTS } from '@/rules/page-texts/food-lists'
import { Picture } from '@/ui/Picture'
import { withKeys } from '@/ui/with-keys'

type Props = { color: FoodColor; foods: FoodColorSection; as: 'h2' | 'h3' }

/** The foods of one color: its introduction and image, then its lists. Renders a `div`. */
export function FoodPanel({ as, color, foods: { image, introduction, lists } }: Props) {
  return (
    <div className="food-panel" data-color={color}>
      {(introduction || image) && (
        <div className="food-panel-intro">
          {introduction && <p className="food-panel-intro-text">{introduction}</p>}
          {image && (
            <div className="food-panel-picture cover-frame">
              <Picture image={image} sizes="(min-width: 48rem) 24rem, 92vw" />
            </div>
          )}
        </div>
      )}
      {lists.length === 0 ? (
        <p role="alert" lang="fr">
          {FOOD_LIST_TEXTS.foodListFailed}
        </p>
      ) : (
        withKeys(lists, ({ title }) => title).map(({ item, key }) => <FoodListSection key={key} list={item} as={as} />)
      )}
    </div>
  )
}

function FoodListSection({
  as: Title,
  list: { asterisk, introduction, lists, title },
}: {
  list: FoodList
  as: Props['as']
}) {
  const Subtitle = Title === 'h2' ? 'h3' : 'h4'
  return (
    <section className="food-section">
      <Title className="type-h3">{title}</Title>
      {introduction && <p className="max-w-measure whitespace-pre-line text-text-soft">{introduction}</p>}
      {withKeys(lists, ({ subtitle }) => subtitle ?? '').map(({ item, key }) => (
        <div className="food-part" key={key}>
          {item.subtitle && <Subtitle className="food-list-subtitle">{item.subtitle}</Subtitle>}
          <FoodColumns foods={parseFoods(item.list)} />
        </div>
      ))}
      {asterisk && <p className="food-list-note">{asterisk}</p>}
    </section>
  )
}

/** The React key of a chunk: its first food. A row has the key of its first chunk. */
const firstFood = ([food = '']: readonly string[]) => food

/** More than 12 foods are shown in chunks of 11, 4 chunks in a row. See docs/product.md#numbers. */
function FoodColumns({ foods }: { foods: readonly string[] }) {
  const { grid, rows } = foodLayout(foods)
  return (
    <div className="food-list-rows grid gap-6" data-grid={grid || undefined}>
      {withKeys(rows, (row) => firstFood(row.flat())).map(({ item: row, key: rowKey }) => (
        <div className="food-list-row" key={rowKey}>
          {withKeys(row, firstFood).map(({ item: chunk, key: chunkKey }) => (
            <ul key={chunkKey}>
              {withKeys(chunk, (food) => food).map(({ item: food, key }) => (
                <li key={key}>{food}</li>
              ))}
            </ul>
          ))}
        </div>
      ))}
    </div>
  )
}
