/** What keeps a JSON text from being taken, and where: an offset from 0. */
export type JsonFault = { at: number; found: string; expected: string; hint?: string };

type Open = { keys: Map<string, number> | null };
type Expects = 'value' | 'first value' | 'first key' | 'key' | 'colon' | 'comma' | 'nothing';

const deepest = 100;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const literal = /(?:true|false|null)(?!\w)/y;
const blanks = /[ \t\r\n]*/y;

/**
 * Goes through a JSON text for what `JSON.parse` does not say or does not mind: where exactly it stops being JSON, a key
 * that an object has twice, nesting without end, half a character. Null for a text that is as it should be.
 */
export function scanJson(text: string): JsonFault | null {
	const open: Open[] = [];
	let expects: Expects = 'value';
	const closed = (): Expects => (open.length === 0 ? 'nothing' : 'comma');
	for (let at = endOf(blanks, text, 0); at < text.length; at = endOf(blanks, text, at)) {
		const char = text[at] ?? '';
		const inner = open.at(-1);
		const isEnd = expects === 'comma' || expects === (inner?.keys ? 'first key' : 'first value');
		if (inner && isEnd && char === (inner.keys ? '}' : ']')) {
			open.pop();
			at++;
			expects = closed();
		} else if (expects === 'comma' && char === ',') {
			at++;
			expects = inner?.keys ? 'key' : 'value';
		} else if (expects === 'colon' && char === ':') {
			at++;
			expects = 'value';
		} else if ((expects === 'key' || expects === 'first key') && char === '"' && inner?.keys) {
			const end = endOfString(text, at);
			if (typeof end !== 'number') return end;
			const key = String(JSON.parse(text.slice(at, end)));
			const first = inner.keys.get(key);
			if (first !== undefined) return doubleKey(text, key, { at, first });
			inner.keys.set(key, at);
			at = end;
			expects = 'colon';
		} else if ((expects === 'value' || expects === 'first value') && (char === '{' || char === '[')) {
			if (open.length === deepest) return { at, found: `more than ${deepest} levels`, expected: 'fewer levels' };
			open.push({ keys: char === '{' ? new Map() : null });
			at++;
			expects = char === '{' ? 'first key' : 'first value';
		} else if (expects === 'value' || expects === 'first value') {
			const end = endOfScalar(text, at);
			if (typeof end !== 'number') return end;
			at = end;
			expects = closed();
		} else return notJson(text, at);
	}
	return expects === 'nothing' ? null : notJson(text, text.trimEnd().length);
}

function endOf(pattern: RegExp, text: string, at: number): number {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : at;
}

function endOfScalar(text: string, at: number): number | JsonFault {
	if (text[at] === '"') return endOfString(text, at);
	const end = Math.max(endOf(number, text, at), endOf(literal, text, at));
	return end > at ? end : notJson(text, at);
}

function endOfString(text: string, at: number): number | JsonFault {
	let end = at + 1;
	while (end < text.length && text[end] !== '"' && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
	if (text[end] !== '"') return { ...notJson(text, at), expected: 'a text that ends with " on the same line' };
	const written = text.slice(at, end + 1);
	try {
		const value = String(JSON.parse(written));
		if (value.isWellFormed()) return end + 1;
		return { at, found: excerpt(written), expected: 'complete characters: this one is cut in half' };
	} catch {
		// A control character or a backslash that means nothing.
		return { ...notJson(text, at), hint: 'A backslash is written \\\\, a line break \\n.' };
	}
}

function doubleKey(text: string, key: string, { at, first }: { at: number; first: number }): JsonFault {
	const line = text.slice(0, first).split('\n').length;
	const hint = `It is on line ${line} too, and only the last would count. Remove one of them.`;
	return { at, found: `${JSON.stringify(key)} for the second time`, expected: 'each key once in its object', hint };
}

function notJson(text: string, at: number): JsonFault {
	const found = excerpt(text.slice(at)) || 'the end of the file';
	const hint = /^[“”„‟‘’‚«»]/.test(found)
		? 'Quotes are straight in JSON: put " in place of the curly ones.'
		: 'Look for a missing or extra comma, quote or bracket just before it.';
	return { at, found, expected: 'valid JSON', hint };
}

const excerpt = (text: string): string => (text.split('\n', 1)[0] ?? '').trim().slice(0, 40);
