import type { PostType } from '@/model/content-types'
import type { Page } from '@/payload-types'
import type { RequiredPlan } from '@/rules/audience'

type Block = Exclude<NonNullable<Page['layout']>[number], { blockType: 'retired' }>

/** A document of another collection: these have numbers for ids, while blocks and rows of an array have texts. */
type Related = { id: number }
type RichText = { root: object }

/**
 * A field of a block as the demo writes it. A related document is given by its name, since ids are known only once it
 * is loaded: pictures by their name in demo/media/pictures.json, forms by their name in demo/forms.ts, others by slug.
 * Where items of several types can be chosen, `chosen` names them.
 */
type Named<Field> = [Extract<Field, Related>] extends [never]
  ? Field extends RichText
    ? Field
    : Field extends readonly (infer Item)[]
      ? readonly Named<Item>[]
      : Field extends object
        ? NamedFields<Field>
        : Field
  : string | Exclude<Field, number | Related>

/** `databaseId` is given by the system: in the demo it is the slug of an item with a video. */
type NamedFields<Fields> = { [Key in keyof Fields]: Key extends 'databaseId' ? string : Named<Fields[Key]> }

/** A block as the demo writes it: the fields of the CMS, with names in the place of ids. */
export type DemoBlock = NamedFields<Block>
export type DemoBlockOf<Slug extends DemoBlock['blockType']> = Extract<DemoBlock, { blockType: Slug }>

export interface DemoPage {
  /** The public address, as product.md spells it. */
  path: string
  title: string
  /** The last part of the path; '' for home. */
  slug: string
  /** Path of the page it lies under, which stands earlier in the list. */
  parentPath?: string
  requiredPlan: RequiredPlan
  /** Whether those who cannot open it see its first lines and its headings. */
  showFirstLines?: true
  /** For search engines and shared links: 50 to 160 characters. */
  seo: { description: string }
  /** Shown on cards, and on the page while it is locked; the description above unless set. */
  summary?: string
  blocks: readonly DemoBlock[]
}

/**
 * Items for a block that can show several types.
 * @param slugs in the order in which they are shown
 */
export const chosen = <Type extends PostType>(relationTo: Type, ...slugs: readonly string[]) =>
  slugs.map((value) => ({ relationTo, value }))
