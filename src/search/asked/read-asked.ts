import { readSeats } from '../../domain/cars/seat-words.ts';
import { amountRules } from './amounts.ts';
import type { Asked, AskedPart, AskedStock, Wish } from './asked.ts';
import { inStockWords, nameRules } from './names.ts';
import { tradeRules, weeklyWish, withoutWeeks } from './trade-words.ts';

/** As many as anybody types; each makes the search read the words again. */
const mostParts = 12;

/**
 * Reads what a visitor types as one would say it to a salesman (SRCH-3): `red automatic under 20000` is a price of at most
 * $20,000 and the words `red automatic`. Quoted text and words after a minus stay as they are.
 */
export function readAsked(query: string, stock: AskedStock): Asked {
	const parts: AskedPart[] = [];
	const words = query.split(/("[^"]*"?)/).map((text, index) => {
		if (index % 2 === 1) return text;
		const read = readPlain(text, stock);
		parts.push(...read.parts);
		return read.words;
	});
	return { words: words.join(' ').replace(/\s+/g, ' ').trim(), parts };
}

function readPlain(text: string, stock: AskedStock): Asked {
	const parts: AskedPart[] = [];
	let rest = withoutWeeks(text, stock);
	while (parts.length < mostParts) {
		const found = seatsIn(rest, stock) ?? tradeIn(rest, stock) ?? amountIn(rest) ?? nameIn(rest, stock);
		if (!found) break;
		parts.push({ text: found.text.trim(), wish: weeklyWish(found.wish, stock) });
		rest = `${rest.slice(0, found.at)} ${rest.slice(found.at + found.text.length)}`;
	}
	return { words: inStockWords(rest, stock), parts };
}

/** What was found, as it stands in the text and where. */
type Found = { text: string; at: number; wish: Wish };

function seatsIn(text: string, { valuesOf }: AskedStock): Found | null {
	const { seats, words } = readSeats(text);
	if (seats === null || valuesOf('seats').length === 0) return null;
	return { text: words, at: text.indexOf(words), wish: { kind: 'list', field: 'seats', value: String(seats) } };
}

function amountIn(text: string): Found | null {
	for (const { pattern, read } of amountRules) {
		for (const match of text.matchAll(pattern)) {
			const wish = read(match.groups ?? {});
			if (wish) return { text: match[0], at: match.index, wish };
		}
	}
	return null;
}

function tradeIn(text: string, stock: AskedStock): Found | null {
	for (const { pattern, read } of tradeRules) {
		const match = pattern.exec(text);
		const wish = match && read(match, stock);
		if (match && wish) return { text: match[0], at: match.index, wish };
	}
	return null;
}

function nameIn(text: string, stock: AskedStock): Found | null {
	for (const { pattern, read } of nameRules) {
		const match = pattern.exec(text);
		const wish = match && read(stock);
		if (match && wish) return { text: match[0], at: match.index, wish };
	}
	return null;
}
