import { type Reading, scalarText, unreadable } from './reading.ts';

const longestLine = 500;
const longestText = 20_000;

/** One line of text, blanks joined. Numbers are text too: Mazda sells a model `3`. */
export function line(found: unknown): Reading<string> {
	if (typeof found === 'number') return { value: String(found) };
	if (typeof found !== 'string') return unreadable('not a text');
	const value = cleaned(found).replace(/\s+/g, ' ').trim();
	return value.length > longestLine ? unreadable(`longer than ${longestLine} characters`) : { value };
}

/** Text that keeps its line breaks. */
export function paragraphs(found: unknown): Reading<string> {
	if (typeof found !== 'string') return unreadable('not a text');
	const value = cleaned(found.replace(/\r\n?/g, '\n')).trim();
	if (value.length <= longestText) return { value };
	return { value: cleaned(value.slice(0, longestText)), note: `cut to ${longestText} characters` };
}

/** `2.0L turbo diesel`; `0 L` is how feeds write an electric motor or nothing at all. */
export function engine(found: unknown): Reading<string> {
	if (typeof found === 'string' && /^0+(?:\.0+)? ?(?:l|litres?|cc)?$/i.test(found)) {
		return { note: '0 is taken as not known' };
	}
	return line(found);
}

/**
 * The address of a file: https://…, //host/…, or a path of the site itself. Whether the site has a file with that path is
 * for `own-files.ts` to say; a path without its first slash is one from the top of the site.
 */
export function address(found: unknown): Reading<string> {
	if (typeof found !== 'string') return unreadable('not an address');
	const url = found.trim();
	if (/[\s\\]|\p{Surrogate}/u.test(url)) return unreadable('not an address');
	if (url.startsWith('//')) return webAddress(`https:${url}`, 'https: put in front');
	if (url.startsWith('/')) return URL.canParse(url, anySite) ? { value: url } : unreadable('not an address');
	if (/^https?:/i.test(url)) return webAddress(url);
	if (/^[\w-]+:/.test(url) || !fileName.test(url)) return unreadable('not an address');
	return { value: `/${url.replace(/^(?:\.\/)+/, '')}`, note: 'read as a path of the site' };
}

/** Only says how paths are put together. */
const anySite = 'https://site.invalid';
const fileName = /\.(?:jpe?g|png|webp|avif|gif|svg|pdf|html?)$/i;

/** An address that a browser, and so `new URL`, can read. */
function webAddress(url: string, note?: string): Reading<string> {
	const isReadable = /^https?:\/\/[^/]/i.test(url) && URL.canParse(url);
	return isReadable ? { value: url, note } : unreadable('not an address');
}

const yes = new Set(['true', 'yes', 'y', '1', 't', 'on']);
const no = new Set(['false', 'no', 'n', '0', 'f', 'off']);

/** true or false, also as yes and no, 1 and 0. */
export function flag(found: unknown): Reading<boolean> {
	if (typeof found === 'boolean') return { value: found };
	const word = scalarText(found).toLowerCase();
	if (!yes.has(word) && !no.has(word)) return unreadable('not true or false');
	return { value: yes.has(word), ...(word !== 'true' && word !== 'false' && { note: 'read as true or false' }) };
}

/** Without control characters and without halves of characters, which can't be written into a page or an address. */
function cleaned(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/gu, '');
}
