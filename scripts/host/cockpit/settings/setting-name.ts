import { capitalised } from '../../../../src/domain/words/wording.ts';
import { spokenSettings, spokenSteps } from './spoken-names.ts';

/** Words that people write in capitals. */
const capitals = /\b(?:url|id|seo|cta|vin|gst|abn|nz|au|us|ac|dc|sms|crm|csv|adf|lct|api|html|css|llm)\b/gi;

/** What a setting is called: `theme.colours.brand` is `Theme › Colours › Brand`; addresses of pages stay as they are. */
export function settingName(path: readonly string[]): string {
	const spoken = lookUp(spokenSettings, path.join('.'));
	const names = spoken ? [...path.slice(0, -1).slice(0, 1).map(nameOf), spoken] : path.map(nameOf);
	return names.join(' › ');
}

/** A name after other words; one in capitals stays so. */
export const inASentence = (name: string): string =>
	/^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** What an entry of a list is, by the key of the list: `a location`. */
export const entryNoun = (key: string): string => lookUp(nouns, key) ?? 'an entry';

const nouns: Readonly<Record<string, string>> = {
	answers: 'an answer',
	blocks: 'a block',
	dropdownItems: 'a link',
	excluded_models: 'a model',
	footer: 'a group of links',
	header: 'a menu entry',
	items: 'an item',
	links: 'a link',
	locations: 'a location',
	dealerships: 'a dealership',
	models: 'a model',
	offers: 'an offer',
	people: 'a person',
	pages: 'a page',
	plans: 'a plan',
	points: 'a point',
	prices: 'a price',
	promises: 'a promise',
	questions: 'a question',
	redirects: 'a redirect',
	routing: 'a rule',
	search_categories: 'a category',
	split_tests: 'a split test',
	steps: 'a step',
	team: 'a person',
	buttons: 'a button',
	fields: 'a field',
};

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
	Object.hasOwn(table, key) ? table[key] : undefined;

const nameOf = (step: string): string =>
	/^[a-z0-9_]+$/i.test(step) ? (lookUp(spokenSteps, step) ?? capitalised(wordsOf(step))) : step;

/** `oneOfThese` and `one_of_these` are one of these. */
const wordsOf = (step: string): string =>
	step
		.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
		.replaceAll('_', ' ')
		.toLowerCase()
		.trim()
		.replace(capitals, (word) => word.toUpperCase());
