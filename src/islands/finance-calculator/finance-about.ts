import type { DeviceItemName } from '../../client/leads/device/device-items.ts';
import { type DeviceStore, deviceStore, figuresPlace, tabStore } from '../../client/leads/device/device-store.ts';
import { type ChosenFigures, chosenFigures } from '../../client/leads/device/finance-figures.ts';
import { keptRange } from '../../client/leads/device/trade-in-valuation.ts';
import { carWithId } from '../../client/saved/cars-file.ts';
import type { SavedCar } from '../../contract/saved-cars.ts';
import type { FinanceChoice } from '../../domain/money/finance.ts';
import type { FinanceModel } from '../../site/cars/finance.ts';

/** What the address of the page and this device know of what is to be paid for (ROUTE-9). */
export type FinanceAbout = {
	tab: DeviceStore;
	/** The car that is to be paid for, by its number. */
	carId: string | null;
	/** Where this tab keeps what is chosen here. */
	place: DeviceItemName;
	/** The price that the address has in mind. */
	asked: number | null;
	/** What the fields begin with, where it is not the calculator’s start. */
	begin: Partial<FinanceChoice>;
	car: Pick<SavedCar, 'name' | 'path' | 'price'> | null;
	/** What the visitor’s vehicle was valued at, in dollars. */
	tradeIn: { low: number; high: number } | null;
};

/** Reads them once. Never rejects: without the file of cars the car has no name. */
export async function financeAbout(model: FinanceModel, site: string): Promise<FinanceAbout> {
	const query = new URLSearchParams(location.search);
	const tab = tabStore(site);
	const asked = model.carId === null ? query.get('car_id') : null;
	const found = asked ? await carOf(asked) : null;
	const budget = budgetOf(query) ?? found?.amount ?? null;
	const carId = model.carId ?? asked;
	const place = figuresPlace(carId, location.pathname);
	return {
		tab,
		carId,
		place,
		asked: budget,
		begin: beginWith(chosenFigures(tab, place), budget),
		car: found && { name: [found.name, found.variant].filter(Boolean).join(' '), path: found.path, price: found.price },
		tradeIn: keptRange(deviceStore(site), Date.now()),
	};
}

/** What was chosen here before; the address has another price in mind only until the visitor changes it. */
function beginWith(chosen: ChosenFigures | null, budget: number | null): Partial<FinanceChoice> {
	const { asked = null, ...begin } = chosen ?? {};
	return budget === null || asked === budget ? begin : { ...begin, price: budget };
}

/** The budget of the address, where it is a price. */
function budgetOf(query: URLSearchParams): number | undefined {
	const budget = Number(query.get('vehiclePriceBudget') ?? Number.NaN);
	return budget > 0 && budget <= highestBudget ? budget : undefined;
}

const highestBudget = 100_000_000;

/** Milliseconds that the calculator waits for the name of its car. */
const patience = 4_000;

/** Its price may be in the address; the name is not needed to calculate. */
function carOf(id: string): Promise<SavedCar | null> {
	const late = new Promise<null>((done) => setTimeout(() => done(null), patience));
	return Promise.race([carWithId(id), late]).catch(() => null);
}
