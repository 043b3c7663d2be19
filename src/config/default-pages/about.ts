import type { BlockPage } from '../blocks.ts';
import { faq, type Writing, words, written } from './page-writing.ts';

/** Pages about the dealer (ROUTE-14). */
export function aboutPages(writing: Writing, description: string | undefined): Record<string, BlockPage> {
	return { '/about-us/': about(writing, description), '/pages/faqs/': questions(writing) };
}

function about(writing: Writing, description: string | undefined): BlockPage {
	const { name, plural, stock, inTown, at, hires, hours } = writing;
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
			{ kind: 'reviews', heading: 'What customers say' },
			{ kind: 'location-cards', heading: 'Where to find us' },
			{ kind: 'blog-teasers', heading: 'News and advice', count: 3 },
			{
				kind: 'call-to-action',
				heading: 'Come and say hello',
				text: `${hours.sales ? '' : `You’ll find us ${at}. `}No appointment needed.`,
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					{ text: `Browse ${plural}`, url: stock },
				],
			},
		],
	});
}

function promises({ name, singular, plural, at, towns, inTown, make, hires, hours }: Writing): string[] {
	const first = make
		? `We sell ${make}${towns ? ` in ${towns}` : ''}. Tell us how you’ll use it and we’ll point you to the model that fits, even if it’s a smaller one than you came for.`
		: `Look around the ${plural}${inTown} for as long as you like. When you have a question, ask, and you’ll get a straight answer about the ${singular} in front of you, including what isn’t perfect.`;
	const second = hires
		? `Pick one of our ${plural} online, then collect it${inTown}. We show you around it before you drive off.`
		: `See something you like on this site? Call ${name} before you set out and we’ll have it ready.`;
	return [first, second, ...(hours.sales ? [`We’re ${at}, open ${hours.sales}.`] : [])];
}

function questions(writing: Writing): BlockPage {
	const { name, inTown } = writing;
	return written({
		title: 'FAQs',
		description: `What customers ask ${name}${inTown}, and what we tell them.`,
		heading: 'FAQs',
		intro: `Can’t see your question? Call ${name}, or drop in.`,
		blocks: [
			faq('Before you visit', visiting(writing)),
			faq(writing.hires ? 'What you pay' : 'Price, finance and trade-in', paying(writing)),
			faq(writing.hires ? 'While you have it' : 'After you take it home', [
				['Something isn’t right. Who do I talk to?', 'Call us before anyone else repairs it.'],
				...(writing.hires ? [] : [bookService]),
			]),
			{
				kind: 'call-to-action',
				heading: 'Still have a question?',
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					...(writing.hires ? [] : [{ text: 'Book a service', url: '/pages/book-a-service/' }]),
				],
			},
		],
	});
}

const bookService: [string, string] = ['How do I book a service?', 'Online at any time, or by phone.'];

function visiting({ singular, one, drive, at, takesDeposits, booksTimes, hires }: Writing): [string, string][] {
	return [
		[
			hires ? `Is the car I saw still free?` : `Is the ${singular} I saw still here?`,
			hires ? 'Call first. What is free changes every day.' : 'Call first. A good one can sell the same day.',
		],
		[
			`How do I book a ${drive}?`,
			booksTimes
				? `Choose a free time on its page and we’ll have it ready ${at}. Bring your driver licence.`
				: `Tell us which one and when suits you, and we’ll have it ready ${at}. Bring your licence.`,
		],
		[
			`Can you hold ${one} for me?`,
			takesDeposits && !hires
				? 'Yes. Place a deposit on its page, where the terms are.'
				: 'Ask us. It depends how soon you can come in.',
		],
	];
}

function paying(writing: Writing): [string, string][] {
	const { name, own, priceBasis, calculates, charges, hires } = writing;
	if (hires) return hiring(writing);
	const price: Record<string, string> = {
		drive_away: `Prices at ${name} are drive away: what you see is what you pay to take it home, unless the page says otherwise.`,
		excluding_government_charges: `Prices at ${name} exclude government charges such as ${charges}. We’ll give you the full figure in writing before you sign.`,
	};
	return [
		[
			'What does the price include?',
			(priceBasis && price[priceBasis]) ?? 'Ask us for a figure in writing, with everything in it.',
		],
		[
			'Do you offer finance?',
			`Yes, subject to approval. ${calculates ? 'Try our calculator.' : 'Ask us for a quote.'}`,
		],
		[`Will you take my ${own} as a trade-in?`, 'Very likely. Bring it in for a figure.'],
	];
}

function hiring({ own }: Writing): [string, string][] {
	return [
		['What is included in the price?', 'Each one shows its price and what comes with it.'],
		['How many kilometres are included?', `It depends on the ${own} and how long you keep it.`],
		['What if I damage it?', 'Tell us straight away. The excess is in your agreement.'],
		['Can I swap or stop early?', 'Your agreement says how, and what it costs.'],
	];
}
