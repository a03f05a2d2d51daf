import { NotFoundPage } from '@/site/NotFoundPage'

/** For a page that was unpublished between the request and its render. */
export default function NotFound() {
  return <NotFoundPage />
}
