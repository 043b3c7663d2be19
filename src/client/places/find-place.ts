import { distanceText } from '../../domain/cars/distance.ts';
import { type Findable, findPlaces, placesByDistance } from '../../domain/places/find-places.ts';
import type { Point } from '../../domain/places/near.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { foundText, nearestText, nowhereText } from './found-text.ts';
import { visitorsPlace } from './visitors-place.ts';

type Row = Findable & { element: HTMLElement; at: Point | null };
type List = { element: HTMLElement; rows: readonly Row[] };

const locale = document.documentElement.lang as Locale;

/** Finds a location by suburb, postcode or name among the page's own, and the nearest one; no third party is asked (LOC-2). */
for (const groups of document.querySelectorAll<HTMLElement>('[data-location-groups]')) {
	const search = groups.querySelector<HTMLElement>('[data-place-search]');
	if (search) startSearch(groups, search);
}

function startSearch(groups: HTMLElement, search: HTMLElement): void {
	const input = search.querySelector('input');
	const button = search.querySelector('button');
	const said = search.querySelector('[role="status"]');
	let lists = [...groups.querySelectorAll<HTMLElement>('[data-location-kind] > ul')].map(readList);
	const say = (text: string) => said?.replaceChildren(text);
	/** The list that the toggle shows. */
	const shown = () => lists.find(({ element }) => element.checkVisibility()) ?? lists[0];

	function show(): void {
		const typed = input?.value.trim() ?? '';
		for (const { element, rows } of lists)
			element.replaceChildren(...findPlaces(rows, typed).places.map((row) => row.element));
		const list = shown();
		const found = list && findPlaces(list.rows, typed);
		if (found) say(foundText(found, typed, locale));
		if (found?.by === 'nothing') void sortByTown(typed);
	}

	/** Those nearest to a town that none is in. */
	async function sortByTown(typed: string): Promise<void> {
		const { townNamed } = await import('../../domain/places/towns.ts');
		const town = townNamed(typed, locale);
		const list = shown();
		const nearest = town && list && placesByDistance(list.rows, town.at)[0];
		if (!nearest || nearest.km === null || input?.value.trim() !== typed) return;
		for (const { element, rows } of lists)
			element.replaceChildren(...nearestFirst(rows, town.at).map((row) => row.element));
		say(nearestText(nearest, locale, town.name));
	}

	async function sortByDistance(): Promise<void> {
		try {
			const visitor = await visitorsPlace();
			lists = lists.map((list) => ({ ...list, rows: nearestFirst(list.rows, visitor) }));
			if (input) input.value = '';
			show();
			const list = shown();
			if (list) say(nearestText(placesByDistance(list.rows, visitor)[0], locale));
		} catch {
			say(nowhereText(locale));
			input?.focus();
		}
	}

	input?.addEventListener('input', show);
	groups.addEventListener('change', (event) => event.target !== input && show());
	button?.addEventListener('click', () => void sortByDistance());
	// What was typed before this ran, or is there again as one comes back.
	if (input?.value) show();
}

function readList(element: HTMLElement): List {
	return { element, rows: [...element.children].map((row) => readRow(row as HTMLElement)) };
}

function readRow(element: HTMLElement): Row {
	const { postcode = '', at } = element.dataset;
	const text = (selector: string) => element.querySelector(selector)?.textContent?.trim() ?? '';
	return { element, name: text('h3'), address: text('address'), postcode, at: at ? JSON.parse(at) : null };
}

/** Each says how far it is. */
function nearestFirst(rows: readonly Row[], visitor: Point): Row[] {
	return placesByDistance(rows, visitor).map(({ place, km }) => {
		const told = place.element.querySelector('.location-far') ?? farLine(place.element);
		told.textContent = km === null ? '' : `About ${distanceText(km, locale)} away`;
		return place;
	});
}

function farLine(row: HTMLElement): HTMLElement {
	const line = document.createElement('p');
	line.className = 'location-far';
	row.querySelector('h3')?.after(line);
	return line;
}
