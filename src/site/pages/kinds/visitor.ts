import type { SiteConfig } from '../../../config/site.ts';
import { type ComparedCarsFile, comparedCarsPath } from '../../../contract/compared-cars.ts';
import { type SavedCarsFile, savedCarsPath } from '../../../contract/saved-cars.ts';
import { searchPath } from '../../../domain/addresses/search-path.ts';
import { notOffered, templateWords } from '../../../domain/words/template-words.ts';
import { capitalised, localiseText, localiseTexts } from '../../../domain/words/wording.ts';
import { signInForm } from '../../account/sign-in-form.ts';
import { wishes } from '../../cars/actions.ts';
import { priceBasisText } from '../../cars/car-card.ts';
import { savedTerms } from '../../cars/card-terms.ts';
import { comparedRanks, comparedSubjects } from '../../cars/facts/compared-facts.ts';
import { comparedLabels } from '../../cars/saved-car-row.ts';
import { quickSearches } from '../../finder/quick-searches.ts';
import { moreAfter, moreLinks } from '../../forms/more-links.ts';
import { nextLink } from '../../forms/next-links.ts';
import { thanks } from '../../forms/next-steps.ts';
import { successFacts } from '../../forms/success-facts.ts';
import { plainSteps } from '../../forms/success-texts.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { contactPath, homePath, savedPath, signInPath, successPath } from '../links.ts';
import { fileKind, pageKind } from '../page-kind.ts';

/** `/success/?category=…`: what a visitor sees who has sent a form (ROUTE-10). */
export const success = pageKind({
	pages: () => [{ path: successPath, params: null }],
	model: (site) => {
		const { config } = site;
		const words = templateWords(config.template);
		return {
			title: 'Thank you',
			text: 'Your message has arrived.',
			booked: `Your ${words.drive} is booked`,
			/** Said to those who have sent nothing. */
			nothing: {
				title: 'Nothing has been sent yet',
				text: 'Once you have sent us a form, this page says who answers it and by when.',
			},
			steps: plainSteps,
			texts: localiseTexts(
				thanks(config).map((text) => ({
					...text,
					next: nextLink(text.category, config),
					more: moreAfter(text.category).join(' '),
				})),
				config.locale,
				{ keys: new Set(['category', 'path', 'more']) },
			),
			facts: successFacts(config),
			similar: `More ${words.plural} like it`,
			phone: mainPhone(config),
			next: nextLink('', config),
			more: localiseTexts(
				moreLinks(site).map((link) => ({ ...link, isShown: moreAfter('general-enquiry').includes(link.id) })),
				config.locale,
				{ keys: new Set(['id', 'path']) },
			),
			home: { name: 'Back to the home page', path: homePath },
		};
	},
	indexed: false,
	view: 'Success',
	jsonLd: null,
	counts: null,
});

const mostFresh = 4;

/** `/my-garage/` or `{prefix}/saved/`: the cars that are saved on this device (ROUTE-12). */
export const saved = pageKind({
	pages: ({ config }) => [{ path: savedPath(config.garage_settings.prefix), params: null }],
	model: (site) => {
		const { config } = site;
		const { singular, plural, drive } = templateWords(config.template);
		const terms = savedTerms(config);
		const kept = site.keptLists();
		const lists = savedListTexts(config, site.accountsBase() !== null);
		const shown = kept.favourites || !kept.compare ? lists.favourites : lists.compare;
		return {
			title: shown.title,
			intro:
				kept.favourites || kept.compare
					? shown.intro
					: `This site does not keep ${plural} for you. Browse what is there, or ask us to call you.`,
			kept: kept.favourites,
			compared: kept.compare,
			lists,
			/** The two lists, where there are two. */
			tabs:
				kept.favourites && kept.compare
					? ([
							{ list: 'favourites', name: `Saved ${plural}`, url: '?tab=saved-cars' },
							{ list: 'compare', name: 'Compare', url: '?tab=compare' },
						] as const)
					: [],
			noScript: 'Saving needs JavaScript, which is switched off in this browser.',
			contactPath,
			singular,
			plural,
			/** Whose cars they are, on paper. */
			dealer: { name: config.name, phone: mainPhone(config)?.number ?? null, host: new URL(config.url).host },
			/** One message about all cars of a list. */
			askAll: {
				text: 'Ask about all',
				title: `Ask about these ${plural}`,
				opening: `I’d like to know more about these ${plural}:`,
			},
			enquire: localiseText(templateWords(config.template).ask, config.locale),
			/** `Test drive`; null where nobody tries one out first. */
			drive: config.template === 'subscription' ? null : capitalised(drive),
			/** In the place of both, of a car that cannot be had for now (CAR-1). */
			wishes: [wishes.reserved, wishes.coming],
			repaymentNote: terms && `${terms.rates}. ${terms.note}`,
			browse: { name: `Browse ${plural}`, path: searchPath(config) },
			/** Where messages about saved cars are turned on; null on a site without accounts (USER-3). */
			alerts: site.accountsBase() === null ? null : signInPath,
			/** What many begin with. */
			quick: quickSearches(site.finder()),
			/** What a list that is still empty may start with. */
			fresh: { heading: 'Just in', cards: site.latest('just_arrived', '', mostFresh) },
		};
	},
	indexed: false,
	view: 'Saved',
	jsonLd: null,
	counts: null,
});

