// In the place of the package `server-only`, which keeps server code out of the browser: our programs run on the server.
