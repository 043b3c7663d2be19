const start = '<script type="module"';

/** A module may wait, as a `defer` script does: browsers would load it before the page's photo. */
const priority = ' fetchpriority="low"';

/** The tag of a page's module, which loads after what the page shows first. `address` is its path, e.g. `/_astro/a.js`. */
export const scriptTag = (address: string): string => `${start}${priority} src="${address}"></script>`;

/** A page as Astro's own runtime writes it, with tags as `scriptTag` writes them. */
export const withScriptTags = (html: string): string => html.replaceAll(`${start} src=`, `${start}${priority} src=`);
