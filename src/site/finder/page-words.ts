import { localiseText } from '../../domain/words/wording.ts';

/** What people type for a page that has another name (SRCH-3), by the address of the page. */
const pageWords: readonly (readonly [path: RegExp, words: string])[] = [
	[/^\/finance\//, 'finance loans loan repayments repayment calculator pre-approval credit lease leasing'],
	[/locations?\/$/, 'opening hours open times address directions map where dealership showroom yard'],
	[/^\/contact/, 'contact phone number email call address opening hours open enquiry enquire'],
	[
		/^\/(?:book-a-)?service\//,
		'service servicing repairs mechanic workshop logbook roadworthy rego registration wof warrant of fitness inspection',
	],
	[/warranty/, 'warranty warranties guarantee cover'],
	[/^\/trade-in\//, 'trade in valuation value my worth swap upgrade'],
	[/^\/sell-your/, 'sell my your valuation cash for we buy'],
	[/test-drive/, 'test drive drives ride try'],
	[/offers?\//, 'specials deals offers sale discount discounts'],
	[/parts/, 'parts accessories tyres batteries'],
	[/careers?\//, 'careers career jobs job vacancies work'],
	[/fleet/, 'fleet business company government'],
	[/about/, 'about us history team staff who'],
	[/faqs?\//, 'faqs faq questions help answers'],
	[/blog/, 'blog news articles'],
	[/insurance/, 'insurance insure cover'],
	[/reviews?\//, 'reviews review testimonials ratings'],
	[/privacy/, 'privacy data'],
];

/** The words by which a page is found beside its name: those of its address, and what people call it. */
export const wordsOfPage = (path: string, locale: string): string =>
	[path, ...pageWords.flatMap(([pattern, words]) => (pattern.test(path) ? [localiseText(words, locale)] : []))].join(
		' ',
	);
