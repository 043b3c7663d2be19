import { distanceText } from '../../domain/cars/distance.ts';
import { type Findable, findPlaces, placesByDistance } from '../../domain/places/find-places.ts';
import type { Point } from '../../domain/places/near.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { foundText, nearestText, nowhereText } from './found-text.ts';
import { listedEvent } from './listed.ts';
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
	const lists = [...groups.querySelectorAll<HTMLElement>('[data-location-kind] > ul')].map(readList);
	let visitor: Point | null = null;
	const say = (text: string) => said?.replaceChildren(text);
	/** The list that the toggle shows. */
	const shown = () => lists.find(({ element }) => element.checkVisibility()) ?? lists[0];

	/** The rows that were found, from where the visitor is or a town that was named. */
	function list(from: Point | null, found: (rows: readonly Row[]) => readonly Row[]): void {
		for (const { element, rows } of lists)
			element.replaceChildren(...found(inOrder(rows, from)).map((row) => row.element));
		groups.dispatchEvent(new Event(listedEvent));
	}

	function show(): void {
		const typed = input?.value.trim() ?? '';
		list(visitor, (rows) => findPlaces(rows, typed).places);
		const found = findPlaces(shown()?.rows ?? [], typed);
		say(foundText(found, typed, locale));
		if (found.by === 'nothing' || found.by === 'similar') void sortByTown(typed);
	}

	/** Those nearest to a town that none is in. */
	async function sortByTown(typed: string): Promise<void> {
		const { townNamed } = await import('../../domain/places/towns.ts');
		const town = townNamed(typed, locale);
		const nearest = town && placesByDistance(shown()?.rows ?? [], town.at)[0];
		if (!nearest || nearest.km === null || input?.value.trim() !== typed) return;
		list(town.at, (rows) => rows);
		say(nearestText(nearest, locale, town.name));
	}

	async function sortByDistance(): Promise<void> {
		try {
			visitor = await visitorsPlace();
			if (input) input.value = '';
			show();
			say(nearestText(placesByDistance(shown()?.rows ?? [], visitor)[0], locale));
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
	return { element, name: text('h3 a'), address: text('address'), postcode, at: at ? JSON.parse(at) : null };
}

/** The nearest to a point first, each with how far it is; as the page has them, and none says it, where no point is known. */
function inOrder(rows: readonly Row[], from: Point | null): Row[] {
	const far = from ? placesByDistance(rows, from) : rows.map((place) => ({ place, km: null }));
	return far.map(({ place, km }) => {
		sayFar(place.element, km);
		return place;
	});
}

function sayFar(row: HTMLElement, km: number | null): void {
	row.querySelector('.location-far')?.remove();
	if (km === null) return;
	const line = document.createElement('p');
	line.className = 'location-far';
	line.textContent = `About ${distanceText(km, locale)} away`;
	row.querySelector('h3')?.after(line);
}
