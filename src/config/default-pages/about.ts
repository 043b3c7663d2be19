import type { BlockPage } from '../blocks.ts';
import { faq, type Writing, words, written } from './page-writing.ts';

/** Pages about the dealer (ROUTE-14). */
export function aboutPages(writing: Writing, description: string | undefined): Record<string, BlockPage> {
	return { '/about-us/': about(writing, description), '/pages/faqs/': questions(writing) };
}

function about(writing: Writing, description: string | undefined): BlockPage {
	const { name, plural, stock, inTown, at, hires } = writing;
	return written({
		title: 'About us',
		description: description ?? `Who ${name} is, where to find us and how we do business.`,
		heading: `About ${name}`,
		intro:
			description ??
			`${hires ? 'We hire out' : 'We sell'} ${plural}${inTown}, and we look after the people who drive them.`,
		blocks: [
			words('How we do business', ...promises(writing)),
			{ kind: 'team', heading: 'Meet the team', items: [] },
			{ kind: 'reviews', heading: `What customers say about ${name}` },
			{ kind: 'locations-map', heading: 'Where to find us' },
			{ kind: 'blog-teasers', heading: 'News and advice', count: 3 },
			{
				kind: 'call-to-action',
				heading: 'Come and say hello',
				text: `You’ll find us ${at}. No appointment needed.`,
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					{ text: `Browse ${plural}`, url: stock },
				],
			},
		],
	});
}

function promises({ name, singular, plural, at, towns, make, hires, hours }: Writing): string[] {
	const first = make
		? `${name} is the place for ${make}${towns ? ` in ${towns}` : ''}. Tell us how you’ll use it and we’ll point you to the model that fits, even if it’s a smaller one than you came for.`
		: `At ${name} you can look around for as long as you like. When you have a question, ask, and you’ll get a straight answer about the ${singular} in front of you, including what isn’t perfect.`;
	const second = hires
		? `Pick one of our ${plural} online, then collect it ${at}. We show you around it before you drive off.`
		: `See something you like on this site? Call ${name} before you set out and we’ll have it ready ${at}.`;
	return [first, second, ...(hours.sales ? [`${name} is open ${hours.sales}.`] : [])];
}

function questions(writing: Writing): BlockPage {
	const { name, inTown, at, hours } = writing;
	return written({
		title: 'FAQs',
		description: `What customers ask ${name}${inTown}, and what we tell them.`,
		heading: 'FAQs',
		intro: `Can’t see your question? Call ${name}, or drop in ${at}.`,
		blocks: [
			faq('Before you visit', visiting(writing)),
			faq('Price, finance and trade-in', paying(writing)),
			faq('After you take it home', [
				[
					'Something isn’t right. Who do I talk to?',
					`Call ${name} and tell us what you’ve noticed and when it started. If it could be under warranty, talk to us before anyone repairs it.`,
				],
				[
					'How do I book a service?',
					hours.service
						? `Online at any time, or by phone. The ${name} workshop is open ${hours.service}.`
						: 'Send us a booking request and we’ll come back to you with a time.',
				],
			]),
			{
				kind: 'call-to-action',
				heading: 'Still have a question?',
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					{ text: 'Book a service', url: '/pages/book-a-service/' },
				],
			},
		],
	});
}

function visiting({ name, singular, one, drive, at, takesDeposits, booksTimes }: Writing): [string, string][] {
	return [
		[
			`Is the ${singular} I saw still here?`,
			`This site shows what ${name} has in stock, and a good one can sell the same day. Call before you set out and we’ll check it’s ${at}.`,
		],
		[
			`How do I book a ${drive}?`,
			booksTimes
				? `Choose a free time on the ${singular}’s page and ${name} will have it ready. Bring your driver licence.`
				: `Tell us which ${singular} and when, and bring your driver licence.`,
		],
		[
			`Can you hold ${one} for me?`,
			takesDeposits
				? `Yes. Place a deposit on its page and ${name} takes it off the market while you decide. The page says how long, and how you get your money back.`
				: `Call and ask. It depends on the ${singular} and how soon you can get here.`,
		],
	];
}

function paying({ name, own, papers, priceBasis, calculates, hires, singular, charges }: Writing): [string, string][] {
	const price: Record<string, string> = {
		drive_away: `Prices at ${name} are drive away: what you see is what you pay to take it home, unless the page says otherwise.`,
		excluding_government_charges: `Prices at ${name} exclude government charges such as ${charges}. We’ll give you the full figure in writing before you sign.`,
	};
	return [
		[
			hires ? 'What is included in the price?' : 'What does the price include?',
			(priceBasis && price[priceBasis]) ??
				(hires
					? `Each ${singular} at ${name} shows its price and what comes with it. Ask us about anything that isn’t listed.`
					: 'Ask us for a figure with everything included. We’ll put it in writing.'),
		],
		...(hires
			? []
			: ([
					[
						'Can I pay it off?',
						calculates
							? `Yes, subject to a lender’s approval. Work out a repayment with the calculator on ${name}’s finance page, then talk to us about rates and terms.`
							: 'Ask us about finance. Approval, rates and terms are up to the lender.',
					],
				] as [string, string][])),
		[
			`Will you take my ${own} as a trade-in?`,
			`Very likely. Bring the ${own}, the ${papers} and the service book to ${name} and we’ll give you a figure.`,
		],
	];
}
