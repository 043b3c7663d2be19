import { itemField } from '../../domain/leads/priced-item.ts';
import { inOneSentence } from '../../domain/words/what-to-bring.ts';
import type { BlockPage } from '../blocks.ts';
import { customersSay, faq, formBlock, prices, steps, usps, type Writing, written } from './page-writing.ts';

/** Pages of the workshop and the parts counter (ROUTE-14). */
export function servicePages(writing: Writing): Record<string, BlockPage> {
	return {
		'/service/': service(writing),
		'/pages/book-a-service/': bookService(writing),
		'/vehicle-parts-and-accessories/': parts(writing),
	};
}

function service(writing: Writing): BlockPage {
	const { name, own, owns, inTown, serviceAt, make, hours, bring, due, isDriven, service: jobs } = writing;
	return written({
		title: 'Service',
		description: `${make ? `${make} servicing` : `Servicing for your ${own}`} at ${name}${inTown}: what we do, how to book and what to bring.`,
		heading: 'Service',
		intro: hours.service
			? `The ${name} workshop is open ${hours.service}.`
			: `Keep your ${own} on schedule with ${name}${inTown}.`,
		blocks: [
			{
				kind: 'call-to-action',
				heading: 'Due for a service?',
				text: 'Book online and we’ll confirm the time.',
				buttons: [
					{ text: 'Book a service', url: '/pages/book-a-service/' },
					{ text: 'Parts and accessories', url: '/vehicle-parts-and-accessories/' },
				],
			},
			usps('What we do', jobs),
			steps('How a service works', [
				['Book it in', `Tell us the model${isDriven ? ', the kilometres' : ''} and what you’ve noticed.`],
				[
					'Drop it off',
					`Leave us the key ${serviceAt}, with ${inOneSentence([...bring.service, 'a number that reaches you'])}. We’ll say when to expect a call.`,
				],
				['Hear from us first', 'If we find more, nothing happens until you say yes.'],
			]),
			customersSay,
			faq('Service questions', [
				[`How often is a service due?`, due],
				['Can I wait while it’s done?', 'Often, for a short job. Say so when you book.'],
				[
					`Do you service ${owns} bought somewhere else?`,
					`Ask us${make ? `, whether or not it’s a ${make}` : ''}. Bring the service book.`,
				],
			]),
			{ kind: 'location-cards', heading: 'Where to bring it', department: 'service' },
		],
	});
}

function bookService({ name, own, inTown, hours, hasSeveral, openAt, serviceAt, isDriven }: Writing): BlockPage {
	return written({
		title: 'Book a service',
		description: `Book a service for your ${own} at ${name}${inTown}.`,
		heading: 'Book a service',
		intro: `Choose a day and tell us the model. ${name} will confirm the time.`,
		blocks: [
			formBlock({
				form: 'book-a-service',
				heading: 'Your booking',
				text: hours.service
					? `Drop it off ${openAt.service}, ${hours.service}.`
					: hasSeveral.service
						? `Drop it off ${serviceAt}: choose where in the form.`
						: 'Tell us when you could bring it in.',
				department: 'service',
				prepare: [
					'Registration number',
					...(isDriven ? ['Kilometres on the clock'] : ['When it was last serviced']),
					'Anything you’ve noticed: a noise, a warning light, a leak',
				],
			}),
			{ kind: 'location-cards', heading: 'Where to bring it', department: 'service' },
		],
	});
}

function parts(writing: Writing): BlockPage {
	const { name, own, inTown, partsAt, hours, hasSeveral, part, counter, papers, make } = writing;
	const { prices: listed, small_print } = writing.counterPrices;
	return written({
		title: 'Parts and accessories',
		description: `${make ? `${make} parts` : 'Parts'} and accessories for your ${own} from ${name}${inTown}.`,
		heading: 'Parts and accessories',
		intro: hours.parts
			? `The ${name} parts counter is open ${hours.parts}.`
			: `After ${part}? Tell us what you need and ${name} will look it up.`,
		blocks: [
			...(listed.length > 0 ? [prices('What it costs', listed, { smallPrint: small_print, ask: askForPart })] : []),
			usps('What we can get you', counter),
			formBlock({
				form: 'parts',
				heading: 'Ask for a part',
				text: 'Send us the VIN if you can. The year is not always enough.',
				department: 'parts',
				prepare: ['Make, model and year', `The VIN, from the ${papers}`, 'Which part, and how many'],
			}),
			steps('How ordering works', [
				['Tell us what you need', 'A photo of the old part helps.'],
				['We look it up', 'The right number, the price, and whether it’s here.'],
				['You say yes', 'Nothing is ordered before that.'],
				['We call when it’s in', 'Pick it up, or have us fit it.'],
			]),
			faq('Parts questions', [
				['Where do I find the VIN?', `On your ${papers}, or a plate on the ${own}.`],
				['Genuine, or another brand?', 'Ask for both prices. We’ll tell you what differs.'],
				['Can I bring it back?', 'If we got it wrong, yes. Ask first for special orders.'],
				['Can you fit it for me?', 'Ask when you order. We’ll tell you what it costs first.'],
				[
					'How long will it take?',
					`If it’s on the shelf, pick it up ${partsAt}. If not, we’ll tell you first when it’s due.`,
				],
			]),
			...(hours.parts || hasSeveral.parts
				? [{ kind: 'location-cards' as const, heading: 'Where to pick it up', department: 'parts' as const }]
				: []),
		],
	});
}

const askForPart = { text: 'Ask for it', form: 'parts', field: itemField };
