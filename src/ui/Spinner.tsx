/** Something is under way. Decoration: say it in words beside it, or by aria-busy. Renders a `span`. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
