import type { BlockPage } from '../blocks.ts';
import { faq, type Writing, words, written } from './page-writing.ts';

/** Pages about the dealer (ROUTE-14). */
export function aboutPages(writing: Writing, description: string | undefined): Record<string, BlockPage> {
	return { '/about-us/': about(writing, description), '/pages/faqs/': questions(writing) };
}

function about({ name, plural, stock, one }: Writing, description: string | undefined): BlockPage {
	return written({
		title: 'About us',
		description: description ?? `About ${name}.`,
		heading: `About ${name}`,
		intro: description ?? `${name} is about ${plural}, and about the people who drive them.`,
		blocks: [
			words(
				'What you can expect',
				`Choosing ${one} should not be hard. We show you what we have, with photos and prices, and answer your questions.`,
				'Have a look around here first, or come by. Either way you decide, in your own time.',
			),
			{ kind: 'team', heading: 'Our team', items: [] },
			{ kind: 'reviews', heading: 'What customers say' },
			{ kind: 'locations-map', heading: 'Where to find us' },
			{ kind: 'blog-teasers', heading: 'News', count: 3 },
			{
				kind: 'call-to-action',
				heading: 'Say hello',
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					{ text: `Browse ${plural}`, url: stock },
				],
			},
		],
	});
}

function questions({ name, singular, drive }: Writing): BlockPage {
	return written({
		title: 'Frequently asked questions',
		description: `What customers ask ${name}.`,
		heading: 'Frequently asked questions',
		intro: 'Not here? Ring us or drop in.',
		blocks: [
			faq('Buying', [
				[
					`Is the ${singular} still available?`,
					'The stock on this site is updated regularly. Ring us before you set out, to be sure.',
				],
				[`Can I have a ${drive}?`, `Tell us which ${singular} and when, and bring your driver licence.`],
				[
					'What does the price cover?',
					'If the price says what it covers, that is what it covers. Ask us for a figure with everything included.',
				],
				['Can you keep one for me?', 'Ask us: it depends on how soon you can come.'],
			]),
			faq('Paying and trading in', [
				['Can I pay over time?', 'Ask us about finance. Each lender has its own rules.'],
				[`Do you take trade-ins?`, 'Tell us about it, and we will tell you what we can offer.'],
			]),
			faq('Afterwards', [
				['Who do I ask if something is wrong?', 'Ring us. Tell us what you have noticed and since when.'],
				['Where do I book a service?', 'See the page about servicing, or ring us.'],
			]),
			{
				kind: 'call-to-action',
				heading: 'Another question?',
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					{ text: 'Service', url: '/service/' },
				],
			},
		],
	});
}
