/**
 * Which buttons a car's page has (CAR-1), each only when it applies. A sellable used car with a price at a dealer with a
 * phone: call, finance, enquire, test-drive, trade-in. A sold car keeps call and history. Of one that cannot be had for now
 * the test drive is a wish to be told, which goes for those that nobody drives first, too.
 */

import { isPriceShown } from '../money/price.ts';
import { canReserve, type ReservableCar } from '../money/reserve.ts';
import { isSellable } from './sellable.ts';
import { waitsFor } from './waits-for.ts';

const carButtonKinds = [
	'call',
	'reserve',
	'enquire',
	'test-drive',
	'finance',
	'trade-in',
	'chat',
	'assistant',
	'history',
	'custom',
] as const;

export type CarButtonKind = (typeof carButtonKinds)[number];

export type ButtonCar = ReservableCar & {
	tag?: string | undefined;
	/** Address of the history report. */
	file?: string | undefined;
};

/** What the site has to offer beside the car. */
export type ButtonSettings = {
	phone: boolean;
	tradeInPage: boolean;
	/** What is offered is hired out: nobody buys it on finance or trades in for it (SITE-8). */
	hired: boolean;
	/** Cars are had by the week: one subscribes, and nobody tries one out first. */
	subscribed: boolean;
	/** A chat plugin or a link to a chat. */
	chat: boolean;
	/** `autobot`, the site's chat assistant. */
	assistant: boolean;
	custom: boolean;
	paymentProvider: string | undefined;
};

/** The buttons of a car's page, the most important first (CAR-1, CAR-9). */
export function carButtons(car: ButtonCar, site: ButtonSettings): CarButtonKind[] {
	const sellable = isSellable(car);
	const applies: Record<CarButtonKind, boolean> = {
		call: site.phone,
		reserve: canReserve(car, site.paymentProvider),
		enquire: sellable,
		'test-drive': sellable && (waitsFor(car) !== null || (!site.subscribed && !isPreorderTag(car.tag))),
		finance: sellable && !site.hired && isPriceShown(car.price),
		'trade-in': sellable && !site.hired && site.tradeInPage,
		chat: sellable && site.chat,
		assistant: sellable && site.assistant,
		history: Boolean(car.file),
		custom: site.custom,
	};
	return carButtonKinds.filter((kind) => applies[kind]);
}

/** `Pre-order`, however it is written: what has not been built cannot be driven. */
export function isPreorderTag(tag = ''): boolean {
	return /^pre-? ?order$/i.test(tag.trim());
}
