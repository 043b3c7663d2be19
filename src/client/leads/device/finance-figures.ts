import { type FinanceChoice, financeTerms, frequencies } from '../../../domain/money/finance.ts';
import type { DeviceItemName } from './device-items.ts';
import { asRecord, type DeviceStore } from './device-store.ts';

/** What a visitor has worked out and wants to apply with; the repayment in whole dollars (CAR-12). */
export type FinanceFigures = FinanceChoice & { repayment: number };

const figuresEvent = 'forecourt:figures';
let areTold = false;

/** Says on the page that figures are kept, so that its form takes them over, also one that comes to life only after that. */
export function tellFigures(): void {
	areTold = true;
	document.dispatchEvent(new Event(figuresEvent));
}

/** Whether figures were told on this page already. */
export const wereFiguresTold = (): boolean => areTold;

/** Calls back whenever figures are told. */
export function onFigures(listener: () => void): () => void {
	document.addEventListener(figuresEvent, listener);
	return () => document.removeEventListener(figuresEvent, listener);
}

/** Keeps figures for the next form about finance, as long as the tab is open: nothing of it is in an address. */
export function keepFigures(tab: DeviceStore, figures: FinanceFigures, carId: string | null): void {
	tab.write('finance_figures', { ...figures, car_id: carId });
}

/** The figures that were kept for this car, or for none; null without any. Anything may have written there. */
export function keptFigures(tab: DeviceStore, carId: string | null): FinanceFigures | null {
	const { car_id = null, frequency, ...rest } = asRecord(tab.read('finance_figures'));
	const own = frequencies.find((known) => known === frequency);
	const numbers = figureNames.map((name) => rest[name]);
	if (car_id !== carId || !own || !numbers.every(isAmount)) return null;
	const [price = 0, deposit = 0, balloon = 0, rate = 0, term = 0, repayment = 0] = numbers;
	return { price, deposit, balloon, rate, term, repayment, frequency: own };
}

const figureNames = ['price', 'deposit', 'balloon', 'rate', 'term', 'repayment'] as const;
const isAmount = (value: unknown): value is number =>
	typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

/** What differs from the calculator's start; `asked` is the price that the address had in mind then (ROUTE-9). */
export type ChosenFigures = Partial<FinanceChoice> & { asked: number | null };

/** Keeps what the visitor has changed, for Back and for a page that is loaded again (CAR-12); nothing where all is as it began. */
export function keepChosen(tab: DeviceStore, place: DeviceItemName, chosen: ChosenFigures): void {
	tab.write(place, Object.keys(chosen).length > 1 ? chosen : null);
}

/** What was chosen here in this tab; null for nothing. Anything may have written there. */
export function chosenFigures(tab: DeviceStore, place: DeviceItemName): ChosenFigures | null {
	const kept = asRecord(tab.read(place));
	const frequency = frequencies.find((known) => known === kept['frequency']);
	const term = financeTerms.find((known) => known === kept['term']);
	const amounts = amountNames.flatMap((name) => (isAmount(kept[name]) ? [[name, kept[name]]] : []));
	const chosen = { ...Object.fromEntries(amounts), ...(frequency && { frequency }), ...(term && { term }) };
	if (Object.keys(chosen).length === 0) return null;
	return { ...chosen, asked: isAmount(kept['asked']) ? kept['asked'] : null };
}

const amountNames = ['price', 'deposit', 'balloon', 'rate'] as const;
