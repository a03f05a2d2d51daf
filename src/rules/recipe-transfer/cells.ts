import { readSteps, readTips, writeSteps, writeTips } from './blocks-cell'
import { fromCell, toCell } from './escape'
import { FIELDS, type FieldKind, type FieldName, type TransferRecipe } from './fields'
import { readIngredients, writeIngredients } from './ingredients-cell'

const SEPARATOR = ', '

/** A field of a recipe as the cell of a spreadsheet, safe to open. */
export function writeCell(name: FieldName, recipe: TransferRecipe): string {
  return toCell(fieldText(name, recipe))
}

function fieldText(name: FieldName, recipe: TransferRecipe): string {
  if (name === 'ingredientGroups') return writeIngredients(recipe.ingredientGroups)
  if (name === 'method') return writeSteps(recipe.method)
  if (name === 'tips') return writeTips(recipe.tips)
  const value = recipe[name]
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(SEPARATOR) : String(value)
}

/** "1,5" is one and a half in spreadsheets with decimal commas; "1,000" is ambiguous and stays NaN, so it is refused. */
const parseNumber = (text: string) => (text === '' ? null : Number(text.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2')))

const parseList = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

const YES = /^(?:yes|true|1|x)$/i
const NO = /^(?:no|false|0)?$/i

/**
 * Parses a cell into the value that a JSON file would hold; {@link parseValue} validates it.
 * @returns the value, and remarks about lines that were not understood
 */
export function readCell(name: FieldName, cell: string): { value: unknown; remarks: string[] } {
  const text = fromCell(cell).trim()
  const { kind }: FieldKind = FIELDS[name]
  if (kind === 'ingredients') {
    const { groups, remarks } = readIngredients(text)
    return { value: groups, remarks }
  }
  return { value: simpleValue(kind, text), remarks: [] }
}

function simpleValue(kind: Exclude<FieldKind['kind'], 'ingredients'>, text: string): unknown {
  switch (kind) {
    case 'number':
      return parseNumber(text)
    case 'several':
    case 'names':
      return parseList(text)
    case 'yesNo':
      return YES.test(text) || (NO.test(text) ? false : text)
    case 'steps':
      return readSteps(text)
    case 'tips':
      return readTips(text)
    case 'line':
    case 'text':
    case 'choice':
    case 'date':
      return text
    default:
      return kind satisfies never
  }
}
