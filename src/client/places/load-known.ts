import { type KnownPlace, readKnownPlaces } from '../../domain/places/known-places.ts';
import type { Locale } from '../../domain/words/locale.ts';

let loaded: Promise<readonly KnownPlace[]> | null = null;

/** The suburbs and towns of the page's country; they come once, when somebody looks for one (LOC-2). None where we have no table. */
export function loadKnown(locale: Locale): Promise<readonly KnownPlace[]> {
	loaded ??= tableOf(locale).then(readKnownPlaces);
	return loaded;
}

async function tableOf(locale: Locale): Promise<string> {
	if (locale === 'en-AU') return (await import('../../domain/places/known/australia.ts')).australia;
	if (locale === 'en-NZ') return (await import('../../domain/places/known/new-zealand.ts')).newZealand;
	return '';
}
