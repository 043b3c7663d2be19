import { distanceText } from '../../domain/cars/distance.ts';
import { type Findable, placesByDistance } from '../../domain/places/find-places.ts';
import type { Point } from '../../domain/places/near.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { roughKilometres } from './found-text.ts';

/** A card of the page and what it is found by (LOC-2). */
export type Row = Findable & { element: HTMLElement; at: Point | null };

/** Rows in their order; `km` where it is said how far each is. */
export type Listed = readonly { place: Row; km: number | null }[];

/** Reads the cards of a list. */
export const readRows = (list: HTMLElement): Row[] => [...list.children].map((row) => readRow(row as HTMLElement));

function readRow(element: HTMLElement): Row {
	const { postcode = '', at } = element.dataset;
	const text = (selector: string) => element.querySelector(selector)?.textContent?.trim() ?? '';
	const departments = [...element.querySelectorAll('.location-departments dt')].map((name) => name.textContent);
	const has = [text('[data-makes]'), ...departments].join(' ');
	return { element, name: text('h3 a'), address: text('address'), has, postcode, at: at ? JSON.parse(at) : null };
}

/** The nearest to a point first; as the page has them, and none says how far it is, where no point is known. */
export const inOrder = (rows: readonly Row[], from: Point | null): Listed =>
	from ? placesByDistance(rows, from) : rows.map((place) => ({ place, km: null }));

/** Shows rows in their order; those after the first `found` are headed as the others. */
export function showRows(list: HTMLElement, rows: Listed, found: number, locale: Locale): void {
	for (const { place, km } of rows) sayFar(place.element, km, locale);
	const elements = rows.map(({ place }) => place.element);
	const others = elements.slice(found);
	const heading = others.length > 0 && found > 0 ? [othersHeading()] : [];
	list.replaceChildren(...elements.slice(0, found), ...heading, ...others);
}

function othersHeading(): HTMLElement {
	const heading = document.createElement('li');
	heading.className = 'location-others';
	heading.textContent = 'Other locations, nearest first';
	return heading;
}

function sayFar(row: HTMLElement, km: number | null, locale: Locale): void {
	row.querySelector('.location-far')?.remove();
	if (km === null) return;
	const line = document.createElement('p');
	line.className = 'location-far';
	line.textContent = `About ${distanceText(roughKilometres(km), locale)} away`;
	row.querySelector('h3')?.after(line);
}
