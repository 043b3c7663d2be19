import { capitalised } from '../../domain/words/wording.ts';
import type { Block, BlockPage } from '../blocks.ts';
import { faq, formBlock, prices, steps, usps, type Writing, written } from './page-writing.ts';
import type { Reason } from './trade-words.ts';

/** Pages for owners (ROUTE-14). */
export function owningPages(writing: Writing): Record<string, BlockPage> {
	return {
		'/warranty/': warranty(writing),
		'/pages/our-conversions/': writing.sellsConversions ? conversions(writing) : changes(writing),
	};
}

function warranty(writing: Writing): BlockPage {
	const { name, own, isDriven, singular, plural, stock, inTown, serviceAt } = writing;
	return written({
		title: 'Warranty',
		description: `What covers your ${own}, for how long, and who to ask at ${name}${inTown}.`,
		heading: 'Warranty',
		intro: `Not sure what covers your ${own}? ${name} will check before you pay for a repair.`,
		blocks: [
			cover(writing),
			...comesWith(writing),
			formBlock({
				form: 'warranty',
				heading: 'Ask about your cover',
				text: `Tell us what’s wrong. We look up your cover before any work starts ${serviceAt}.`,
				department: 'service',
				prepare: [
					'Registration number or VIN',
					isDriven ? 'Date of purchase and kilometres' : 'Date of purchase',
					'Logbook and invoices',
				],
			}),
			claim(writing),
			faq('Warranty questions', [
				['Do I have to service it with you?', 'No. Any qualified workshop will do. Keep the invoices.'],
				['What isn’t covered?', 'Usually wear, such as tyres and brakes, and crash damage.'],
				['Does it pass to the next owner?', 'The maker’s cover usually does. For any other, ask us.'],
				[`I bought my ${own} somewhere else. Can you help?`, 'Yes. Send us the VIN and we’ll look up what is left.'],
			]),
			{
				kind: 'call-to-action',
				heading: 'Buying?',
				text: `Ask us what cover comes with the ${singular} you like.`,
				buttons: [{ text: `Browse ${plural}`, url: stock }],
			},
		],
	});
}

/** Each kind of cover and how long it lasts; of a dealer who gives no lengths, what kinds there are. */
function cover({ make, warranty }: Writing): Block {
	if (warranty.cover.length === 0) {
		return usps('What can cover it', [
			['Your rights by law', 'No warranty, and nothing we say, can take these away.', 'shield'],
			[
				make ? `The ${make} warranty` : 'The maker’s warranty',
				'Faults in parts and work. It goes with the VIN.',
				'report',
			],
			['Parts and repairs', 'What we fit, and the work itself.', 'wrench'],
			['Dealer and extended cover', 'Only what its document lists, up to its limits.', 'tag'],
		]);
	}
	const listed = warranty.cover.map(({ length, ...rest }) => ({ ...rest, price: length }));
	const law = { title: 'Your rights by law', text: 'Nothing in a warranty takes these away.', price: 'No set end' };
	return prices('What covers it, and for how long', [...listed, law], { smallPrint: warranty.small_print });
}

/** What the dealer promises with its vehicles; each says which ones, where not all have the same. */
function comesWith({ promises, plural, singular }: Writing): Block[] {
	const [condition, ...others] = new Set(promises.map((promise) => promise.condition));
	if (condition === undefined) return [];
	if (others.length === 0) {
		const items = promises.map(
			({ title, text }): Reason => [title, text || `With every ${condition} ${singular}.`, 'check'],
		);
		return [usps(`With our ${condition} ${plural}`, items)];
	}
	const items = promises.map(
		({ title, text, condition: one }): Reason => [title, `${capitalised(one)} ${plural}. ${text}`.trim(), 'check'],
	);
	return [usps(`What comes with our ${plural}`, items)];
}

const claim = ({ callService }: Writing): Block =>
	steps('If something goes wrong', [
		['Call us first', `${callService} before anyone works on it. A photo helps.`],
		['Bring it in', 'We find the fault and show you what your cover says.'],
		['Know the cost', 'Covered? We make the claim. If not, you get a price first.'],
	]);

function conversions(writing: Writing): BlockPage {
	const { name, own, one, drive, plural, stock, inTown, at } = writing;
	return written({
		title: 'Our conversions',
		description: `Vehicles converted to fit the people who use them: talk to ${name}${inTown}.`,
		heading: 'Our conversions',
		intro: `${capitalised(one)} should fit the person. If yours doesn’t, ask ${name} what can be changed.`,
		blocks: [
			steps('From first call to first trip', [
				['Talk', 'Who will use it, where, and what makes it hard today.'],
				['Measure', 'People, equipment, driveway and garage.'],
				['Plan', 'In writing: the changes, the cost and any approvals.'],
				['Hand over', `Try everything ${at}, and we’ll explain it until it’s easy. A ${drive} comes first.`],
			]),
			formBlock({
				form: 'conversions',
				heading: 'Ask what’s possible',
				text: 'Tell us what you need. If we can’t help, we’ll say so.',
				prepare: [
					'Who will travel, and where they sit',
					'Mobility aids you take with you',
					`The ${own} you have now, if any`,
				],
			}),
			{
				kind: 'stock-carousel',
				heading: 'In stock now',
				count: 4,
				link: { text: `All ${plural}`, url: stock },
			},
			{
				kind: 'call-to-action',
				heading: `Have ${one} in mind?`,
				buttons: [{ text: 'Contact us', url: '/contact/' }],
			},
		],
	});
}

/** Of a dealer who sells no converted vehicles: whom to ask, and no promise of work that it may not do. No search engine lists it. */
function changes({ name, own, one, plural, stock, inTown, call }: Writing): BlockPage {
	return written({
		title: 'Changes and conversions',
		description: `Have ${one} changed to fit who uses it: ask ${name}${inTown} who does the work.`,
		heading: 'Changes and conversions',
		intro: `${name} sells ${plural} as their makers build them. Need one changed? Ask what can be done, and who does it.`,
		indexed: false,
		blocks: [
			formBlock({
				form: 'conversions',
				heading: 'Tell us what you need',
				text: `We ask the workshops that do such work${inTown}. Rather talk? ${call}.`,
				prepare: [`The ${own} you have or want`, 'What should be easier with it', 'When you need it by'],
			}),
			{ kind: 'stock-carousel', heading: 'In stock now', count: 4, link: { text: `All ${plural}`, url: stock } },
		],
	});
}
