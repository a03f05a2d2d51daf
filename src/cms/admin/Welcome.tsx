/** The text between the logo and the login form. */
export function Welcome() {
  return (
    <section className="ebs-welcome" aria-labelledby="ebs-welcome">
      <h1 id="ebs-welcome">Welcome to the kitchen</h1>
      <p>Where everything on the site is prepared. Take your time.</p>
    </section>
  )
}
