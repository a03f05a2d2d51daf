import { NotFoundPage } from '@/site/NotFoundPage'

/** For a page that went away between the door and its render. */
export default function NotFound() {
  return <NotFoundPage />
}
