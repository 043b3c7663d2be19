import { hash } from 'node:crypto';
import type { CarKeys } from '../../domain/stock/same-car.ts';
import type { Car } from './car.ts';

/**
 * What tells a car from others, each as a short hash that nobody can read back: it is published with the site. A VIN
 * or stock number that only stands in for one (`TBA`, `0`, `00000000`) counts as not known.
 */
export function carKeys({ vin = '', stocknum = '', id }: Partial<Pick<Car, 'vin' | 'stocknum' | 'id'>>): CarKeys {
	const knownVin = plainVin(vin);
	const plainStock = stocknum.trim().toUpperCase();
	return [
		knownVin && shortKey('vin', knownVin),
		/[1-9]/.test(plainStock) ? shortKey('stock', plainStock) : '',
		id === undefined ? '' : shortKey('id', String(id)),
	];
}

/** A VIN as it is compared, `KMHCT41DA1U123456`; empty for one that only stands in for one. */
export function plainVin(vin: string): string {
	const plain = /^[A-Z0-9]+$/.test(vin) ? vin : vin.toUpperCase().replace(/[^A-Z0-9]/g, '');
	return isVin(plain) ? plain : '';
}

/** Chassis numbers of older and imported cars are shorter than the 17 of a VIN. */
const isVin = (text: string): boolean => text.length >= 6 && /\d/.test(text) && hasThreeLetters(text);

/** Whether three of its characters differ. A feed's every VIN is asked, in every build. */
function hasThreeLetters(text: string): boolean {
	let second = '';
	for (const letter of text) {
		if (letter === text[0] || letter === second) continue;
		if (second !== '') return true;
		second = letter;
	}
	return false;
}

const shortKey = (kind: string, text: string): string => hash('sha256', `${kind} ${text}`, 'base64url').slice(0, 10);
