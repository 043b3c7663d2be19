import type { SuccessPageFacts, SuccessPlace } from '../../contract/success-page.ts';
import { spokenVisit } from '../../domain/hours/spoken-time.ts';
import type { SentLead } from '../leads/device/sent-lead.ts';

/** The place that it went to; where the form does not say it, the only one that there is. */
export function placeOf({ places }: SuccessPageFacts, { location }: Pick<SentLead, 'location'>): SuccessPlace | null {
	const [only = null, ...more] = places;
	return places.find(({ id }) => String(id) === location) ?? (more.length === 0 ? only : null);
}

type Row = { term: string; text: string; directions?: string };

type Asked = {
	sent: Pick<SentLead, 'time' | 'vehicle' | 'answers'>;
	/** Null where the form does not say where. */
	place: Pick<SuccessPlace, 'where' | 'directions'> | null;
	facts: Pick<SuccessPageFacts, 'own'>;
	locale: string;
};

/**
 * What was asked for, to read once more (ROUTE-10): day and time, `Saturday 28 November, 10:30 am`, with the place to come to, and the
 * visitor's own vehicle, and all that was answered. No place where nobody is to come.
 */
export function askedRows({ sent: { time, vehicle, answers }, place, facts, locale }: Asked): Row[] {
	const where = place?.where
		? [{ term: 'Where', text: place.where, ...(place.directions && { directions: place.directions }) }]
		: [];
	const visit = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time)
		? [{ term: 'When', text: spokenVisit(time, locale) }, ...where]
		: [];
	const own = vehicle ? [{ term: facts.own, text: vehicle }] : [];
	// The place of a visit is said with its address.
	const told = answers.filter(({ label }) => visit.length === 0 || label !== 'Location');
	return [...visit, ...own, ...told.map(({ label, text }) => ({ term: label, text }))];
}

/** The rows, in the list that the page has for them. */
export function drawAsked(rows: readonly Row[]): void {
	document.querySelector('[data-success-asked]')?.replaceChildren(...rows.map(rowOf));
}

function rowOf({ term, text, directions }: Row): HTMLElement {
	const row = document.createElement('div');
	const told = element('dd', text);
	if (directions) told.append(document.createElement('br'), directionsLink(directions));
	row.append(element('dt', term), told);
	return row;
}

const directionsLink = (href: string): HTMLElement => {
	const link = Object.assign(document.createElement('a'), {
		className: 'link',
		href,
		target: '_blank',
		rel: 'noopener',
		textContent: 'Get Directions',
	});
	link.dataset['directions'] = '';
	return link;
};

const element = (name: 'dt' | 'dd', text: string): HTMLElement =>
	Object.assign(document.createElement(name), { textContent: text });
