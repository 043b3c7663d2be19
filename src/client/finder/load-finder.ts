import { type FinderFile, finderPath } from '../../contract/finder.ts';

let file: Promise<FinderFile> | undefined;

/** What the site suggests and its menus show; fetched once a page, and again where that failed. */
export function loadFinder(): Promise<FinderFile> {
	file ??= fetchFile().catch((error: unknown) => {
		file = undefined;
		throw error;
	});
	return file;
}

async function fetchFile(): Promise<FinderFile> {
	const response = await fetch(finderPath);
	if (!response.ok) throw new Error(`${finderPath} answered ${response.status}.`);
	return response.json();
}
