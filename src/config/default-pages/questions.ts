import { inOneSentence } from '../../domain/words/what-to-bring.ts';
import type { BlockPage } from '../blocks.ts';
import { type Answered, faq, type Writing, written } from './page-writing.ts';

/** The page of questions (ROUTE-14), answered with what the config knows: hours, phone, fees, days and minutes. */
export function questions(writing: Writing): BlockPage {
	const { name, inTown, hires, phone, plural, stock } = writing;
	return written({
		title: 'FAQs',
		description: `What customers ask ${name}${inTown}, and what we tell them.`,
		heading: 'FAQs',
		intro: `Can’t see your question? Call ${name}${phone ? ` on ${phone}` : ''}, or drop in.`,
		blocks: [
			faq('Before you visit', visiting(writing)),
			faq(hires ? 'What you pay' : 'Price, finance and trade-in', hires ? hiring(writing) : paying(writing)),
			faq(hires ? 'While you have it' : 'After you take it home', hires ? having(writing) : owning(writing)),
			{
				kind: 'call-to-action',
				heading: 'Still have a question?',
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					{ text: `Browse ${plural}`, url: stock },
				],
			},
		],
	});
}

function visiting(writing: Writing): Answered[] {
	const { singular, one, drive, hires, call, inTown, takesDeposits, holdMinutes } = writing;
	return [
		[
			hires ? 'Is the car I saw still free?' : `Is the ${singular} I saw still here?`,
			hires ? `If it is still listed, most likely. ${call} before somebody else takes it.` : stillHere(writing),
		],
		...whenOpen(writing),
		[`How do I book a ${drive}?`, booking(writing), { text: `Book a ${drive}`, url: '/book-test-drive/' }],
		[
			`Can you hold ${one} for me?`,
			takesDeposits && !hires
				? `Yes. Place a deposit on its page: you have ${holdMinutes} minutes to pay, then it’s off sale${inTown}.`
				: 'Often. It depends how soon you can come.',
		],
	];
}

/** Its page says it; where a deposit holds one there is more to do than to call. */
function stillHere({ singular, call, takesDeposits, inTown }: Writing): string {
	const marked = `Its page says so: a reserved or sold ${singular} is marked there within the day.`;
	const hold = takesDeposits ? `A deposit on that page takes it off sale${inTown} while you’re on your way.` : null;
	return `${marked} ${hold ?? `Coming from far away? ${call}, and we’ll look at it for you first.`}`;
}

/** Left out where no hours are known. */
function whenOpen({ open, town, place, name }: Writing): Answered[] {
	if (open.length === 0) return [];
	const [only, ...others] = open;
	const road = place.replace(/^[\d/-]+\S? /, '');
	const where = road === name ? (town ? `In ${town}` : name) : `On ${road}${town ? `, ${town}` : ''}`;
	const said = only && others.length === 0 ? `${where}: ${only.hours}.` : placeByPlace(open);
	return [['When are you open?', said, { text: 'Our locations', url: '/our-locations/' }]];
}

const placeByPlace = (open: Writing['open']): string =>
	open.map(({ where, hours }) => `${where}: ${hours}.`).join('\n\n');

function booking({ booksTimes, slots, bring, call, singular, drive }: Writing): string {
	const along = `Bring ${inOneSentence(bring.drive)
		.replace(/\.$/, '')
		.replace(/^Bring /i, '')}.`;
	return booksTimes
		? `Choose a free time on the ${singular}’s page, up to ${slots.days} days ahead. A ${drive} takes ${slots.minutes} minutes. ${along}`
		: `Send the form on its page, or ${call.replace(/^C/, 'c')}. We check it’s here and confirm the time. ${along}`;
}

function paying(writing: Writing): Answered[] {
	const { name, own, priceBasis, calculates, charges, loan, bringTo, papers, call, town, place } = writing;
	const price: Record<string, string> = {
		drive_away: `Prices at ${name} are drive away: what you see is what you pay to take it home, unless the page says otherwise.`,
		excluding_government_charges: `Prices at ${name} exclude government charges such as ${charges}. We’ll give you the full figure in writing before you sign.`,
	};
	const fees = loan.fees ? ` The lender’s usual fees are ${loan.fees}.` : '';
	return [
		[
			'What does the price include?',
			(priceBasis && price[priceBasis]) ?? 'Ask us for a figure in writing, with everything in it.',
		],
		[
			'Do you offer finance?',
			`Yes, subject to approval.${fees} ${calculates ? `Try our calculator, or ${call.replace(/^C/, 'c')}.` : `${call} for a quote.`}`,
			{ text: 'Finance', url: '/finance/' },
		],
		...covered(writing),
		[
			`Will you take my ${own} as a trade-in?`,
			`Very likely. Bring it to ${bringTo}, with the ${papers}, and you’ll have a figure.`,
			{ text: 'Value my trade-in', url: '/trade-in/' },
		],
		...sold(writing),
		[
			'Can you deliver it to me?',
			`It depends how far you are from ${town ?? place}. ${call} with your postcode and you’ll have a cost before you pay anything.`,
		],
	];
}

/** Each kind of cover with its length; left out where the dealer lists none. */
function covered({ warranty: { cover }, plural }: Writing): Answered[] {
	if (cover.length === 0) return [];
	const listed = cover.map(({ title, length }) => `${title}: ${length}.`).join(' ');
	return [[`What warranty comes with your ${plural}?`, listed, { text: 'Warranty in full', url: '/warranty/' }]];
}

/** Left out where no place of the dealer buys. */
function sold({ buys, own, bringTo, call }: Writing): Answered[] {
	const answer = `Yes. Send us the details or bring it to ${bringTo}. Rather talk first? ${call}.`;
	const link = { text: `Sell your ${own}`, url: '/sell-your-car/' };
	return buys ? [[`Will you buy my ${own} if I don’t buy one of yours?`, answer, link]] : [];
}

function owning({ bring, hours, hasWorkshop, callService }: Writing): Answered[] {
	const when = hasWorkshop && hours.service ? ` The workshop answers ${hours.service}.` : '';
	return [
		['Something isn’t right. Who do I talk to?', `${callService} before anyone else repairs it.${when}`],
		[
			'How do I book a service?',
			`Online at any time, or ${callService.replace(/^C/, 'c')}. Bring ${inOneSentence(bring.service)}.`,
			{ text: 'Book a service', url: '/pages/book-a-service/' },
		],
	];
}

function hiring({ own, period }: Writing): Answered[] {
	return [
		['What is included in the price?', `Each page says it, beside the price by the ${period}.`],
		['How many kilometres are included?', `It depends on the ${own} and how long you keep it.`],
		['Do I need a loan?', `No. You pay by the ${period} while you have it.`],
		['What happens to the car I own?', 'Keep it or sell it: we need no trade-in.'],
	];
}

function having({ call }: Writing): Answered[] {
	return [
		[
			'Something isn’t right. Who do I talk to?',
			`${call}, at once. We arrange the repair: have nothing done elsewhere first.`,
		],
		['What if I damage it?', 'Tell us straight away. The excess is in your agreement.'],
		['Can I swap or stop early?', 'Your agreement says how, and what it costs.'],
		['Where do I hand it back?', 'Where you collected it, while we’re open.'],
	];
}
