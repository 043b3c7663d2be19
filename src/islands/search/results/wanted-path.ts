import { capitalised } from '../../../domain/words/wording.ts';

/** The contact page (`path`, a site's `wantedPath`) with a search that finds nothing: its form starts with it, and with the type of vehicle where it is one. Of words alone it says the words. */
export const wantedPath = (path: string, wanted: string, types: readonly string[] = []): string =>
	path +
	encodeURIComponent(capitalised(wanted.replace(/^\S+ matching “(.+)”$/, '$1'))).replaceAll('%20', '+') +
	(types.length === 1 ? `&car_type=${types[0]}` : '');
