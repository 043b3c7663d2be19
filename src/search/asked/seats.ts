import { readSeats } from '../../domain/cars/seat-words.ts';
import type { AskedStock, FoundWish, Wish } from './asked.ts';
import { bodyNames, firstInStock, peopleMovers } from './called.ts';
import { word } from './word.ts';

const moversPattern = word(peopleMovers);
const [, moverBodies = []] = bodyNames.find(([pattern]) => pattern === peopleMovers) ?? [];
/** The fewest seats of a people mover. */
const moverSeats = 7;

/** Words for a number of seats (SRCH-3): `7 or 8 seats`; a people mover has many where the stock has no such body. */
export function seatsIn(text: string, { template, valuesOf }: AskedStock): FoundWish | null {
	const { seats, most, words } = readSeats(text);
	const found = (own: string, wish: Wish | null) => wish && { text: own, at: text.indexOf(own), wish };
	const wanted = (least: number, upTo: number) => seatsWish(seats ?? least, most ?? upTo, valuesOf('seats'));
	const movers = template ? moversPattern.exec(text)?.[0] : undefined;
	// A people mover with eight seats has eight.
	if (movers !== undefined && !firstInStock(moverBodies, valuesOf('simple_body')))
		return found(movers, wanted(moverSeats, Number.POSITIVE_INFINITY));
	return seats === null ? null : found(words, wanted(seats, seats));
}

function seatsWish(seats: number, most: number, inStock: readonly string[]): Wish | null {
	if (inStock.length === 0) return null;
	if (most === seats) return { kind: 'list', field: 'seats', value: String(seats) };
	const values = inStock.filter((value) => Number(value) >= seats && Number(value) <= most);
	const label = `${seats} or ${Number.isFinite(most) ? most : 'more'} seats`;
	return values.length > 0 ? { kind: 'any', field: 'seats', values, label } : null;
}
