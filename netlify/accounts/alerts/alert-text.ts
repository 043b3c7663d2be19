import type { SiteConfig } from '../../../src/config/site.ts';
import { vehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import type { WatchedNews } from '../../../src/domain/stock/watched-car.ts';
import { templateWords } from '../../../src/domain/words/template-words.ts';
import { capitalised } from '../../../src/domain/words/wording.ts';
import { formatMoney } from '../../../src/domain/words/written-number.ts';

type TextSite = Pick<SiteConfig, 'name' | 'url' | 'locale' | 'template' | 'garage_settings' | 'phone'>;

/** Cars that an SMS names; it costs by its length. */
const mostInSms = 2;

/** An SMS about saved cars: who sends it, what is new, and the way out, as the Spam Act 2003 asks. */
export function smsText(site: TextSite, news: readonly WatchedNews[], stop: string): string {
	const { plural } = templateWords(site.template);
	const more = `${news.length} ${plural} you saved have dropped in price or sold: ${new URL(garageOf(site), site.url).href}`;
	const words = news.length > mostInSms ? more : news.map((one) => newsLine(site, one)).join(' ');
	return `${site.name}: ${words} Opt out: ${stop}`;
}

/** The subject and text of a mail about saved cars. */
export function mailText(
	site: TextSite,
	news: readonly WatchedNews[],
	stop: string,
): { subject: string; text: string } {
	const [first] = news;
	const { plural } = templateWords(site.template);
	const subject = news.length === 1 && first ? subjectOf(site, first) : `News on ${news.length} ${plural} you saved`;
	const lines = news.map((one) => newsLine(site, one));
	const sender = [site.name, site.phone, new URL(site.url).origin].filter(Boolean).join(', ');
	const why = `You asked ${site.name} to keep you posted on the ${plural} you saved.`;
	return { subject, text: [...lines, `${why} Unsubscribe: ${stop}`, sender].join('\n\n').concat('\n') };
}

const whatIsNew = {
	sold: 'has sold',
	gone: 'is no longer for sale',
	cheaper: 'has dropped in price',
} as const satisfies Record<WatchedNews['reason'], string>;

const subjectOf = (site: TextSite, { reason }: WatchedNews): string => `${oneSaved(site)} ${whatIsNew[reason]}`;

/** `A car you saved`, in the site’s word. */
const oneSaved = ({ template }: Pick<TextSite, 'template'>): string =>
	`${capitalised(templateWords(template).one)} you saved`;

function newsLine(site: TextSite, news: WatchedNews): string {
	const { url, locale, template } = site;
	const address = new URL(vehiclePath(template, news.slug), url).href;
	if (news.reason !== 'cheaper') return `${subjectOf(site, news)}: ${address}`;
	const money = (amount: number): string => formatMoney(amount, locale);
	return `${oneSaved(site)} is now ${money(news.price)}, down ${money(news.before - news.price)}: ${address}`;
}

const garageOf = ({ garage_settings: { prefix } }: TextSite): string => `${prefix.replace(/\/$/, '')}/`;
