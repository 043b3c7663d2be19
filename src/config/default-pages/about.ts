import type { BlockPage } from '../blocks.ts';
import { type Writing, words, written } from './page-writing.ts';
import { questions } from './questions.ts';

/** Pages about the dealer (ROUTE-14). */
export function aboutPages(writing: Writing, description: string | undefined): Record<string, BlockPage> {
	return { '/about-us/': about(writing, description), '/pages/faqs/': questions(writing) };
}

function about(writing: Writing, description: string | undefined): BlockPage {
	const { name, plural, stock, inTown, at, places, towns, hires, hours } = writing;
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
				text: `${hours.sales ? '' : `You’ll find us ${places > 1 ? `in ${towns}` : at}. `}No appointment needed.`,
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					{ text: `Browse ${plural}`, url: stock },
				],
			},
		],
	});
}

function promises({ name, singular, plural, at, places, towns, inTown, make, hires, hours }: Writing): string[] {
	const first = make
		? `We sell ${make}${towns ? ` in ${towns}` : ''}. Tell us how you’ll use it and we’ll point you to the model that fits, even if it’s a smaller one than you came for.`
		: `Look around the ${plural}${inTown} for as long as you like. When you have a question, ask, and you’ll get a straight answer about the ${singular} in front of you, including what isn’t perfect.`;
	const second = hires
		? `Pick one of our ${plural} online, then collect it${inTown}. We show you around it before you drive off.`
		: `See something you like on this site? Call ${name} before you set out and we’ll have it ready.`;
	return [first, second, ...(hours.sales ? [`We’re ${places > 1 ? `in ${towns}` : at}, open ${hours.sales}.`] : [])];
}
