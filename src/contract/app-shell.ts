/** Where the app shell is published (ROUTE-2). */
export const appShellPath = '/_app/';

/** The attribute of the shell's one element that gives way to what is answered on demand. */
export const shellContent = 'data-shell-content';

/**
 * Where the host sends an unknown vehicle of a site whose stock has a live source; the vehicle's slug follows. It is the
 * function's own address at Netlify: `_redirects` knows no other one of a function.
 */
export const liveCarPath = '/.netlify/functions/live-car/';
