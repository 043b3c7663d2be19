import type { ValuationRange } from '../../contract/look-ups.ts';
import { asRecord } from '../leads/device/device-store.ts';

/** A range, never one figure (FORM-17); null for anything else. Also reads what a device has kept. */
export function readRange(given: unknown): ValuationRange | null {
	const { low, high, currency, at, until, by, sample } = asRecord(given);
	if (!isAmount(low) || !isAmount(high) || low >= high || !isTime(at) || !isTime(until)) return null;
	if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency) || typeof by !== 'string' || by === '') return null;
	return { low, high, currency, at, until, by: by.slice(0, 60), sample: sample !== false };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e9;
const isTime = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 8.64e15;
