import { distanceText } from '../../domain/cars/distance.ts';
import { type Findable, findPlaces, placesByDistance } from '../../domain/places/find-places.ts';
import { isCalled, meantPlaces, spokenOf, suggestedPlaces } from '../../domain/places/known-places.ts';
import type { Point } from '../../domain/places/near.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { foundText, nearestText, nowhereText, roughKilometres } from './found-text.ts';
import { listedEvent } from './listed.ts';
import { loadKnown } from './load-known.ts';
import { visitorsPlace } from './visitors-place.ts';

type Row = Findable & { element: HTMLElement; at: Point | null };
type List = { element: HTMLElement; rows: readonly Row[] };

/** Suggestions that a phone shows above its keys without scrolling. */
const suggested = 6;

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
	const suggestions = search.querySelector('datalist');
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
		if (found.by !== 'all') void lookAround(typed, found.by);
	}

	/** Suggests what is begun, and shows the locations nearest to a suburb or postcode that none is in. */
	async function lookAround(typed: string, by: ReturnType<typeof findPlaces>['by']): Promise<void> {
		const known = await loadKnown(locale).catch(() => []);
		const rows = shown()?.rows ?? [];
		const meant = meantPlaces(
			known,
			typed,
			rows.flatMap(({ at }) => at ?? []),
		);
		const [place] = meant.places;
		if (input?.value.trim() !== typed) return;
		suggestions?.replaceChildren(
			...(meant.by === 'words' ? suggestedPlaces(meant.places, suggested) : []).map(optionOf),
		);
		const nearest = place && placesByDistance(rows, place.at)[0];
		// What is only begun or nearly called so can still be one of ours.
		if (!nearest || nearest.km === null || by === 'words' || (by === 'similar' && !isCalled(place, typed))) return;
		list(place.at, (all) => all);
		say(nearestText(nearest, locale, spokenOf(meant, typed)));
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
	input?.addEventListener('focus', () => void loadKnown(locale).catch(() => []), { once: true });
	groups.addEventListener('change', (event) => event.target !== input && show());
	button?.addEventListener('click', () => void sortByDistance());
	// What was typed before this ran, or is there again as one comes back.
	if (input?.value) show();
}

const optionOf = (value: string): HTMLOptionElement => Object.assign(document.createElement('option'), { value });

function readList(element: HTMLElement): List {
	return { element, rows: [...element.children].map((row) => readRow(row as HTMLElement)) };
}

function readRow(element: HTMLElement): Row {
	const { postcode = '', at } = element.dataset;
	const text = (selector: string) => element.querySelector(selector)?.textContent?.trim() ?? '';
	const sold = text('[data-makes]');
	const departments = [...element.querySelectorAll('.location-departments dt')]
		.map((name) => name.textContent)
		.join(' ');
	const address = `${text('address')} ${sold} ${departments}`;
	return { element, name: text('h3 a'), address, postcode, at: at ? JSON.parse(at) : null };
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
	line.textContent = `About ${distanceText(roughKilometres(km), locale)} away`;
	row.querySelector('h3')?.after(line);
}
