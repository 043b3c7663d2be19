import type { FormAbout } from '../../../contract/forms-file.ts';
import { tradeInUrl, vehiclePath } from '../../../domain/addresses/vehicle-path.ts';
import { waitsFor } from '../../../domain/cars/waits-for.ts';
import { carPageView, isTestDriveOnly } from '../../../domain/leads/analytics-events.ts';
import { hasTradeInOffer } from '../../../domain/money/reserve.ts';
import { isHired, type Template } from '../../../domain/words/template.ts';
import { templateWords } from '../../../domain/words/template-words.ts';
import { capitalised, localiseText } from '../../../domain/words/wording.ts';
import type { Car } from '../../../stock/car/car.ts';
import { carAbout } from '../../cars/about-car.ts';
import { carActions, carFinanceUrl, oneLikeIt } from '../../cars/actions.ts';
import { carBuying } from '../../cars/buying.ts';
import type { CarCardModel } from '../../cars/car-card.ts';
import { checkoutCarOf } from '../../cars/checkout-car.ts';
import { fuelCostNote, priceHistory } from '../../cars/costs.ts';
import { type CarDealer, carDealer } from '../../cars/dealer.ts';
import { siteDepositTaker } from '../../cars/deposit-taker.ts';
import { glance } from '../../cars/facts/key-facts.ts';
import { specification } from '../../cars/facts/specification.ts';
import { carFinance, firstRepayment } from '../../cars/finance.ts';
import { carFormAbout, carFormCar } from '../../cars/form-about.ts';
import { keptByCompare } from '../../cars/kept-by-compare.ts';
import {
	askInFull,
	basisNote,
	certifiedNote,
	dealerComments,
	lastChange,
	marketNote,
	paymentMethods,
	walkAround,
} from '../../cars/notes.ts';
import { askForReport, carFeatures, carPapers } from '../../cars/papers.ts';
import { budgetLike } from '../../cars/past-model.ts';
import { carPhotos } from '../../cars/photos.ts';
import { subscriptionNote, subscriptionTerms } from '../../cars/subscription-note.ts';
import { factsBesidePlans, subscriptionCover, subscriptionOffer, withoutPlan } from '../../cars/subscription-offer.ts';
import { carTrust } from '../../cars/trust.ts';
import { carOffers } from '../../content/class-offers.ts';
import { carThing } from '../../head/json-ld/car.ts';
import { stockLists } from '../../lists/type-lists.ts';
import { locationMap } from '../../places/location-map.ts';
import type { Site } from '../../site.ts';
import { pageKind } from '../page-kind.ts';

const mostOthers = 4;

