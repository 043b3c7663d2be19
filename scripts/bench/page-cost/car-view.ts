import { jumpLinksHtml } from '../../../src/components/car-page/jump-links.ts';
import { firstFontFiles, fontUrl } from '../../../src/config/font-faces.ts';
import { financeTerms } from '../../../src/domain/money/finance.ts';
import type { CarAction } from '../../../src/site/cars/actions.ts';
import type { CarCardModel } from '../../../src/site/cars/car-card.ts';
import { pageAbout } from '../../../src/site/head/page-about.ts';
import { pageHead } from '../../../src/site/head/page-head.ts';
import { type ModelOf, modelOf, type Page } from '../../../src/site/pages/page-table.ts';
import type { Site } from '../../../src/site/site.ts';
import { icon, symbol, type View } from './view.ts';

type Model = ModelOf<'car'>;
/** A page of a car. */
export type CarPage = Page & { kind: 'car' };

/** All that a car's page shows, worked out: templates of other builders only have to write it down. */
export function carView(site: Site, page: CarPage): View {
	const model = modelOf(site, page) as Model;
	return { ...headView(site, page, model), ...topView(model), ...offerView(model), ...detailsView(site, model) };
}

function headView(site: Site, page: Page, model: Model): View {
	const head = pageHead(site, { title: model.title, canonicalPath: model.path, socialImage: model.socialImage });
	const { jsonLd, share } = pageAbout(site, page, model);
	const { styles, favicon } = site.head();
	return {
		slug: model.card.slug,
		path: model.path,
		title: head.title,
		description: model.description,
		url: head.canonical,
		fonts: firstFontFiles(site.config.theme, model.title).map((file) => ({ href: fontUrl(file) })),
		styles: `<style>${styles}</style>`,
		sheet: '/_astro/site.a1b2c3d4.css',
		favicon: `<link rel="icon" href="${favicon}">`,
		jsonld: `<script type="application/ld+json">${jsonLd}</script>`,
		image: share?.url ?? head.socialImage,
		imagealt: share?.alt ?? model.title,
		sitename: site.config.name,
		printsheet: '/_astro/car-print.a1b2c3d4.css',
		shorturl: head.canonical?.replace('https://', '') ?? '',
	};
}

function topView({ card, photos, formAbout, formCar, breadcrumbs, similar }: Model): View {
	return {
		id: String(card.id),
		name: card.name,
		variant: card.variant,
		stocknum: card.stocknum,
		about: JSON.stringify(formAbout),
		car: JSON.stringify(formCar),
		breadcrumbs: {
			before: breadcrumbs.slice(0, -1).map((step) => ({ ...step })),
			last: breadcrumbs.at(-1)?.name ?? '',
		},
		photos: photos.map(({ large }, index) => ({
			...sized(large),
			id: `photo-${index + 1}`,
			alt: large.alt,
			loading: index > 0 ? 'lazy' : 'eager',
		})),
		photocount: String(photos.length),
		beside: photos.slice(1, 4).map(({ thumbnail }, index) => ({
			...sized(thumbnail),
			href: `#photo-${index + 2}`,
			label: `Photo ${index + 2} of ${photos.length}`,
		})),
		tag: card.tag && { kind: card.tag.kind, text: card.tag.text },
		symbols: {
			arrival: symbol('new-arrival'),
			expand: symbol('expand'),
			close: symbol('close'),
			left: symbol('chevron-left'),
			right: symbol('chevron-right'),
			share: symbol('share'),
			print: symbol('print'),
		},
		similar: similar.map(cardView),
	};
}

const sized = ({ src, width, height }: { src: string; width: number; height: number }): View => ({
	src,
	width: String(width),
	height: String(height),
});

function cardView(card: CarCardModel): View {
	return {
		...(card.image ? sized(card.image) : { src: '' }),
		id: String(card.id),
		name: card.name,
		path: card.path,
		variant: [card.condition, card.variant].filter(Boolean).join(' · '),
		photocount: String(card.photosCount),
		tag: card.tag && { kind: card.tag.kind, text: card.tag.text },
		facts: card.facts.map((text) => ({ text })),
		price: priceView(card),
		save: saveView(card, 'round-button car-heart'),
		arrival: symbol('new-arrival'),
		camera: symbol('camera'),
	};
}

const priceView = ({ price, priceBasis }: CarCardModel): View => ({
	kind: price.kind,
	text: price.text,
	before: price.before ?? null,
	basis: price.kind === 'price' ? priceBasis : null,
	saving: price.saving ? `Save ${price.saving}` : null,
});

const saveView = ({ id, name, price, favouriteText }: CarCardModel, className: string): View => ({
	class: className,
	id: String(id),
	name,
	price: String(price.amount ?? ''),
	label: `${favouriteText} ${name}`,
	text: className ? '' : favouriteText,
	symbol: symbol('heart'),
});

