import type { SiteConfig } from '../../config/site.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { consentVersion } from './consent.ts';

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
export function reservationTerms({ reservations, template }: TermsConfig) {
	const { terms, terms_url: url } = reservations;
	const paragraphs = filled(terms, { reservations, template });
	const text = [...paragraphs, ...(url ? [url] : [])].join('\n');
	return { paragraphs, url, version: consentVersion(text), text } satisfies ReservationTerms;
}

/** What happens once the deposit is paid, in the site's own words (CAR-11). */
export const reservationSteps = (config: TermsConfig): string[] => filled(config.reservations.next_steps, config);

type TermsConfig = Pick<SiteConfig, 'reservations' | 'template'>;

function filled(texts: readonly string[], { reservations, template }: TermsConfig): string[] {
	const { singular, drive } = templateWords(template);
	const words: Record<string, string> = { minutes: String(reservations.hold_minutes), singular, drive };
	return texts.map((text) => text.replace(/\{(minutes|singular|drive)\}/g, (_, word: string) => words[word] ?? ''));
}
