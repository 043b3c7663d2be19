import type { z } from 'zod';
import { slugify } from '../domain/addresses/slug.ts';
import { displayPhone } from '../domain/words/phone-display.ts';
import { templateFacts } from '../domain/words/template.ts';
import { inOneSentence, whatToBring } from '../domain/words/what-to-bring.ts';
import { capitalised, localiseText } from '../domain/words/wording.ts';
import type { Block, BlockPage } from './blocks.ts';
import { completeSplitTests } from './complete-split-tests.ts';
import { defaultNavigation } from './default-navigation.ts';
import { defaultPages } from './default-pages.ts';
import type { SiteFields } from './site-fields.ts';

type LocationFields = SiteFields['locations'][number];

/** Fills in what follows from the rest of a site: domain, menus, pages and their variants, the locations' slugs. */
export function withTemplateDefaults({ $schema: _, ...site }: SiteFields, ctx: z.core.$RefinementCtx) {
	const menus = defaultNavigation(site);
	const pages = withSearchBoxes(mergePages(defaultPages(site), site.pages));
	return {
		...site,
		...(site.phone && { phone: displayPhone(site.phone, site.locale) }),
		domain_name: site.domain_name ?? new URL(site.url).hostname,
		company_name: site.company_name ?? site.name,
		navigation: {
			header: site.navigation.header ?? menus.header,
			footer: site.navigation.footer ?? menus.footer,
		},
		locations: site.locations.map((location, index) => completeLocation(location, index, site)),
		search_categories: completeCategories(site),
		test_drives: { ...site.test_drives, bring: site.test_drives.bring ?? usualToBring(site) },
		pages,
		split_tests: completeSplitTests(site.split_tests, pages, ctx),
	};
}

/** What to bring to a test drive where the dealer does not say it: `Your driver licence and your child seat if you use one.` */
function usualToBring({ template, locale }: Pick<SiteFields, 'template' | 'locale'>): string {
	return localiseText(`${capitalised(inOneSentence(whatToBring(template, locale).drive))}.`, locale);
}

/**
 * The template's pages with the tenant's in their place: a page replaces the one with its address, whichever of the two
 * has the /pages prefix (ROUTE-16).
 */
function mergePages(template: Record<string, BlockPage>, own: Record<string, BlockPage>): Record<string, BlockPage> {
	const bare = (path: string): string => path.replace(/^\/pages(?=\/.)/, '');
	const taken = new Set(Object.keys(own).map(bare));
	const kept = Object.entries(template).filter(([path]) => !taken.has(bare(path)));
	return { ...Object.fromEntries(kept), ...own };
}

/** A hero has the search box on the home page, and on another page only where its block says so (SRCH-3). */
function withSearchBoxes(pages: Record<string, BlockPage>): Record<string, BlockPage> {
	const blocksOf = (path: string, blocks: readonly Block[]): Block[] =>
		blocks.map((block) => (block.kind === 'hero' ? { ...block, search: block.search ?? path === '/' } : block));
	return Object.fromEntries(
		Object.entries(pages).map(([path, page]) => [path, { ...page, blocks: blocksOf(path, page.blocks) }]),
	);
}

/** The ready-made categories; the default for a site of cars is cars with seven seats (SRCH-3). */
function completeCategories({ search_categories, template }: Pick<SiteFields, 'search_categories' | 'template'>) {
	const { searchNoun, plural } = templateFacts(template);
	const usual = searchNoun === 'cars' ? [{ name: `7 seater ${plural}`, filter: 'seats:=7' }] : [];
	const entries: NonNullable<SiteFields['search_categories']> = search_categories ?? usual;
	return entries.map((entry) => ({ ...entry, slug: entry.slug ?? (slugify(entry.name) || 'category') }));
}

function completeLocation(location: LocationFields, index: number, site: Omit<SiteFields, '$schema'>) {
	const { reviews, average_rating, review_count, contact_detail, ...rest } = location;
	const dealership = site.dealerships.find(({ id }) => id === location.dealership_id);
	return {
		...rest,
		contact_detail: withShownPhones(contact_detail, site.locale),
		slug: location.slug ?? slugify(location.name),
		dealership_slug: location.dealership_slug ?? dealership?.slug ?? site.slug,
		position: location.position ?? index + 1,
		average_rating: reviews?.average_rating ?? average_rating ?? 0,
		review_count: reviews?.count ?? review_count ?? 0,
	};
}

/** A location's phone numbers as they are shown (SITE-9). */
function withShownPhones(detail: LocationFields['contact_detail'], locale: SiteFields['locale']) {
	const { phone, landline_phone, mobile } = detail;
	return {
		...detail,
		...(phone && { phone: displayPhone(phone, locale) }),
		...(landline_phone && { landline_phone: displayPhone(landline_phone, locale) }),
		...(mobile && { mobile: displayPhone(mobile, locale) }),
	};
}
