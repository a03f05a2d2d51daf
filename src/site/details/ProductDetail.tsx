import { RELATED_TEXTS } from '@/rules/page-texts/related'
import { ExternalLinkButton } from './ExternalLinkButton'
import { ItemDetail } from './ItemDetail'
import { ItemMeta } from './ItemMeta'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'

/** The page of a product: brand, price and a link to the shop, other products. */
export function ProductDetail(props: DetailProps<'yaldaLovesProducts'>) {
  const { brand, price, productUrl } = props.page.doc
  return (
    <>
      <ItemDetail
        {...props}
        byline={
          <>
            <ItemMeta
              items={[...(brand ? [['Brand', brand] as const] : []), ...(price ? [['Price', price] as const] : [])]}
            />
            <ExternalLinkButton href={productUrl}>Go to the shop</ExternalLinkButton>
          </>
        }
      />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedProducts}
        subtitle={RELATED_TEXTS.relatedProductsText}
        archive={{ title: RELATED_TEXTS.allProducts, url: '/yalda-loves/' }}
      />
    </>
  )
}
