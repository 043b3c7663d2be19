import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A VIN made up from a code and a pattern of a public list, and the makes that the list has for it. */
export type TrueVin = { vin: string; makes: readonly string[] };

const marks = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Seeded, so that a run can be repeated. */
function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}
const random = createRandom(15);
const pick = (from: string): string => from[Math.floor(random() * from.length)] ?? '0';
const digits = (count: number): string => Array.from({ length: count }, () => pick('0123456789')).join('');

/** `1FA * Ford`, `1C4 *JTB 2012-2012 Dodge`. */
export function* usVins(each: number): Generator<TrueVin> {
	for (const line of linesOf('us-register.txt')) {
		const [, code = '', pattern = '', years, make = ''] = /^(\S+) (\S+) (?:(\d{4}-\d{4}) )?(.+)$/.exec(line) ?? [];
		for (let turn = 0; turn < each; turn++) {
			const year = years === undefined ? 1990 + Math.floor(random() * 37) : pickYear(years);
			yield { vin: vinOf(code, pattern, year), makes: [make] };
		}
	}
}

/** `KMH Hyundai | Genesis`. */
export function* worldVins(each: number): Generator<TrueVin> {
	for (const line of linesOf('world-list.txt')) {
		const [, code = '', makes = ''] = /^(\S+) (.+)$/.exec(line) ?? [];
		for (let turn = 0; turn < each; turn++) {
			yield { vin: vinOf(code, '*', 1990 + Math.floor(random() * 37)), makes: makes.split(' | ') };
		}
	}
}

function linesOf(file: string): string[] {
	const text = readFileSync(join(import.meta.dirname, file), 'utf8');
	return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

function pickYear(years: string): number {
	const [from = 0, to = 0] = years.split('-').map(Number);
	return from + Math.floor(random() * (to - from + 1));
}

/** Marks 4 to 8 by the pattern; in North America mark 7 is a letter from 2010 on. */
function vinOf(code: string, pattern: string, year: number): string {
	const wanted = pattern.match(/\[[^\]]+\]|./g) ?? [];
	const vds = [0, 1, 2, 3, 4].map((at) => {
		const mark = wanted[at];
		const isFree = mark === undefined || mark === '*';
		if (isFree && at === 3) return pick(year >= 2010 ? 'ABCDEFGHJKLMNPRSTUVWXYZ' : '0123456789');
		return isFree ? pick(marks) : pick(choicesOf(mark));
	});
	return `${code}${vds.join('')}${pick('0123456789X')}${yearCodes[(year - 1980) % 30]}${pick(marks)}${digits(6)}`;
}

function choicesOf(mark: string): string {
	if (mark === '#') return '0123456789';
	if (!mark.startsWith('[')) return mark;
	return mark
		.slice(1, -1)
		.replace(/(.)-(.)/g, (_, from: string, to: string) => marks.slice(marks.indexOf(from), marks.indexOf(to) + 1));
}
