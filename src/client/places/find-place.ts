import {
	type FoundPlaces,
	findPlaces,
	foundFirst,
	listThatHas,
	placesByDistance,
} from '../../domain/places/find-places.ts';
import { isCalled, meantPlaces, spokenOf, suggestedPlaces } from '../../domain/places/known-places.ts';
import type { Point } from '../../domain/places/near.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { foundText, nearestText, nowhereText, unknownText } from './found-text.ts';
import { askedIn, keepAsked, keptVisitor } from './kept-asked.ts';
import { listedEvent } from './listed.ts';
import { loadKnown } from './load-known.ts';
import { inOrder, type Row, readRows, showRows } from './place-rows.ts';
import { visitorsPlace } from './visitors-place.ts';

/** Suggestions that a phone shows above its keys without scrolling. */
const suggested = 6;

const locale = document.documentElement.lang as Locale;

const isByName = (by: FoundPlaces<Row>['by']): boolean => by === 'words' || by === 'similar';

/** The first of those that were not found. */
const nextOf = (found: readonly Row[], rows: readonly Row[]) => foundFirst(found, rows)?.[found.length];

const optionOf = (value: string): HTMLOptionElement => Object.assign(document.createElement('option'), { value });

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
	const toggles = [...groups.querySelectorAll<HTMLInputElement>('[name="location-kind"]')];
	const lists = [...groups.querySelectorAll<HTMLElement>('[data-location-kind] > ul')].map((element) => ({
		element,
		rows: readRows(element),
	}));
	let visitor = keptVisitor();
	const say = (text: string) => said?.replaceChildren(text);
	/** The rows that the toggle shows. */
	const shown = () => (lists.find(({ element }) => element.checkVisibility()) ?? lists[0])?.rows ?? [];

	/** All rows from a point, or as the page has them. */
	function listAll(from: Point | null): void {
		for (const { element, rows } of lists) showRows(element, inOrder(rows, from), 0, locale);
		groups.dispatchEvent(new Event(listedEvent));
	}

	function listFound(typed: string): void {
		for (const { element, rows } of lists) {
			const { places, by } = findPlaces(rows, typed);
			const around = isByName(by) ? foundFirst(places, rows) : null;
			showRows(element, around ?? inOrder(places, visitor), around ? places.length : 0, locale);
		}
		groups.dispatchEvent(new Event(listedEvent));
	}

	/** Whether another choice of the toggle has what the one that is shown has not; it is then chosen. */
	function chooseListOf(typed: string): boolean {
		const all = lists.map(({ rows }) => rows);
		const list = lists[listThatHas(all, typed)]?.element.parentElement;
		const toggle = toggles.find(({ value }) => value === list?.dataset['locationKind']);
		if (!toggle || toggle.checked) return false;
		toggle.checked = true;
		toggle.dispatchEvent(new Event('change', { bubbles: true }));
		return true;
	}

	function show(): void {
		const typed = input?.value.trim() ?? '';
		const found = findPlaces(shown(), typed);
		if (found.by === 'nothing' && chooseListOf(typed)) return;
		listFound(typed);
		say(foundText(found, typed, locale, isByName(found.by) ? nextOf(found.places, shown()) : undefined));
		if (found.by !== 'all') void lookAround(typed, found.by);
	}

	/** Suggests what is begun, and shows the locations nearest to a suburb or postcode that none is in. */
	async function lookAround(typed: string, by: FoundPlaces<Row>['by']): Promise<void> {
		const known = await loadKnown(locale).catch(() => []);
		const rows = shown();
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
		if (meant.by === 'postcode' && !place && by === 'postcode') {
			listAll(null);
			say(unknownText(typed, locale));
			return;
		}
		const nearest = place && placesByDistance(rows, place.at)[0];
		// What is only begun or nearly called so can still be one of ours.
		const isOurs = by === 'words' || by === 'has' || (by === 'similar' && place && !isCalled(place, typed));
		if (!nearest || nearest.km === null || isOurs) return;
		listAll(place.at);
		say(nearestText(nearest, locale, spokenOf(meant, typed)));
	}

	function sayNearest(): void {
		if (visitor) say(nearestText(placesByDistance(shown(), visitor)[0], locale));
	}

	async function sortByDistance(): Promise<void> {
		try {
			visitor = await visitorsPlace();
			if (input) input.value = '';
			changed();
			sayNearest();
		} catch {
			say(nowhereText(locale));
			input?.focus();
		}
	}

	function changed(): void {
		const kind = toggles.find(({ checked }) => checked);
		keepAsked({ typed: input?.value.trim() ?? '', kind: kind === toggles[0] ? '' : (kind?.value ?? '') }, visitor);
		show();
	}

	/** What the address asks for, or what was typed before this ran. */
	function comeBack(): void {
		const { typed, kind } = askedIn(location.href);
		for (const toggle of toggles) if (toggle.value === kind) toggle.checked = true;
		if (input && typed && !input.value) input.value = typed;
		if (input?.value || visitor) show();
		if (!input?.value) sayNearest();
	}

	input?.addEventListener('input', changed);
	input?.addEventListener('focus', () => void loadKnown(locale).catch(() => []), { once: true });
	groups.addEventListener('change', (event) => event.target !== input && changed());
	button?.addEventListener('click', () => void sortByDistance());
	comeBack();
}
