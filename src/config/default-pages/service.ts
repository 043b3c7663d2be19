import { capitalised } from '../../domain/words/wording.ts';
import type { BlockPage } from '../blocks.ts';
import { faq, formBlock, steps, usps, type Writing, written } from './page-writing.ts';

/** Pages of the workshop and the parts counter (ROUTE-14). */
export function servicePages(writing: Writing): Record<string, BlockPage> {
	return {
		'/service/': service(writing),
		'/pages/book-a-service/': bookService(writing),
		'/vehicle-parts-and-accessories/': parts(writing),
	};
}

function service(writing: Writing): BlockPage {
	const { name, own, owns, inTown, make, hours, service: jobs } = writing;
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
				text: `Book online and ${name} will confirm the time.`,
				buttons: [
					{ text: 'Book a service', url: '/pages/book-a-service/' },
					{ text: 'Parts and accessories', url: '/vehicle-parts-and-accessories/' },
				],
			},
			usps('What we do', jobs),
			steps('How a service works', [
				['Book it in', `Tell ${name} what you drive, the kilometres and anything you’ve noticed.`],
				['Drop it off', `Leave the key and a number that reaches you. Ask ${name} how long the job should take.`],
				[
					'Hear from us first',
					`If we find something else, ${name} calls you with a price. We do nothing extra until you say yes.`,
				],
			]),
			faq('Service questions', [
				[
					`How often is a service due?`,
					`Your logbook says: after so many kilometres or months, whichever comes first. Tell ${name} what’s on the clock and we’ll look it up.`,
				],
				[
					'What should I bring?',
					`The logbook, the wheel-lock key if there is one, and a note of any noise or light. ${name} stamps the book when it’s done.`,
				],
				[
					'Can I wait while it’s done?',
					`Often, for a short job. Say so when you book and ${name} will give you a time that works.`,
				],
				[
					`Do you service ${owns} bought somewhere else?`,
					`Ask ${name}. Bring the service history with you, so we can see what has been done${make ? ` to your ${make}` : ''}.`,
				],
			]),
			{ kind: 'location-cards', heading: 'Where to bring it', department: 'service' },
		],
	});
}

function bookService({ name, own, inTown, hours }: Writing): BlockPage {
	return written({
		title: 'Book a service',
		description: `Book a service for your ${own} at ${name}${inTown}.`,
		heading: 'Book a service',
		intro: `Choose a day, tell us what you drive, and ${name} will confirm.`,
		blocks: [
			formBlock({
				form: 'book-a-service',
				heading: 'Your booking',
				text: hours.service
					? `Drop-off at ${name} is during workshop hours: ${hours.service}.`
					: `Tell ${name} when you could bring it in.`,
				department: 'service',
				prepare: [
					'Registration number',
					'Kilometres on the clock',
					'Anything you’ve noticed: a noise, a warning light, a leak',
				],
			}),
			{ kind: 'location-cards', heading: 'Where to bring it', department: 'service' },
		],
	});
}

function parts({ name, own, inTown, hours, part, papers, make, one }: Writing): BlockPage {
	return written({
		title: 'Parts and accessories',
		description: `${make ? `${make} parts` : 'Parts'} and accessories for your ${own} from ${name}${inTown}.`,
		heading: 'Parts and accessories',
		intro: hours.parts
			? `The ${name} parts counter is open ${hours.parts}.`
			: `After ${part}? Tell ${name} what you need and we’ll look it up.`,
		blocks: [
			formBlock({
				form: 'parts',
				heading: 'Ask for a part',
				text: `${capitalised(one)} of the same year can take different parts, so give ${name} the VIN if you can.`,
				department: 'parts',
				prepare: ['Make, model and year', `The VIN, from the ${papers}`, 'Which part, and how many'],
			}),
			faq('Parts questions', [
				[
					'Where do I find the VIN?',
					`It’s the 17-character number on your ${papers} and on a plate on the ${own}. Send ${name} a photo if you’re not sure.`,
				],
				['Can you fit it for me?', `Ask when you order. ${name} will tell you what fitting costs before you decide.`],
				[
					'How long will it take?',
					`If ${name} has it on the shelf you can pick it up. If not, we’ll tell you when to expect it before you pay.`,
				],
			]),
		],
	});
}
