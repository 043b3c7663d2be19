import { capitalised } from '../../domain/words/wording.ts';
import type { BlockPage } from '../blocks.ts';
import { faq, formBlock, steps, type Writing, written } from './page-writing.ts';

/** Pages for owners (ROUTE-14). */
export function owningPages(words: Writing): Record<string, BlockPage> {
	return {
		'/service/': service(words),
		'/pages/book-a-service/': bookService(words),
		'/vehicle-parts-and-accessories/': parts(words),
		'/warranty/': warranty(words),
		'/pages/our-conversions/': conversions(words),
	};
}

function service({ name, singular, one }: Writing): BlockPage {
	return written({
		title: 'Service',
		description: `Servicing your ${singular}: how to book with ${name} and what to bring.`,
		heading: 'Service',
		intro: `${capitalised(one)} that is looked after lasts longer and is worth more.`,
		blocks: [
			steps('How it works', [
				['Book', 'Tell us what you drive, the kilometres on it and what you have noticed.'],
				['Drop it off', 'At the time we agreed on. Leave a number that reaches you during the day.'],
				['Hear from us first', 'If something else turns up, we ask before we do it.'],
			]),
			{
				kind: 'call-to-action',
				heading: 'Due for a service?',
				buttons: [
					{ text: 'Book a service', url: '/pages/book-a-service/' },
					{ text: 'Parts and accessories', url: '/vehicle-parts-and-accessories/' },
				],
			},
			faq('Questions about servicing', [
				[
					'How often is a service due?',
					'The manufacturer’s logbook says: after a number of kilometres or months, whichever comes first.',
				],
				[
					'What should I bring?',
					'The logbook, the key for locking wheel nuts if there is one, and a note of anything unusual.',
				],
				['Can I wait while it is done?', 'It depends on the work and the day. Ask when you book.'],
			]),
			{ kind: 'location-cards', heading: 'Where to find us' },
		],
	});
}

function bookService({ name, singular }: Writing): BlockPage {
	return written({
		title: 'Book a service',
		description: `Book a service for your ${singular} at ${name}.`,
		heading: 'Book a service',
		intro: 'Find a day that suits you.',
		blocks: [
			formBlock({
				form: 'book-a-service',
				heading: 'Make a booking',
				text: 'Tell us what you drive and when you could bring it.',
				department: 'service',
				prepare: ['Registration number', 'Kilometres on the clock', 'What you have noticed: noises, lights, leaks'],
			}),
			{ kind: 'location-cards', heading: 'Where to find us' },
		],
	});
}

function parts({ name, singular }: Writing): BlockPage {
	return written({
		title: 'Parts and accessories',
		description: `Parts and accessories for your ${singular} at ${name}.`,
		heading: 'Parts and accessories',
		intro: 'Tell us what you are after, and we will look it up.',
		blocks: [
			formBlock({
				form: 'parts',
				heading: 'Ask for a part',
				text: `The right part depends on the exact ${singular}, so have its details ready.`,
				department: 'parts',
				prepare: ['Make, model and year', 'The VIN, from the registration papers', 'Which part, and how many'],
			}),
			faq('Questions about parts', [
				[
					'Where do I find the VIN?',
					'It is on the registration papers and on a plate on the vehicle, and has 17 characters.',
				],
				['Can you fit it as well?', 'Ask us: it depends on the part. We will tell you before you order.'],
				[
					'How long does it take?',
					'You can collect what is on the shelf. For everything else we will tell you when we expect it.',
				],
			]),
		],
	});
}

function warranty({ name, singular, plural, stock }: Writing): BlockPage {
	return written({
		title: 'Warranty',
		description: `What covers your ${singular}, and who to ask at ${name}.`,
		heading: 'Warranty',
		intro: `Know what covers your ${singular}, and for how long.`,
		blocks: [
			{
				kind: 'usps',
				heading: 'Three things to know apart',
				items: [
					{
						title: 'Your rights by law',
						text: 'Consumer law gives you guarantees that no warranty can take away.',
					},
					{
						title: 'The maker’s warranty',
						text: 'Runs from the first sale for a set time or distance, and passes on to later owners.',
					},
					{
						title: 'Other cover',
						text: 'May be given or offered by the dealer or an insurer. Its papers say what it covers.',
					},
				],
			},
			formBlock({
				form: 'warranty',
				heading: 'Ask us about your cover',
				text: 'Is something wrong, or are you not sure what applies? Ask before you have work done.',
				department: 'service',
				prepare: ['Registration number or VIN', 'Date of purchase and kilometres', 'Logbook and invoices'],
			}),
			{
				kind: 'call-to-action',
				heading: 'Buying?',
				text: `Ask what covers the ${singular} you have in mind.`,
				buttons: [{ text: `Browse ${plural}`, url: stock }],
			},
		],
	});
}

function conversions({ name, singular, one, drive, sellsConversions, plural, stock }: Writing): BlockPage {
	return written({
		title: 'Our conversions',
		description: `Vehicles changed to fit the people who use them: ask ${name}.`,
		heading: 'Our conversions',
		intro: `${capitalised(one)} can be changed to fit the person, not the other way round.`,
		indexed: sellsConversions,
		blocks: [
			steps('From the first talk to the first trip', [
				['Talk', 'Who will use it, where, and what makes it hard today.'],
				['Measure', 'People, equipment, driveway and garage.'],
				['Plan', 'What will be changed, what it costs and what has to be approved.'],
				['Hand over', `Try everything, and have it explained until it is easy. A ${drive} comes first.`],
			]),
			formBlock({
				form: 'conversions',
				heading: 'Ask what is possible',
				text: 'Tell us what you need. If we cannot help, we will say so.',
				prepare: [
					'Who will travel, and where they sit',
					'Mobility aids that travel with you',
					`The ${singular} you have now, if any`,
				],
			}),
			{ kind: 'stock-carousel', heading: 'In stock now', count: 4, link: { text: `All ${plural}`, url: stock } },
		],
	});
}
