/** Loads the site's styles, so that components look and measure as on the site. */
import '../../src/app/(site)/globals.css'
