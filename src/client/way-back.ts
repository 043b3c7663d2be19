import { sameOriginPath } from '../domain/addresses/same-origin-path.ts';

/** Adds the way back to the page that the address names, `?back=/cars/x/`, where that is a page of this site (ROUTE-11). */
const path = sameOriginPath(new URLSearchParams(location.search).get('back'));
const place = document.querySelector<HTMLElement>('[data-back]');
const link = place?.querySelector('a');
if (path && place && link) {
	link.href = path;
	place.hidden = false;
}
