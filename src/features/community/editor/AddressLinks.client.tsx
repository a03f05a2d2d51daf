'use client'

import { AutoLinkPlugin } from '@lexical/react/LexicalAutoLinkPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { postAddress } from './post-address'

/** An address in text, without the punctuation after it. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)'"\]]/i

const MATCHERS = [
  (text: string) => {
    const match = ADDRESS.exec(text)
    const url = match && postAddress(match[0], window.location.origin)
    return match && url ? { index: match.index, length: match[0].length, text: match[0], url } : null
  },
]

const isAddress = (text: string) =>
  postAddress(text, window.location.origin) !== null && /^(?:https?:|www\.)/i.test(text)

/** Makes links of addresses that are typed or pasted. */
export function AddressLinks() {
  return (
    <>
      <LinkPlugin validateUrl={isAddress} />
      <AutoLinkPlugin matchers={MATCHERS} />
    </>
  )
}
