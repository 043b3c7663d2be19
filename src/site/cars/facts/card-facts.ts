import type { SiteConfig } from '../../../config/site.ts';
import { type CardFactName, tradeOf } from '../../../domain/words/trade.ts';
import type { Car } from '../../../stock/car/car.ts';
import { factRows } from './fact-rows.ts';

export type CardSettingsOfFacts = Pick<SiteConfig, 'locale' | 'template' | 'card'>;

/** As many as are read at a glance, in one line. */
const most = 3;

const usual = tradeOf('car').card;

/** The facts of a site's cards by name; null where they are those of a car, which the card itself knows. */
export function ownCardFacts({
	card,
	template,
}: Pick<CardSettingsOfFacts, 'card' | 'template'>): readonly CardFactName[] | null {
	const names = card.facts ?? tradeOf(template).card;
	return names.join() === usual.join() ? null : names;
}

/**
 * The line of facts on a car's card, as its site has chosen or its trade asks (SITE-8): `Sleeps 4`, `6.2 m`, `2,400 kg ATM`.
 * Undefined where they are those of a car. They go into the search's index as texts: the page has no code for them.
 */
export function cardFacts(car: Car, config: CardSettingsOfFacts): string[] | undefined {
	const names = ownCardFacts(config);
	const asked = config.card.facts || car.electric_range === undefined ? names : ofElectric(names ?? usual);
	return asked
		?.flatMap((name) => (factRows[name].short ?? factRows[name].text)(car, config.locale) ?? [])
		.slice(0, most);
}

/** Of a car that is charged one asks how far it goes, not how it changes gears; a site's own choice stays. */
const ofElectric = (names: readonly CardFactName[]): readonly CardFactName[] =>
	names.map((name) => (name === 'transmission' ? 'electric_range' : name));
