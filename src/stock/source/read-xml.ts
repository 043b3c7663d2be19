import { SaxesParser } from 'saxes';
import type { StockRecord } from '../feed/normalise.ts';
import { feedFault } from './stock-problem.ts';

type XmlReading = {
	/** What problems call the feed. */
	name: string;
	/** Where its records are: `/inventory/vehicle`. */
	item: string;
};

/** Far beyond any feed: what is deeper is not a list of cars. */
const deepest = 32;

/**
 * The records of an XML text (SITE-5): each element at the path `item`, with the texts below it by their path from there
 * (`price`, `specs/power`), attributes with an @ (`@id`, `price/@currency`), and a list where one is repeated. It reads
 * the text once and keeps only the records. Entities other than XML's own five are an error, so none can grow. Throws a
 * ProblemError with the line for XML that is not well-formed, and for a path that no element has.
 */
export function readXml(text: string, { name: file, item }: XmlReading): StockRecord[] {
	const path: string[] = [];
	const seen = new Set<string>();
	const records: StockRecord[] = [];
	let open: OpenRecord | null = null;
	const parser = new SaxesParser({ xmlns: false, position: true });
	parser.on('opentag', ({ name, attributes }) => {
		path.push(name);
		if (path.length > deepest) parser.fail(`elements nested deeper than ${deepest} levels`);
		const at = `/${path.join('/')}`;
		if (!open && seen.size < 50) seen.add(at);
		if (!open && at === item) open = { raw: Object.create(null), depth: path.length, line: parser.line, texts: [''] };
		else open?.texts.push('');
		if (open) addAttributes(open, path, attributes);
	});
	const addText = (text: string): void => {
		if (open) open.texts[open.texts.length - 1] += text;
	};
	parser.on('text', addText);
	parser.on('cdata', addText);
	parser.on('closetag', () => {
		if (open) add(open, path.slice(open.depth).join('/'), open.texts.pop() ?? '');
		if (open?.depth === path.length) {
			records.push({ record: open.line, raw: open.raw });
			open = null;
		}
		path.pop();
	});
	parser.on('error', (error) => {
		throw feedFault({ file, path: `line ${parser.line}`, found: plain(error), expected: 'well-formed XML' });
	});
	parser.write(text).close();
	if (records.length === 0 && !seen.has(item)) throw noSuchElement(file, item, [...seen]);
	return records;
}

type OpenRecord = { raw: Record<string, unknown>; depth: number; line: number; texts: string[] };

function addAttributes(open: OpenRecord, path: readonly string[], attributes: Readonly<Record<string, string>>): void {
	const own = path.slice(open.depth).join('/');
	for (const [name, value] of Object.entries(attributes)) {
		add(open, own ? `${own}/@${name}` : `@${name}`, value);
	}
}

/** A value under its path; the second of a path makes a list of them. */
function add({ raw }: OpenRecord, path: string, text: string): void {
	const value = text.trim();
	if (path === '' || value === '') return;
	const before = raw[path];
	raw[path] = before === undefined ? value : [before, value].flat();
}

/** saxes begins its messages with line and column. */
const plain = ({ message }: Error): string => message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');

function noSuchElement(file: string, item: string, paths: readonly string[]): Error {
	return feedFault({
		file,
		found: `no element at ${item}`,
		expected: 'the element of a car that stock_feed.item names',
		hint: `The first elements are at ${paths.slice(0, 12).join(', ')}.`,
	});
}
