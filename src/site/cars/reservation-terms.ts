import type { SiteConfig } from '../../config/site.ts';
import { templateFacts } from '../../domain/words/template.ts';
import { consentVersion } from '../forms/consent.ts';

/** What a visitor agrees to by reserving a car (CAR-11). */
export type ReservationTerms = {
	paragraphs: readonly string[];
	/** A page with the full terms, where there is one. */
	url: string | undefined;
	/** Names this wording: sent as `terms`, kept with the reservation. */
	version: string;
	/** The whole wording, as the server keeps it. */
	text: string;
};

/** The terms of a site's reservations, with its own words filled in. The page shows them and the server keeps them. */
export function reservationTerms({ reservations, template }: Pick<SiteConfig, 'reservations' | 'template'>) {
	const { hold_minutes, terms, terms_url: url } = reservations;
	const words: Record<string, string> = {
		minutes: String(hold_minutes),
		singular: templateFacts(template).singular,
	};
	const paragraphs = terms.map((text) =>
		text.replace(/\{(minutes|singular)\}/g, (_, word: string) => words[word] ?? ''),
	);
	const text = [...paragraphs, ...(url ? [url] : [])].join('\n');
	return { paragraphs, url, version: consentVersion(text), text } satisfies ReservationTerms;
}
