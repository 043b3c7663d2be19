import { capitalised } from '../../domain/words/wording.ts';
import type { Block, BlockPage } from '../blocks.ts';
import { faq, formBlock, steps, usps, type Writing, written } from './page-writing.ts';

/** The page for businesses: what is done for them, what is here, how it goes and on what terms (ROUTE-14). */
export function fleetPage(writing: Writing): BlockPage {
	const { name, plural, singular, inTown } = writing;
	return written({
		title: 'Fleet',
		description: `${capitalised(plural)} for businesses and organisations from ${name}${inTown}.`,
		heading: 'Fleet',
		intro: `One ${singular} or twenty: ${name} gives your business one person to call.`,
		blocks: [help(writing), readyToWork(writing), enquiry(writing), way(writing), terms(writing)],
	});
}

const help = ({ singular, hours, inTown, hires, fleetJob }: Writing): Block =>
	usps('What we can help with', [
		[`The right ${singular} for the job`, `${fleetJob}. We’ll say if cheaper will do.`, 'truck'],
		hires
			? ['Numbers that follow the work', 'Add some for a busy month, and hand them back after it.', 'calendar']
			: ['Delivery when you need it', 'We’ll tell you what’s here now and what must be ordered.', 'calendar'],
		[
			'Less time off the road',
			hours.service ? `Our workshop is open ${hours.service}.` : `Servicing planned around your working week${inTown}.`,
			'wrench',
		],
	]);

/** What businesses mostly buy, and the way to all of those. */
const readyToWork = ({ plural, stock, fleetStock }: Writing): Block => ({
	kind: 'stock-carousel',
	heading: 'Ready to work',
	count: 4,
	...(fleetStock && { filter: `simple_body:=[${fleetStock.bodies.join()}]` }),
	link: fleetStock
		? { text: fleetStock.called, url: `${stock}?body=${fleetStock.bodies.join('~')}` }
		: { text: `All ${plural}`, url: stock },
});

const enquiry = ({ places, towns, make, plural }: Writing): Block =>
	formBlock({
		form: 'fleet',
		heading: places > 1 ? 'Talk to our fleet team' : 'Talk to us about your fleet',
		text: `Tell us what your people do${towns ? ` around ${towns}` : ''}, and we’ll quote on the ${make ? `${make} models` : plural} for the job.`,
		prepare: ['Your business name and number', `How many ${plural}, and what for`, 'When you need them'],
	});

const way = ({ hires, at }: Writing): Block =>
	steps('From first call to keys', [
		['Tell us the job', 'Loads, people, kilometres and where they park.'],
		['Get it in writing', 'One quote: what, when, and what it costs.'],
		['Try one', `Put a driver in it for an hour, ${at}.`],
		hires
			? ['Collect', 'One agreement for all of them, and one invoice.']
			: ['Take delivery', 'Together, or one by one as each comes in.'],
	]);

const terms = ({ hires, plural, call }: Writing): Block =>
	faq('Fleet questions', [
		['Who is it for?', 'Sole traders, companies, councils, schools and clubs.'],
		['How many makes a fleet?', 'One does. Tell us what’s due in the next year.'],
		...(hires ? hiredTerms : boughtTerms(plural)),
		['We need one this week', `${call} and say when. We’ll check.`],
	]);

const hiredTerms: [string, string][] = [
	['Can the number change?', 'Yes. The agreement says how much notice we need.'],
	['Can any of our staff drive?', 'Name the drivers. The agreement says who is covered.'],
];

const boughtTerms = (plural: string): [string, string][] => [
	[`Can we buy ${plural} from stock?`, 'Yes, new or used. They are the quickest to get.'],
	['How can we pay?', 'On invoice, with finance or through your leasing firm.'],
	['Do you take our old ones?', 'Yes, one or all. We look at them and make an offer.'],
	['Can they be fitted out?', 'Ask with the quote, so that racks and signs are in it.'],
];
