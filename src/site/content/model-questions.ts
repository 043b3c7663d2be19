import type { SiteConfig } from '../../config/site.ts';
import { isFreeHere } from '../../domain/cars/sellable.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import { isFresh } from './model-facts.ts';
import type { ModelVariant } from './model-variants.ts';

/** What a buyer asks of a model, and the answer. */
export type ModelQuestion = { question: string; answer: string };

type Model = Pick<SiteConfig['models'][number], 'name' | 'specifications' | 'faq'>;
type Sold = { cars: readonly Car[]; variants: readonly ModelVariant[]; isUsed: boolean };

/** Fewer are no part of a page. */
const fewest = 3;

/** What buyers ask of a model: as the config has it, then what its specifications and the stock answer (ROUTE-17). None of one that is only sold used. */
export function modelQuestions(
	model: Model,
	{ cars, variants, isUsed }: Sold,
	{ locale }: Pick<SiteConfig, 'locale'>,
): ModelQuestion[] {
	const { name, faq } = model;
	if (isUsed) return faq;
	const told = (label: string): string | undefined =>
		model.specifications.find((one) => one.label.toLowerCase() === label.toLowerCase())?.value;
	const questions: (readonly [question: string, answer: string | null])[] = [
		[`How do the variants of the ${name} differ?`, differences(variants)],
		[`How much can the ${name} tow?`, towing(told('Towing, braked'))],
		[`What does the ${name} use?`, use(told('Fuel consumption'), told('Fuel it takes'))],
		[`How far does the ${name} go, and how long does it take to charge?`, charging(model, told('Range'))],
		[`When is the ${name} serviced, and what covers it?`, care(told('Service intervals'), told('Warranty'))],
		[`How long is the wait for the ${name}?`, wait(cars)],
	];
	const answered = questions.flatMap(([question, answer]) =>
		answer === null ? [] : [{ question, answer: localiseText(answer, locale) }],
	);
	const all = [...faq, ...answered];
	return all.length < fewest ? faq : all;
}

/** `GX, from $45,990: front-wheel drive.` */
function differences(variants: readonly ModelVariant[]): string | null {
	const told = variants.filter(({ text }) => text !== null);
	if (told.length < 2 || told.length < variants.length) return null;
	return told
		.map(({ name, text, cost }) => {
			const price = [cost.label?.toLowerCase(), cost.text.replace(/^On/, 'on')].filter(Boolean).join(' ');
			return `${name}, ${price}: ${text}.`;
		})
		.join(' ');
}

const towing = (braked: string | undefined): string | null =>
	braked === undefined
		? null
		: `Up to ${braked} with a braked trailer. What it carries counts too: ask us about your trailer or van.`;

const use = (consumption: string | undefined, fuel: string | undefined): string | null =>
	consumption === undefined ? null : `${consumption}, combined${fuel ? `. It takes ${fuel.toLowerCase()}` : ''}.`;

/** What the specifications say of its range and of charging: `Fast charging, 10 to 80 %: 25 minutes`. */
function charging({ specifications }: Model, range: string | undefined): string | null {
	const told = specifications
		.filter(({ label }) => /charging/i.test(label))
		.map(({ label, value }) => `${label}: ${value}.`);
	return range === undefined || told.length === 0 ? null : [`${range} on one charge.`, ...told].join(' ');
}

function care(interval: string | undefined, warranty: string | undefined): string | null {
	if (interval === undefined || warranty === undefined) return null;
	const first = / or /.test(interval) ? ', whichever comes first' : '';
	return `Every ${interval}${first}. New ones are covered for ${warranty}.`;
}

/** What stands here can be had at once; nobody knows how long an order takes. */
function wait(cars: readonly Car[]): string {
	const here = cars.filter((car) => isFresh(car) && isFreeHere(car)).length;
	const order = 'To order, it depends on the variant and the colour: we tell you the month before you sign.';
	return here === 0
		? `None is here to take home right now. ${order}`
		: `Not at all for ${here === 1 ? 'the one' : `one of the ${here}`} that we have here. ${order}`;
}