/** What each list of the page says of itself: its own, and one that somebody shares. */
function savedListTexts({ template, locale }: Pick<SiteConfig, 'template' | 'locale'>, hasAccounts: boolean) {
	const { one, plural } = templateWords(template);
	return {
		favourites: {
			title: `Saved ${plural}`,
			intro: hasAccounts
				? 'Saved on this device, and in your account while you are signed in. We show you when one sells or drops in price.'
				: 'Saved on this device, no account needed. We show you when one sells or drops in price.',
			empty: {
				title: 'Nothing saved yet',
				text: `Tap the heart on ${one} you like and find it here, with its latest price and whether it is still for sale.`,
			},
			gone: 'Some of what you saved has left the site and is not shown.',
		},
		compare: {
			title: `Compare ${plural}`,
			intro: `Up to four ${plural} side by side: price, size, features and history.`,
			shared: `Someone has put these ${plural} side by side for you.`,
			empty: {
				title: 'Nothing to compare yet',
				text: `Choose Compare on up to four ${plural} to see how they stack up.`,
			},
			gone: 'What has sold and left the site is not shown.',
		},
		shared: {
			title: `Shared ${plural}`,
			intro: localiseText(
				`Someone has shared these ${plural} with you. Save the ones you like to your own list.`,
				locale,
			),
			empty: {
				title: capitalised(notOffered(template)),
				text: `The ${plural} in this link are no longer on the site.`,
			},
			gone: `Some of the ${plural} in this link are ${notOffered(template)}.`,
		},
	};
}

/** `/sign-in/`: sign-in and account, or, on a site without accounts, what can be done without one (ROUTE-11, USER-4). */
export const signIn = pageKind({
	pages: () => [{ path: signInPath, params: null }],
	model: (site) => {
		const { config } = site;
		const { one, plural } = templateWords(config.template);
		const { favourites } = site.keptLists();
		const saved = favourites ? { name: `Your saved ${plural}`, path: savedPath(config.garage_settings.prefix) } : null;
		const account = site.accountsBase() ? signInForm(config, saved) : null;
		const choose = localiseText(`Choose Favourite on ${one} to keep it on this device.`, config.locale);
		return {
			title: 'Sign in',
			text: account
				? 'We send a code to your phone. There is no password to remember.'
				: 'You cannot sign in on this site yet. You do not need an account to buy from us.',
			points: account
				? [
						`Your saved ${plural} on every phone and computer that you use.`,
						`On request, a message when one of them is sold or its price drops.`,
						'You do not need an account to enquire or to buy.',
					]
				: [...(favourites ? [choose] : []), 'Call us or drop in, and we will look after the rest.'],
			account,
			saved,
			phone: mainPhone(config),
			contactPath,
			browse: { name: `Browse ${plural}`, path: searchPath(config) },
		};
	},
	indexed: false,
	view: 'SignIn',
	jsonLd: null,
	counts: null,
});

/**
 * `/saved-cars.json`: enough of each car to list those that a visitor has saved, and to
 * start a form about one that an address names by its id.
 */
export const savedCarsFile = fileKind({
	pages: () => [{ path: savedCarsPath, params: null }],
	model: (site): SavedCarsFile => ({
		labels: comparedLabels(site),
		priceBasis: priceBasisText(site.config),
		cars: site.savedCars(),
	}),
});

/** `/compared-cars.json`: what cars are compared by, on sites where they can be (USER-2). */
export const comparedCarsFile = fileKind({
	pages: (site) => (site.keptLists().compare ? [{ path: comparedCarsPath, params: null }] : []),
	model: (site): ComparedCarsFile => ({
		subjects: comparedSubjects(site.config),
		ranks: comparedRanks(site.config),
		cars: site.comparedCars(),
	}),
});
