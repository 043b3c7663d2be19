import type { StockPointer } from '../../site/index/stock-index.ts';

declare global {
	interface Window {
		/** The index that a page asked for before its scripts were there (`hideUntilSearched`); undefined where it did not come. */
		earlyStock?: Promise<unknown>;
	}
}

/** The index of the stock, parsed: the pointer names the file, whose name changes with its content. */
export async function loadStock(pointerPath: string): Promise<unknown> {
	const early = window.earlyStock;
	delete window.earlyStock;
	const load = async (cache: RequestCache) =>
		loadJson(fileOf((await loadJson(pointerPath, cache)) as StockPointer), 'default');
	// The file may have been replaced since the pointer was read.
	return (await early) || load('no-cache').catch(() => load('reload'));
}

/** The site's pointer to its index. */
export const loadPointer = async (pointerPath: string): Promise<StockPointer> =>
	(await loadJson(pointerPath, 'no-cache')) as StockPointer;

function fileOf({ file }: StockPointer): string {
	if (file === null) throw new Error('The stock is too large.');
	return file;
}

async function loadJson(path: string, cache: RequestCache): Promise<unknown> {
	const response = await fetch(path, { cache });
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.json();
}
