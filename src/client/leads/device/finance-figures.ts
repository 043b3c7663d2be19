import { type FinanceChoice, frequencies } from '../../../domain/money/finance.ts';
import { asRecord, type DeviceStore } from './device-store.ts';

/** What a visitor has worked out and wants to apply with; the repayment in whole dollars (CAR-12). */
export type FinanceFigures = FinanceChoice & { repayment: number };

/** Said on the page once figures are kept, so that its form takes them over. */
export const figuresEvent = 'forecourt:figures';

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
