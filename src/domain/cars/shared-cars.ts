/**
 * A link that shows somebody the cars that one has saved (USER-1): `?cars=1021,1044`, ids and nothing else, so that no
 * personal data is in it. Whatever else stands there is ignored: anybody can write a link.
 */

/** The key of the link's query. */
export const sharedCarsKey = 'cars';

/** A link has room for so many: it stays short enough for every app that people send links with. */
export const mostShared = 40;

/** The text for the link: the latest of these ids, the latest first. */
export const sharedText = (ids: readonly number[]): string => ids.toReversed().slice(0, mostShared).join(',');

/** The ids in the text of a link, each once, {@link mostShared} at most. */
export function sharedIds(text: string | null): number[] {
	const parts = (text ?? '').split(',', mostShared * 4).map((part) => part.trim());
	const ids = parts.filter((part) => /^[1-9]\d{0,15}$/.test(part)).map(Number);
	return [...new Set(ids.filter(Number.isSafeInteger))].slice(0, mostShared);
}