/** The page of one car (ROUTE-6, CAR-1 to CAR-12). */
export const carPage = pageKind({
	pages: (site) => site.slugs().map((slug) => ({ path: vehiclePath(site.config.template, slug), params: slug })),
	model: (site, slug: string) => {
		const car = site.car(slug);
		const card = site.card(slug);
		if (!car || !card) throw new Error(`There is no car "${slug}" in stock.`);
		const { config } = site;
		const words = templateWords(config.template);
		/** Nobody chooses a plan or a day for what somebody else has. */
		const isTaken = card.sold || car.reserved;
		const known = { ...car, available: isTaken ? undefined : site.availability(slug) };
		const hired = isHired(config.template);
		const dealer = carDealer(site, car);
		const actions = carActions(site, car, dealer);
		const photos = carPhotos(car, card.name);
		const similar = site.similar(slug).flatMap((other) => site.card(other) ?? []);
		const weekly = card.price.weeklyAmount;
		const plans = isTaken ? null : subscriptionOffer(known, { weekly, config });
		const chosen = plans?.choices[0]?.[0];
		const byTheWeek = plans !== null || (isTaken && weekly !== undefined);
		const stated = byTheWeek ? withoutPlan(known) : known;
		const deposit = checkoutCarOf(site, slug)?.deposit ?? null;
		const formAbout = card.sold ? aboutSold(car, dealer, config.template) : carFormAbout(car, dealer, chosen?.values);
		const basis = card.sold ? null : basisNote(card, config);
		const finance = hired ? null : carFinance(car, card, { config, applyUrl: carFinanceUrl(site, car) });
		return {
			...carAbout(site, car, card),
			card,
			singular: words.singular,
			hired,
			gone: words.gone,
			walkAround: walkAround(car, card, config),
			photos,
			/** What follows its name. */
			facts: byTheWeek ? factsBesidePlans(known, card.facts, config.locale) : card.facts,
			/** Empty where they are too few for a panel. */
			keyFacts: glance(stated, config),
			specification: specification(stated, config),
			features: carFeatures(car, config),
			papers: carPapers(car, config),
			/** What the form starts with that asks for its report. */
			reportAsked: isTaken ? null : askForReport(car, formAbout, config),
			/** What was said of a car in stock is not true of a sold one. */
			comments: card.sold ? null : dealerComments(car, config.dealer_comments),
			dealer,
			/** Where it stands. */
			map: dealer.location && locationMap({ label: `Map of ${dealer.place}`, cards: [dealer.location] }, config),
			actions,
			/** The first of them on a small button, `Test drive`. */
			driveBriefly: capitalised(words.drive),
			/** What its forms know of it (FORM-10). */
			formAbout,
			/** How they show it (CAR-1). */
			formCar: {
				...carFormCar(card, {
					photos,
					terms: chosen?.terms ?? (hired ? subscriptionTerms(known, { weekly, locale: config.locale }) : []),
				}),
				...(chosen && { price: chosen.price }),
			},
			/** Counted as a test drive when it is asked about (USER-7). */
			testDriveOnly: isTestDriveOnly(car.tag),
			holidays: site.holidays(),
			reserved: car.reserved && !card.sold,
			/** Why it cannot be driven for now. */
			waits: card.sold ? null : waitsFor(car),
			basis,
			/** What the form starts with that asks for the price in full; a plan is chosen on the page. */
			inFull: plans ? null : askInFull(basis, formAbout, config),
			/** What speaks for it, beside the price. */
			trust: card.sold ? [] : carTrust(car, config, deposit),
			/** How it goes on for who wants it; null where the dealer has not said. */
			buying: isTaken
				? null
				: carBuying(
						{ car_type: car.car_type, isSubscribed: hired || plans !== null, isReservable: deposit !== null },
						config.car_page,
					),
			market: marketNote(car, card, site.config),
			fuelCost: fuelCostNote(car, card, config),
			priceHistory: priceHistory(car, card, config),
			/** Where a trade-in for this one is offered (CAR-10). */
			tradeInOffer: hasTradeInOffer(car, config.autograb && !hired) ? tradeInUrl(config.template, car.id) : null,
			/** What is on for all cars like it; not for one that somebody else has. */
			offers: isTaken ? [] : carOffers(site, car),
			certified: card.sold ? null : certifiedNote(car, config.car_page),
			finance,
			financeHeading: localiseText('Estimate your repayments', config.locale),
			/** What the offer says of it beside the price. */
			repayment: finance && firstRepayment(finance),
			paymentMethods: card.sold || !site.can.deposits ? [] : paymentMethods(config.car_page, siteDepositTaker(site)),
			changed: lastChange(car, site),
			similar,
			/** A row of others: those like it, then the first of the stock. */
			more: othersThan(slug, similar, site),
			/** What its weekly price is for, where there is nothing to choose. */
			subscription: isTaken || weekly === undefined || plans ? null : subscriptionNote(known, config.locale),
			/** What one may choose, and what each choice costs. */
			plans,
			/** What that price is for, in full. */
			cover: card.sold || weekly === undefined ? null : subscriptionCover(car, config),
			/** Where to look instead of a car that is sold. */
			lists: card.sold ? stockLists(site) : [],
			/** What keeps it where it cannot be saved. */
			keptByCompare: keptByCompare(car, card, config),
			/** Who wants one like it asks to be told. */
			oneLikeIt: card.sold ? oneLikeIt(site, dealer) : null,
		};
	},
	indexed: true,
	view: 'Car',
	jsonLd: (site, { card, description }) => {
		const car = site.car(card.slug);
		return [car ? carThing(car, { card, description, config: site.config }) : null];
	},
	counts: ({ formAbout }) => [carPageView(formAbout.values?.['car_type'])],
});

/** Who wants one like a sold car may spend what it cost. */
function aboutSold(car: Car, dealer: CarDealer, template: Template): FormAbout {
	const about = carFormAbout(car, dealer);
	return { ...about, values: { ...about.values, ...budgetLike(car.price, template) } };
}

/** Of a prestige car there may be none within a fifth of its price, or one. */
function othersThan(slug: string, similar: readonly CarCardModel[], site: Site) {
	const heading = similar.length > 0 ? 'You may also like' : 'More in stock';
	if (similar.length >= mostOthers) return { heading, cards: similar };
	const known = new Set([slug, ...similar.map((card) => card.slug)]);
	const rest = site
		.stockPage(['new', 'used', 'demo'], 1)
		.filter((card) => !known.has(card.slug) && !card.sold && !site.car(card.slug)?.reserved);
	return { heading, cards: [...similar, ...rest].slice(0, mostOthers) };
}
