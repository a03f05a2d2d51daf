import { ExternalLinkButton } from './ExternalLinkButton'
import { ItemDetail } from './ItemDetail'
import { ItemMeta } from './ItemMeta'
import type { DetailProps } from './props'

/** The page of a product: brand, price and a link to the shop. */
export function ProductDetail(props: DetailProps<'yaldaLovesProducts'>) {
  const { brand, price, productUrl } = props.page.doc
  return (
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
  )
}
