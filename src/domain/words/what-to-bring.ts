import type { Locale } from '../locales/rows.ts';
import { isHired, type Template, templateFacts } from './template.ts';
import { capitalised } from './wording.ts';

/**
 * What to bring, by trade and country (SITE-8, ROUTE-10). The pages, the thanks for a form and the mails of a booking all say it from
 * here, so that none asks for more than another. Each item goes into a sentence: `your driver licence`.
 */
export type Bring = {
	/** To try one out. */
	drive: readonly string[];
	/** To the workshop. */
	service: readonly string[];
	/** With a vehicle that the dealer is to take in. */
	sale: readonly string[];
};

/** What the country calls the document that says whose vehicle it is. */
const papers: Partial<Record<Locale, string>> = {
	'en-AU': 'rego certificate',
	'en-NZ': 'registration details',
	'en-US': 'title',
};

export const ownersPapers = (locale: Locale): string => papers[locale] ?? 'registration certificate';

const licence = 'your driver licence';

const car = { drive: [licence, 'your child seat if you use one'], service: ['the logbook', 'any wheel-lock key'] };

const trades: Partial<Record<Template, Omit<Bring, 'sale'>>> = {
	motorcycle: {
		drive: [licence, 'your helmet and gloves', 'a jacket and boots'],
		service: ['the logbook', 'the keys to any luggage'],
	},
	camper: {
		drive: ['the make and model of your tow vehicle', 'everyone who will sleep in it'],
		service: ['the service book', 'the keys to every lock and hatch'],
	},
	rv: {
		drive: [licence, 'everyone who will sleep in it'],
		service: ['the service book', 'the keys to every lock and hatch'],
	},
	truck: {
		drive: ['your truck licence', 'the payload and dock height you work with'],
		service: ['the maintenance file', 'the last inspection report'],
	},
	conversion: {
		drive: [licence, 'the wheelchair or scooter', 'whoever will travel in it'],
		service: ['the logbook', 'any wheel-lock key', 'the remote for the ramp or lift'],
	},
};

export function whatToBring(template: Template, locale: Locale): Bring {
	const own = isHired(template) ? 'car' : templateFacts(template).singular;
	return {
		...(trades[template] ?? car),
		sale: [`the ${own} and its ${ownersPapers(locale)}`, licence, 'the service book', 'every key'],
	};
}

/** `the logbook and any wheel-lock key`. */
export function inOneSentence(items: readonly string[]): string {
	const last = items.at(-1) ?? '';
	return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

/** The same as a list: `The logbook`, `Any wheel-lock key`. */
export const asPoints = (items: readonly string[]): string[] => items.map(capitalised);
