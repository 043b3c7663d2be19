import { capitalised } from '../words/wording.ts';

/**
 * Where a lead came from, by what its link said (FORM-10): `utm_source=google&utm_medium=cpc` and a bare `gclid` are both
 * Google Ads. Null where nothing says it: typed in, from a bookmark, or found by a search.
 */
export function leadSource(params: Readonly<Record<string, unknown>>): string | null {
	const of = (name: string): string => String(params[name] ?? '').trim();
	const source = of('utm_source').toLowerCase();
	const isPaid = /^(?:cpc|ppc|paid|paid[ _-]?(?:search|social)|display|ads?)$/i.test(of('utm_medium'));
	const clicked = clickMarks.find(([names]) => names.some((name) => of(name) !== ''));
	if (clicked && (source === '' || isPaid || clicked[1].toLowerCase().startsWith(source))) return clicked[1];
	if (source === '') return null;
	const [, name = null] = known.find(([pattern]) => pattern.test(source)) ?? [];
	if (name === 'Google') return isPaid ? 'Google Ads' : 'Google';
	return name ?? capitalised(source.slice(0, longest));
}

const longest = 40;

/** What advertisers add to their links themselves. */
const clickMarks: readonly (readonly [names: readonly string[], source: string])[] = [
	[['gclid', 'gbraid', 'wbraid'], 'Google Ads'],
	[['msclkid'], 'Microsoft Ads'],
	[['fbclid'], 'Facebook'],
	[['ttclid'], 'TikTok'],
];

/** What people write of the same source, and its name. */
const known: readonly (readonly [RegExp, string])[] = [
	[/^(?:google|adwords|google[ _-]?ads)$/, 'Google'],
	[/^(?:fb|facebook|meta|facebook\.com)$/, 'Facebook'],
	[/^(?:ig|instagram)$/, 'Instagram'],
	[/^(?:bing|microsoft)$/, 'Microsoft Ads'],
	[/^tiktok$/, 'TikTok'],
	[/^youtube$/, 'YouTube'],
	[/^(?:carsales|carsales\.com\.au)$/, 'carsales'],
	[/^(?:newsletter|e-?mail|mailchimp|edm)$/, 'E-mail'],
];
