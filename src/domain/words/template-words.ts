import { isHired, type Template, templateFacts } from './template.ts';

/** Words of a template that texts are written with (SITE-8): `motorcycle` → "motorcycles", "test ride". */
export type TemplateWords = {
	singular: string;
	plural: string;
	/** `a camper`, `an RV`. */
	one: string;
	/** How a vehicle is tried out. */
	drive: string;
	/** The button that begins it: `Enquire`, `Subscribe`. */
	ask: string;
	/** What has become of one that is sold. */
	gone: string;
};

const drives: Partial<Record<Template, string>> = {
	motorcycle: 'test ride',
	camper: 'walk-through',
	rental: 'viewing',
};

/** The words for what the template sells. */
export function templateWords(template: Template): TemplateWords {
	const { singular, plural } = spokenOf(template);
	return {
		singular,
		plural,
		one: `${withAn.test(singular) ? 'an' : 'a'} ${singular}`,
		drive: drives[template] ?? 'test drive',
		ask: template === 'subscription' ? 'Subscribe' : 'Enquire',
		gone: isHired(template) ? 'is on the road with another driver' : 'has found a new owner',
	};
}

/** Lists are of subscription cars; one saves, compares and reserves a car. */
export const spokenOf = (template: Template): { singular: string; plural: string } =>
	isHired(template) ? { singular: 'car', plural: 'cars' } : templateFacts(template);

/** What is no longer offered: hired out, it never was for sale. */
export const notOffered = (template: Template): string =>
	isHired(template) ? 'no longer on offer' : 'no longer for sale';

/** Said with a vowel first: "an RV", though it starts with a consonant. */
const withAn = /^(?:RV|[aeiou])/;
