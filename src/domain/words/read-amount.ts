import { localeFacts } from './locale.ts';

/** `$12,500` → `12500`, `85 000 km` → `85000`, under de-DE `12.500,50 €` → `12500.50`; what is plain already stays. */
export function plainAmount(text: string, locale: string): string {
	const { groupMark } = localeFacts(locale);
	const bare = text.replace(/[$€\s]|km$/gi, '');
	if (groupMark === ',') return bare.replaceAll(',', '');
	const isGrouped = /^\d{1,3}(?:\.\d{3})+(?=,|$)/.test(bare);
	return (isGrouped ? bare.replaceAll('.', '') : bare).replace(',', '.');
}

/** An amount as people write it, `12,990`, `$12 990`, `12990.50`, `13k`; null for anything else, such as `twelve` or nothing at all. May be below 0. */
export function readAmount(text: string, locale: string): number | null {
	const [, plain, thousands] = /^(-?\d+(?:\.\d*)?)(k?)$/i.exec(plainAmount(text.trim(), locale)) ?? [];
	if (plain === undefined) return null;
	return thousands ? Math.round(Number(plain) * 100_000) / 100 : Number(plain);
}

/** A rate in percent, with either decimal mark: `9.4`, `9,4 %`; null for anything else. May be below 0. */
export function readRate(text: string): number | null {
	const plain = text.replace(/[\s%]/g, '').replace(',', '.');
	return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}