function offerView({ card, actions, dealer, repayment, changed }: Model): View {
	const isMain = ({ kind }: CarAction) => kind === 'enquire' || kind === 'test-drive';
	const facts = [
		{ label: 'See it at', value: dealer.place },
		{ label: 'Stock number', value: card.stocknum },
		{ label: changed?.text ?? '', value: changed?.day ?? null },
	];
	return {
		price: priceView(card),
		repayment: repayment && {
			text: repayment.text,
			note: repayment.note,
			rates: repayment.rates.map((text) => ({ text })),
			symbol: symbol('calculator'),
		},
		main: actions.filter(isMain).map((action) => actionView(action, 'button button-outline')),
		others: actions.filter((action) => !isMain(action)).map((action) => actionView(action, 'car-offer-link')),
		call: { number: dealer.phone?.number ?? '', href: dealer.phone?.href ?? '', symbol: symbol('phone') },
		save: saveView(card, ''),
		offerfacts: facts.filter(({ value }) => value !== null),
	};
}

const actionView = ({ kind, text, url, form }: CarAction, className: string): View => ({
	class: className,
	url,
	text,
	form: form?.name ?? null,
	title: form?.title ?? null,
	contact: form && form.contactPath !== url ? form.contactPath : null,
	symbol: symbol(kind),
});

function detailsView(site: Site, model: Model): View {
	const { keyFacts, comments, features, papers, specification, finance, repayment, dealer, actions } = model;
	const testDrive = actions.find(({ kind }) => kind === 'test-drive');
	return {
		glance: keyFacts.map(({ kind, label, value }) => ({ label, value, symbol: symbol(kind) })),
		comments: comments && { ...comments },
		jumps: { links: jumpViews(model) },
		features: features.map(({ name, items }) => ({ name, items: items.map((text) => ({ text })) })),
		featurecount: String(features.flatMap(({ items }) => items).length),
		papers: papers && factsView(papers),
		specification: specification.map(factsView),
		factcount: String(specification.flatMap(({ facts }) => facts).length),
		finance: finance && repayment && financeView(finance, repayment),
		place: {
			name: dealer.location?.name ?? site.config.name,
			path: dealer.contactPath,
			address: dealer.location?.address ?? '',
			directions: dealer.location?.directionsUrl ?? '',
			pin: symbol('pin'),
			icon: icon('pin', 20, 'facts-icon'),
			action: testDrive ? actionView(testDrive, 'button button-outline button-small') : null,
		},
		where: [dealer.location?.address, dealer.phone?.number].filter(Boolean).join(' · '),
	};
}

type Facts = { heading: string; facts: readonly { label: string; value: string }[] };

const factsView = ({ heading, facts }: Facts): View => ({
	heading,
	facts: facts.map(({ label, value }) => ({ label, value })),
});

function jumpViews(model: Model): View[] {
	const links = jumpLinksHtml(model).matchAll(/<a href="([^"]+)">([^<]+)</g);
	return [...links].map(([, href = '', name = '']) => ({ href, name }));
}

function financeView(
	finance: NonNullable<Model['finance']>,
	{ text, rates, note }: NonNullable<Model['repayment']>,
): View {
	const price = String(finance.start.price);
	const presets = (shares: string[]) => shares.map((share, index) => ({ text: share, pressed: String(index === 0) }));
	const share = (label: string, shares: string[]) => ({ label, said: '0%, $0', presets: presets(shares) });
	return {
		json: JSON.stringify(finance),
		frequency: choices('frequency', 'Repayments', ['weekly', 'fortnightly', 'monthly'], finance.start.frequency),
		term: choices('term', 'Term in years', financeTerms.map(String), String(finance.start.term)),
		fields: [
			{ name: 'price', label: 'Price ($)', value: price, share: null },
			{ name: 'rate', label: 'Interest rate (% a year)', value: String(finance.start.rate), share: null },
			{
				name: 'deposit',
				label: 'Deposit or trade-in ($)',
				value: '0',
				share: share('Share of the price at the start', ['None', '10%', '20%']),
			},
			{
				name: 'balloon',
				label: 'Balloon at the end ($)',
				value: '0',
				share: share('Share of the price at the end', ['None', '20%', '30%']),
			},
		],
		repayment: text,
		rate: rates[0] ?? '',
		parts: [`$${price} borrowed`, '261 weekly repayments', `$${price} interest in all`].map((part) => ({ text: part })),
		applyurl: finance.applyUrl,
		note,
	};
}

const choices = (name: string, legend: string, [...values]: string[], chosen: string): View => ({
	name,
	legend,
	legendclass: 'sr-only',
	values: values.map((value) => ({ value, label: value, said: value, chosen: value === chosen })),
});
