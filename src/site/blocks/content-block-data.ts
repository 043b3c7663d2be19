import type { Block, BlockKind } from '../../config/blocks.ts';
import type { SiteConfig } from '../../config/site.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { phoneHref } from '../../domain/words/phone-href.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import { financeFormUrl } from '../cars/actions.ts';
import { type FinanceModel, financeModel } from '../cars/finance.ts';
import type { ArticleCard } from '../content/blog.ts';
import { fewOthers } from '../content/few-others.ts';
import { modelBodies } from '../content/model-bodies.ts';
import { type Budget, modelBudgets } from '../content/model-budgets.ts';
import { type ModelGroup, mostMakes, otherModels } from '../content/other-models.ts';
import type { PlanPrices } from '../content/plan-prices.ts';
import { type ModelCard, modelCards } from '../content/range-cards.ts';
import { type RangeKind, rangeKinds } from '../content/range-kinds.ts';
import { type RangeTable, rangeTable } from '../content/range-table.ts';
import { type StockedOffer, stockedOffers } from '../content/stocked-offers.ts';
import { type WeeklyBudgets, weeklyBudgets } from '../content/weekly-budgets.ts';
import { type RelatedForm, relatedForm } from '../forms/form-links.ts';
import { type FormPlaceModel, formPlace } from '../forms/form-place.ts';
import { nextSteps } from '../forms/next-steps.ts';
import { type FormPrices, workshopPrices } from '../forms/workshop-prices.ts';
import { contactPath } from '../pages/links.ts';
import { type Image, image } from '../pictures/image.ts';
import { type LocationGroupsModel, locationGroups } from '../places/location-groups.ts';
import { type ReviewsModel, reviewsModel } from '../places/reviews.ts';
import type { Site } from '../site.ts';
import { type BlockLink, blockLink } from './block-link.ts';
import { type AskedItem, askedItems } from './priced-list.ts';

type Settings<K extends BlockKind> = Extract<Block, { kind: K }>;

/** A person as the team block shows it. */
type Member = {
	name: string;
	role: string | null;
	text: string | null;
	html: string;
	image: Image | null;
	phone: Phone | null;
};
type Phone = { number: string; href: string };

/** What blocks of words, people, pictures and places need from the site beside their own settings. */
export type ContentBlockData = {
	offers: { offers: StockedOffer[] };
	models: {
		models: ModelCard[];
		kinds: RangeKind[];
		/** They are compared; null where they are not. */
		table: RangeTable | null;
		others: ModelGroup[];
		/** What else is in stock in a line, where the range is neither compared nor chosen from a list, and these are few: then `others` has none. */
		few: { text: string; url: string }[] | null;
		bodies: RangeKind[];
		budgets: Budget[];
		finder: string;
	};
	'locations-map': LocationGroupsModel;
	reviews: { reviews: ReviewsModel | null };
	team: { members: Member[] };
	'blog-teasers': { articles: ArticleCard[]; link: BlockLink };
	'finance-calculator': { finance: FinanceModel; budgets: WeeklyBudgets | null };
	gallery: { images: { image: Image; caption: string | null }[] };
	video: { poster: Image; link: BlockLink | null };
	/** Below each answer; null where it has none. */
	faq: { links: (BlockLink | null)[] };
	/** How each entry is asked about. */
	'price-list': { asked: AskedItem[] };
	'plan-prices': { prices: PlanPrices | null };
	form: {
		phone: Phone | null;
		contactPath: string;
		place: FormPlaceModel | null;
		related: RelatedForm | null;
		prices: FormPrices | null;
		/** What happens once it is sent. */
		next: string[];
		/** It is filled in step by step. */
		hasSteps: boolean;
	};
};

/** One line for each of these kinds. */
export const contentBlockData: {
	[K in keyof ContentBlockData]: (site: Site, settings: Settings<K>) => ContentBlockData[K];
} = {
	offers: (site) => ({ offers: stockedOffers(site) }),
	models: (site, { compare, dropdown }) => {
		const all = otherModels(site);
		const models = modelCards(site);
		const few = compare || dropdown || models.length === 0 ? null : fewOthers(all, site.config);
		const others = few ? [] : all;
		const bodies = modelBodies(site, others);
		const table = compare ? rangeTable(site.config, models) : null;
		/** Without a range the models in stock are narrowed. */
		const narrowed = models.length > 0 ? models : others.flatMap((group) => group.models);
		/** Three are seen at once; many makes have their own search. */
		const isNarrowed = narrowed.length > 3 && (models.length > 0 || others.length <= mostMakes);
		const kinds = isNarrowed ? rangeKinds(site, narrowed) : [];
		const budgets = modelBudgets(site, others);
		return { models, kinds, table, others, few, bodies, budgets, finder: searchPath(site.config) };
	},
	'locations-map': ({ config }) => locationGroups(visibleLocations(config.locations), config),
	reviews: ({ config }, { about }) => ({ reviews: reviewsModel(config, about) }),
	team: (site, { items }) => ({
		members: [...items.map((item) => ({ ...item, html: '' })), ...site.team()].map(member),
	}),
	'blog-teasers': (site, { count }) => ({
		articles: site.articles(0, count),
		link: blockLink({ text: 'All articles', url: `${site.config.blog_path}/` }, site.config),
	}),
	'finance-calculator': (site, { price }) => ({
		finance: financeModel(price ?? site.middlePrice(), site.config, { applyUrl: financeFormUrl(site) }),
		budgets: weeklyBudgets(site),
	}),
	gallery: (_, { images }) => ({
		images: images.map(({ image: url, alt, caption }) => ({
			image: image({ url, alt, width: 640, ratio: 4 / 3, kind: 'page' }),
			caption: caption ?? null,
		})),
	}),
	video: ({ config }, { poster, url, title }) => ({
		poster: image({ url: poster, alt: '', width: 960, ratio: 16 / 9, kind: 'page' }),
		link: url ? blockLink({ text: `Watch: ${title}`, url }, config) : null,
	}),
	faq: ({ config }, { items }) => ({ links: items.map(({ link }) => (link ? blockLink(link, config) : null)) }),
	'price-list': (site, settings) => ({ asked: askedItems(site, settings) }),
	'plan-prices': (site) => ({ prices: site.planPrices() }),
	form: (site, { form, department, category }) => ({
		phone: departmentPhone(site, department),
		contactPath,
		place: formPlace(form, site.config, category ? { values: { category } } : null),
		related: relatedForm(form, site),
		prices: workshopPrices(form, site),
		next: nextSteps(form, site.config),
		hasSteps: (siteForm(form, site.config)?.steps.length ?? 0) > 1,
	}),
};

type MemberFields = Settings<'team'>['items'][number] & { html: string };

function member({ name, role, text, html, image: url, phone }: MemberFields): Member {
	return {
		name,
		role: role ?? null,
		text: text ?? null,
		html,
		image: url ? image({ url, alt: '', width: 320, ratio: 1, kind: 'page' }) : null,
		phone: phone ? { number: phone, href: phoneHref(phone) } : null,
	};
}

/** The number of the first location of a department, else the site's own. */
function departmentPhone(site: Site, department: SiteConfig['locations'][number]['location_type']): Phone | null {
	const own = visibleLocations(site.config.locations).find(({ location_type }) => location_type === department);
	const number = department === 'sales' ? undefined : own?.contact_detail.phone;
	return number ? { number, href: phoneHref(number) } : site.header().phone;
}
