import { readAlternatives } from './alternatives.ts';
import { amountRules, type Scale, scaleOf, yearIn } from './amounts.ts';
import type { Asked, AskedPart, AskedStock, FoundWish } from './asked.ts';
import { electricRangeIn } from './electric-range.ts';
import { excludedIn, leftOut, withoutUnread } from './exclusions.ts';
import { featureIn } from './features.ts';
import { withMakesElsewhere } from './makes-elsewhere.ts';
import { measureIn } from './measures.ts';
import { misspeltValueIn } from './misspelt-values.ts';
import { inStockWords, nameRules } from './names.ts';
import { orderIn } from './orders.ts';
import { seatsIn } from './seats.ts';
import { stockNameIn } from './stock-names.ts';
import { unfiltered, withoutStopWords } from './stop-words.ts';
import { towingIn } from './towing.ts';
import { tradeRules } from './trade-words.ts';
import { useIn } from './uses.ts';
import { valueIn, withoutEverything } from './values.ts';
import { beyondWeeks, repaymentIn, unreadWeeks, weeklyWish, withoutWeeks } from './weekly.ts';

/** As many as anybody types; each makes the search read the words again. */
const mostParts = 12;

/** What stood between parts: `hilux, ranger`. */
const looseMarks = /(?<=^|\s)[,;/&+.]+(?=\s|$)/gu;

/**
 * Reads what a visitor types as one would say it to a salesman (SRCH-3): `red corolla under 20` is the word `corolla`, the
 * colour and a price of at most $20,000. Quoted text and words after a minus stay as they are.
 */
export function readAsked(query: string, stock: AskedStock): Asked {
	const texts = query
		.split(/("[^"]*"?)/)
		.map((text, index) =>
			index % 2 === 1 ? { words: text, said: text, parts: [], notes: [] } : readPlain(text, stock),
		);
	const joined = (kind: 'words' | 'said') =>
		texts
			.map((text) => text[kind])
			.join(' ')
			.replace(/\s+/g, ' ')
			.trim();
	const parts = texts.flatMap((read) => read.parts);
	const notes = texts.flatMap((read) => read.notes);
	return { words: joined('words'), said: joined('said'), notes, ...readAlternatives(query, parts) };
}

function readPlain(text: string, stock: AskedStock): Omit<Asked, 'either'> {
	const parts: AskedPart[] = [];
	const scale = scaleOf(stock);
	const unread = unreadWeeks(text, stock);
	const notes = [...(unread ? [unread.note] : []), ...nearNotes(text, stock)];
	let rest = withoutWeeks(unread?.rest ?? text, stock);
	while (parts.length < mostParts) {
		const found =
			useIn(rest, stock) ??
			electricRangeIn(rest, stock) ??
			towingIn(rest, stock) ??
			seatsIn(rest, stock) ??
			tradeIn(rest, stock) ??
			featureIn(rest, stock) ??
			measureIn(rest, stock) ??
			repaymentIn(rest, stock) ??
			orderIn(rest, stock) ??
			amountIn(rest, scale) ??
			nameIn(rest, stock) ??
			stockNameIn(rest, stock) ??
			valueIn(rest, stock) ??
			yearIn(rest, stock) ??
			misspeltValueIn(rest, stock);
		if (!found) break;
		const excluded = excludedIn(rest, found);
		const { text: own, at, wish } = excluded ?? found;
		// Beside a part that was read before, `not` is no longer where it was typed.
		const typed = text.includes(own) ? own : found.text;
		const beyond = wish && beyondWeeks({ text: typed, wish }, stock);
		if (beyond) notes.push(beyond);
		else if (wish) parts.push({ text: typed.trim(), wish: weeklyWish(wish, stock) });
		else notes.push(leftOut(typed));
		if (found.besides && !excluded) parts.push({ text: typed.trim(), wish: found.besides, isSilent: true });
		if (wish && found.note) notes.push(found.note);
		rest = `${rest.slice(0, at)} ${rest.slice(at + own.length)}`;
	}
	const elsewhere = withMakesElsewhere(rest, stock);
	notes.push(...elsewhere.notes);
	const isRead = parts.length > 0 || notes.length > 0;
	const unmeant = withoutUnread(elsewhere.text, isRead);
	notes.push(...[...unmeant.left, ...unfiltered(unmeant.rest, stock)].map(leftOut));
	const said = inStockWords(isRead ? unmeant.rest.replace(looseMarks, ' ') : unmeant.rest, stock);
	const isAmongOthers = isRead || /\S\s+\S/.test(said);
	return { words: withoutStopWords(withoutEverything(said, stock), stock, isAmongOthers), said, parts, notes };
}

/** Where somebody is only the browser knows, and it is asked by a button alone. */
const nearNotes = (text: string, { valuesOf }: AskedStock): string[] =>
	/\bnear(?:est)?(?: to)? (?:me|by)\b|\bclosest(?: to me)?\b|\bin my area\b/i.test(text) && valuesOf('city').length > 1
		? ['For those close to you choose “Near me” or a city.']
		: [];

function amountIn(text: string, scale: Scale): FoundWish | null {
	for (const { pattern, read } of amountRules) {
		for (const match of text.matchAll(pattern)) {
			const wish = read(match.groups ?? {}, scale);
			if (wish) return { text: match[0], at: match.index, wish };
		}
	}
	return null;
}

function tradeIn(text: string, stock: AskedStock): FoundWish | null {
	for (const { pattern, read } of tradeRules) {
		const match = pattern.exec(text);
		const wish = match && read(match, stock);
		if (match && wish) return { text: match[0], at: match.index, wish };
	}
	return null;
}

function nameIn(text: string, stock: AskedStock): FoundWish | null {
	for (const { pattern, read } of nameRules) {
		const match = pattern.exec(text);
		const wish = match && read(stock);
		if (match && wish) return { text: match[0], at: match.index, wish };
	}
	return null;
}
