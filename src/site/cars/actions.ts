import { pagePath } from '../../domain/addresses/pages-path.ts';
import { checkoutPath, tradeInPath, tradeInUrl } from '../../domain/addresses/vehicle-path.ts';
import { type CarButtonKind, carButtons } from '../../domain/cars/page-buttons.ts';
import { waitsFor } from '../../domain/cars/waits-for.ts';
import { isHired } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import { type BlockLink, blockLink } from '../blocks/block-link.ts';
import { type ChatName, chatOf } from '../frame/chat-dock.ts';
import type { Site } from '../site.ts';
import type { CarDealer } from './dealer.ts';
import { siteDepositTaker } from './deposit-taker.ts';

/** The forms that open in a dialog of a car's page (CAR-1, CAR-3). */
const dialogForms = {
	enquire: 'enquiry',
	'test-drive': 'book-test-drive',
	photos: 'photos',
	'trade-in': 'trade-in',
} as const;

/** The phone has its own card (CAR-2). */
type ActionKind = Exclude<CarButtonKind, 'call'> | 'photos';

/** A button of a car's page (CAR-1). `url` is where it leads without script, `form` or `chat` what it opens with it. */
export type CarAction = BlockLink & {
	kind: ActionKind;
	form: DialogForm | null;
	chat: ChatName | null;
};

/** A form by its name, with the title of its dialog and where the dealer can be reached otherwise. */
type DialogForm = { name: string; title: string; contactPath: string };

/** Where the finance page is, and the calculator on a car's page. */
const financePath = '/finance/';
const calculatorAnchor = '#finance';

/** The buttons that apply to this car on this site, the most important first, and the request for photos (CAR-1, CAR-3). */
export function carActions(site: Site, car: Car, dealer: CarDealer): CarAction[] {
	const { template, car_page, chat, plugins, autobot } = site.config;
	const waits = waitsFor(car);
	const applicable = carButtons(car, {
		phone: dealer.phone !== null,
		tradeInPage: site.hasPage(tradeInPath(template)),
		hired: isHired(template),
		subscribed: template === 'subscription',
		chat: chat.url !== undefined || plugins.live_chat !== undefined,
		assistant: autobot,
		custom: car_page.custom_button !== undefined,
		paymentProvider: siteDepositTaker(site),
	});
	const kinds = applicable.flatMap((kind): ActionKind[] =>
		kind === 'call' ? [] : kind === 'enquire' && template !== 'subscription' ? ['enquire', 'photos'] : [kind],
	);
	return kinds.map((kind) =>
		kind === 'test-drive' && waits ? wish(waits, { site, car, dealer }) : action(kind, { site, car, dealer }),
	);
}

/** Forms for who wants a car that cannot be had for now, or is sold. */
export const wishes = {
	reserved: { form: 'if-available', text: 'Tell me if it becomes available' },
	coming: { form: 'first-to-see', text: 'Be the first to see it' },
	sold: { form: 'one-like-it', text: 'Tell me when one like it comes in' },
} as const;

/** In the place of a test drive: a form that says what is wished for. */
function wish(wait: Exclude<keyof typeof wishes, 'sold'>, context: Context): CarAction {
	const { text, form: name } = wishes[wait];
	const { form, ...link } = action('enquire', context);
	return { ...link, kind: 'test-drive', text, form: form && { ...form, name, title: text } };
}

/** On the page of a car that is sold or gone: a form for who wants one like it (CARD-2). */
export function oneLikeIt(
	{ config }: Pick<Site, 'config'>,
	{ contactPath }: Pick<CarDealer, 'contactPath'>,
): CarAction {
	const { text, form: name } = wishes.sold;
	const link = blockLink({ text, url: contactPath }, config);
	return { kind: 'test-drive', form: { name, title: text, contactPath }, chat: null, ...link };
}

type Context = { site: Site; car: Car; dealer: CarDealer };

function action(kind: ActionKind, context: Context): CarAction {
	const { domain_name, use_pages_path, locale } = context.site.config;
	const { text, url } = target(kind, context);
	const name = kind in dialogForms ? dialogForms[kind as keyof typeof dialogForms] : null;
	const { contactPath } = context.dealer;
	const title = text === 'Subscribe' ? 'Subscribe to this car' : name && context.site.formTitles()[name];
	const form = name && { name, title: title ?? text, contactPath };
	const link = blockLink({ text: localiseText(text, locale), url }, { domain_name, use_pages_path });
	return { kind, form, chat: chatOf(kind, context.site.config), ...link };
}

function target(kind: ActionKind, { site, car, dealer }: Context): { text: string; url: string } {
	const { template, car_page, chat } = site.config;
	const { contactPath } = dealer;
	const { singular, drive, ask } = templateWords(template);
	switch (kind) {
		case 'reserve':
			return { text: `Reserve ${singular} now`, url: checkoutPath(template, car.slug, car_page.checkout_path) };
		case 'enquire':
			// One does not subscribe to what somebody else has.
			return { text: car.reserved ? 'Enquire' : ask, url: contactPath };
		case 'photos':
			return { text: 'Request Photos', url: contactPath };
		case 'test-drive':
			return { text: `Book a ${drive}`, url: contactPath };
		case 'finance':
			return { text: 'Get finance', url: financeUrl(site, car, contactPath) };
		case 'trade-in':
			return { text: 'Trade-in valuation', url: tradeInUrl(template, car.id) };
		case 'chat':
			return { text: 'Chat with us', url: chat.url ?? contactPath };
		case 'assistant':
			return { text: 'Ask a question', url: chat.url ?? contactPath };
		case 'history':
			return { text: 'History report', url: car.file ?? contactPath };
		case 'custom':
			return car_page.custom_button ?? { text: 'Contact us', url: contactPath };
	}
}

/** Where finance is asked for; without a finance page the calculator below, else how to ask. */
const financeUrl = (site: Site, car: Car, contactPath: string): string =>
	carFinanceUrl(site, car) ?? (site.config.finance.calculator ? calculatorAnchor : contactPath);

/** The form of the finance page (ROUTE-9); null where the site has no such page. */
export function financeFormUrl(site: Site, query?: URLSearchParams): string | null {
	if (!site.hasPage(financePath)) return null;
	return pagePath(`${financePath}${query ? `?${query}` : ''}#finance-form`, site.config.use_pages_path);
}

/** The same with what the page should know of a car. */
export function carFinanceUrl(site: Site, car: Car): string | null {
	const { id, car_type, price, dealership_slug } = car;
	const query = new URLSearchParams({ car_id: String(id), car_type });
	if (price !== undefined) query.set('vehiclePriceBudget', String(price));
	if (dealership_slug) query.set('preferredDealership', dealership_slug);
	return financeFormUrl(site, query);
}
