import { ItemDetail } from './ItemDetail'
import { OutLink } from './OutLink'
import type { DetailProps } from './props'
import { Vitals } from './Vitals'

/** The page of a product: whose it is, what it costs there, and the way to the shop. SPEC 3. */
export function ProductDetail(props: DetailProps<'yaldaLovesProducts'>) {
  const { brand, price, productUrl } = props.page.doc
  return (
    <ItemDetail
      {...props}
      byline={
        <>
          <Vitals
            facts={[...(brand ? [['Brand', brand] as const] : []), ...(price ? [['Price', price] as const] : [])]}
          />
          <OutLink address={productUrl}>To the shop</OutLink>
        </>
      }
    />
  )
}
