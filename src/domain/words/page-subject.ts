/**
 * What a page is about, so that its head shows that and not the same building as the last one (ROUTE-9, ROUTE-14, ROUTE-16): its address says
 * it, `/finance/` and `/pages/faqs/`, or else what it begins with, steps or questions. Pages about the dealer have none: their picture is the place.
 */
export const pageSubjects = [
	'finance',
	'questions',
	'steps',
	'service',
	'parts',
	'repairs',
	'trade',
	'changes',
	'team',
] as const;
export type PageSubject = (typeof pageSubjects)[number];

const byAddress: readonly (readonly [RegExp, PageSubject | null])[] = [
	[/^\/about/, null],
	[/^\/(?:finance|apply-for-finance)/, 'finance'],
	[/^\/faqs?\//, 'questions'],
	[/^\/(?:service|book-a-service)/, 'service'],
	[/^\/vehicle-parts/, 'parts'],
	[/^\/warranty/, 'repairs'],
	[/^\/(?:trade-in|sell-your-car)/, 'trade'],
	[/^\/our-conversions/, 'changes'],
	[/^\/careers/, 'team'],
];

const byBlock: Readonly<Record<string, PageSubject>> = {
	'finance-calculator': 'finance',
	faq: 'questions',
	steps: 'steps',
};

/** The subject of the page at `path` that begins with a block of this kind; null for one about the dealer. */
export function pageSubject(path: string, firstBlock: string): PageSubject | null {
	const bare = path.replace(/^\/pages(?=\/)/, '');
	const named = byAddress.find(([address]) => address.test(bare));
	return named ? named[1] : (byBlock[firstBlock] ?? null);
}
